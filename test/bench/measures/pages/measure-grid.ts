import type { Browser } from 'playwright-core';
import { asAdmin } from '../../as-admin';
import { type Figure, median, percentile } from '../../figures';
import { drawnFrames } from '../../frames';
import { growPeople } from '../../grow';
import type { World } from '../../world';

const ROUNDS = 3;
const WHEEL_PX = 1_200;
const TAB = 'a[href="#/structure/list"]';
const ROW = '[role="row"][data-id]';

/** Milliseconds from the click on «Список» until rows are shown. */
async function firstRows(browser: Browser, world: World): Promise<number> {
  const page = await asAdmin(browser, world);
  await page.goto(`${world.app.url}/#/structure/positions`);
  await page.getByRole('treeitem').first().waitFor();
  await page.waitForLoadState('networkidle');
  const time = await page.evaluate(
    ([tab, row]) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        document.querySelector<HTMLElement>(tab)?.click();
        const look = () => {
          // The frame after the one with the rows in the DOM shows them.
          if (document.querySelector(row)) requestAnimationFrame(() => resolve(performance.now() - begin));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [TAB, ROW] as const,
  );
  await page.context().close();
  return time;
}

async function scrollToTheEnd(browser: Browser, world: World): Promise<{ frames: number[]; rows: number }> {
  const page = await asAdmin(browser, world);
  await page.goto(`${world.app.url}/#/structure/list`);
  await page.locator(ROW).first().waitFor();
  const rows = Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1;
  await page.locator(ROW).nth(3).hover();
  const frames = await drawnFrames(browser, page, async () => {
    const last = page.locator(`[role="row"][data-rowindex="${rows - 1}"]`);
    while (!(await last.count())) await page.mouse.wheel(0, WHEEL_PX);
  });
  await page.context().close();
  return { frames, rows };
}

/** Measures the list of all positions and subdivisions as a grid: how soon it is shown, and how it scrolls. */
export async function measureGrid(browser: Browser, world: World): Promise<Figure[]> {
  await growPeople(world);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await firstRows(browser, world));
  const { frames, rows } = await scrollToTheEnd(browser, world);
  return [
    {
      name: `structure as a grid of ${rows} rows: first rows after the click`,
      value: median(times),
      unit: 'ms',
      bar: { kind: 'max', value: 1_000 },
      note: 'its code loaded for the first time',
    },
    {
      name: 'the same, scroll to the last row: frames, median',
      value: median(frames),
      unit: 'ms',
      bar: { kind: 'max', value: 50 },
      note: `${frames.length} frames of Chromium’s trace, p95 ${percentile(frames, 95).toFixed(0)} ms`,
    },
  ];
}
