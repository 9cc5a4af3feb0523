import type { Locator, Page } from 'playwright-core';

/** After this many frames without a change, movements are finished. */
const FRAMES_STILL = 12;

/** Waits until the source and the target of a drag stop moving. */
async function waitUntilStill(page: Page, ...things: Locator[]): Promise<void> {
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
 * Drags one element onto another with the mouse, and releases it once the target shows that it accepts the drop. `taking`: the
 * element that shows it.
 */
export async function dropOnto(
  page: Page,
  from: Locator,
  to: Locator,
  dropIndicator: Locator,
): Promise<void> {
  await waitUntilStill(page, from, to);
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('what is dragged, or where to, is not there');
  await page.mouse.move(start.x + Math.min(60, start.width / 2), start.y + start.height / 2);
  await page.mouse.down();
  const [x, y] = [end.x + Math.min(130, end.width / 2), end.y + end.height / 2];
  await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.move(x + 2, y);
  await dropIndicator.waitFor();
  await page.mouse.up();
}
