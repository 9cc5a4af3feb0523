import type { Browser } from 'playwright-core';
import { openBrowser } from '@test/helpers/browser/browser';
import { z } from 'zod';
import { asAdmin } from '../as-admin';
import { type Figure, median } from '../figures';
import { growPositions, POSITIONS } from '../grow';
import { measureChartFiles } from './pages/measure-chart-files';
import { measureCoverage } from './measure-coverage';
import { measureGrid } from './pages/measure-grid';
import { measureMoves } from './measure-moves';
import type { World } from '../world';

const ROUNDS = 3;
const PAN_STEPS = 60;

/** Milliseconds from the click on «Схема» until cards are shown. */
async function firstPaint(browser: Browser, world: World): Promise<number> {
  const page = await asAdmin(browser, world);
  await page.goto(`${world.app.url}/#/structure/positions`);
  await page.getByRole('treeitem').first().waitFor();
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        document.querySelector<HTMLElement>('button[value="chart"]')?.click();
        const look = () => {
          if (document.querySelector('[id^="chart-card-"]')) {
            // The frame after this one shows the cards.
            requestAnimationFrame(() => resolve(performance.now() - begin));
          } else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.context().close();
  return time;
}

/** Frames per second while the person drags the chart, and while the wheel zooms. */
async function smoothness(browser: Browser, world: World): Promise<{ pan: number; zoom: number }> {
  const page = await asAdmin(browser, world);
  await page.goto(`${world.app.url}/#/structure/positions?view=chart`);
  await page.locator('[id^="chart-card-"]').first().waitFor();
  await page.locator('.lucide-chevrons-up-down').first().click();
  await page.waitForTimeout(1_500);
  const count = async (work: () => Promise<void>) => {
    await page.evaluate(() => {
      const frames: number[] = [];
      Object.assign(window, { benchFrames: frames, isBenching: true });
      const note = (time: number) => {
        frames.push(time);
        if ('isBenching' in window && window.isBenching) requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await work();
    const frames = await page.evaluate(() => {
      Object.assign(window, { isBenching: false });
      return 'benchFrames' in window && Array.isArray(window.benchFrames) ? window.benchFrames : [];
    });
    const gaps = z
      .array(z.number())
      .parse(frames)
      .flatMap((time, index, all) => {
        const before = all[index - 1];
        return before === undefined ? [] : [time - before];
      });
    return 1000 / median(gaps);
  };
  const frame = await page.locator('.react-flow').boundingBox();
  if (!frame) throw new Error('there is no chart');
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height - 40];
  const pan = await count(async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 0; step < PAN_STEPS; step += 1) {
      await page.mouse.move(x + (step % 2 ? 5 : 12) * (step % 20), y - step * 4);
    }
    await page.mouse.up();
  });
  const zoom = await count(async () => {
    for (let step = 0; step < PAN_STEPS; step += 1) {
      await page.mouse.wheel(0, step < PAN_STEPS / 2 ? 60 : -60);
      await page.waitForTimeout(16);
    }
  });
  await page.context().close();
  return { pan, zoom };
}

/** Measures the structure of a big organization: its chart, its grid and its matrix, and moving a branch. */
export async function measureStructure(world: World): Promise<Figure[]> {
  await growPositions(world);
  const browser = await openBrowser();
  try {
    const paints: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) paints.push(await firstPaint(browser, world));
    const { pan, zoom } = await smoothness(browser, world);
    return [
      {
        name: `org chart of ${POSITIONS} positions: first paint`,
        value: median(paints) / 1000,
        unit: 's',
        bar: { kind: 'max', value: 1 },
        note: 'from the click on «Схема», its code loaded for the first time',
      },
      { name: 'the same, all unfolded: panning', value: pan, unit: 'fps', bar: { kind: 'min', value: 50 } },
      { name: 'the same, all unfolded: zooming', value: zoom, unit: 'fps', bar: { kind: 'min', value: 50 } },
      ...(await measureChartFiles(browser, world)),
      ...(await measureGrid(browser, world)),
      ...(await measureCoverage(world)),
      ...(await measureMoves(world)),
    ];
  } finally {
    await browser.close();
  }
}
