import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';

const traceSchema = z.object({
  traceEvents: z.array(z.object({ name: z.string(), ts: z.number().optional() })),
});

/** Measures some work with Chromium's own trace: the milliseconds between the frames drawn during it. */
export async function drawnFrames(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
  });
  await work();
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  const drawn = traceEvents
    .flatMap(({ name, ts }) => (name === 'DrawFrame' && ts !== undefined ? [ts / 1000] : []))
    .sort((a, b) => a - b);
  return drawn.flatMap((time, index) => {
    const before = drawn[index - 1];
    return before === undefined ? [] : [time - before];
  });
}
