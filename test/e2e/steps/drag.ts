import type { Locator, Page } from 'playwright-core';

/** So many frames without a change, and what was on its way has come. */
const FRAMES_STILL = 12;

/** A hand waits until what it takes, and what it takes it to, stands still. */
async function standStill(page: Page, ...things: Locator[]): Promise<void> {
  const handles = await Promise.all(things.map((thing) => thing.elementHandle()));
  await page.evaluate(
    ([elements, frames]) =>
      new Promise<void>((resolve) => {
        let [last, same] = ['', 0];
        const look = () => {
          const now = JSON.stringify(elements.map((element) => element?.getBoundingClientRect()));
          same = now === last ? same + 1 : 0;
          last = now;
          if (same >= frames) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    [handles, FRAMES_STILL] as const,
  );
}

/**
 * Takes one thing by the mouse and lets it go over another one, as people do: when that says that it would take it.
 * `taking`: what says so.
 */
export async function dropOnto(page: Page, from: Locator, to: Locator, taking: Locator): Promise<void> {
  await standStill(page, from, to);
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('what is dragged, or where to, is not there');
  await page.mouse.move(start.x + Math.min(60, start.width / 2), start.y + start.height / 2);
  await page.mouse.down();
  const [x, y] = [end.x + Math.min(130, end.width / 2), end.y + end.height / 2];
  await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.move(x + 2, y);
  await taking.waitFor();
  await page.mouse.up();
}
