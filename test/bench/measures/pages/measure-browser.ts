import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from '@test/helpers/browser/browser';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import { type Figure, median } from '../../figures';
import { encodedSize } from './page-scripts';
import type { World } from '../../world';

/** A mid-range phone on slow 4G, as in Lighthouse. */
const PHONE = { viewport: { width: 390, height: 844 } };
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638_400 * 0.9) / 8,
  uploadThroughput: (675_000 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;
const ROUNDS = 3;
const QUIET_MS = 1_000;

interface Loaded {
  bytes: number;
  requests: number;
}

/** The scripts that a new visitor's browser loads for a page, until `isThere` and for a second after it. */
async function scriptsOf(
  browser: Browser,
  url: string,
  isThere: (page: Page) => Promise<void>,
): Promise<Loaded> {
  const { page, context } = await visit(browser, 'first');
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  await page.goto(url);
  await isThere(page);
  await page.waitForTimeout(QUIET_MS);
  await context.close();
  return {
    bytes: [...scripts].reduce((sum, script) => sum + encodedSize(script, 'gzip'), 0),
    requests: scripts.size,
  };
}

/** Measures the sign-in page until it opens, and until its form can be used. */
async function measureFirstLoad(browser: Browser, url: string): Promise<Figure[]> {
  const page = await scriptsOf(browser, `${url}/#/lending`, (opened) =>
    opened.getByRole('heading', { level: 1 }).waitFor(),
  );
  const form = await scriptsOf(browser, `${url}/#/lending?modal=signIn`, (opened) =>
    opened.getByRole('dialog').getByRole('textbox').first().waitFor(),
  );
  return [
    {
      name: 'sign-in page: JavaScript, gzip',
      value: page.bytes / 1000,
      unit: 'kB',
      bar: { kind: 'max', value: 200 },
    },
    { name: 'sign-in page: requests for it', value: page.requests, unit: '', bar: { kind: 'max', value: 5 } },
    {
      name: 'the same with its form opened: JavaScript, gzip',
      value: form.bytes / 1000,
      unit: 'kB',
      bar: { kind: 'max', value: 200 },
      note: 'the form is loaded when it is asked for',
    },
    {
      name: 'the same with its form opened: requests for it',
      value: form.requests,
      unit: '',
      bar: { kind: 'max', value: 5 },
    },
  ];
}

/** Seconds until the largest element of the first screen is painted. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const { page, context } = await visit(browser, 'phone', PHONE);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(`${url}/#/lending`, { timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return time / 1000;
}

async function signedIn(browser: Browser, world: World): Promise<Page> {
  const device = await deviceOf(world.app.url, world.adminToken);
  const { page } = await visit(browser, 'admin', { storageState: storageOf(world.app.url, device) });
  await page.goto(world.app.url);
  await page.getByRole('navigation').first().waitFor();
  return page;
}

const ROUTES = ['#/structure/employees', '#/regulation/editor/list', '#/structure/positions'];

/** Counts the queries when an already visited page is opened again, and measures its layout shift. */
async function measureRoutes(browser: Browser, world: World): Promise<Figure[]> {
  const page = await signedIn(browser, world);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.method() === 'POST') asked += 1;
  });
  const open = async (route: string) => {
    await page.goto(`${world.app.url}/${route}`);
    await page.waitForTimeout(QUIET_MS);
  };
  for (const route of ROUTES) await open(route);
  const counts: number[] = [];
  for (const route of ROUTES) {
    asked = 0;
    await open(route);
    counts.push(asked);
  }
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  await page.context().close();
  return [
    {
      name: 'requests when a list is opened again, the most of any',
      value: Math.max(...counts),
      unit: '',
      bar: { kind: 'max', value: 1 },
      note: ROUTES.map((route, index) => `${route} ${counts[index]}`).join(', '),
    },
    { name: 'layout shift over six route changes', value: shift, unit: '', bar: { kind: 'max', value: 0.1 } },
  ];
}

/** Measures the waiting time of a person at a browser. */
export async function measureBrowser(world: World): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const paints: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) paints.push(await largestPaint(browser, world.app.url));
    return [
      ...(await measureFirstLoad(browser, world.app.url)),
      {
        name: 'largest paint of the sign-in page, phone on slow 4G',
        value: median(paints),
        unit: 's',
        bar: { kind: 'max', value: 1.5 },
        note: 'throttled Chromium',
      },
      ...(await measureRoutes(browser, world)),
    ];
  } finally {
    await browser.close();
  }
}
