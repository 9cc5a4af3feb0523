import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Request } from 'playwright-core';
import { projectRoot } from '@server/config/paths';
import { openBrowser, visit } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, deviceOf, storageOf } from '@test/helpers/browser/device';
import { assignTest, PLAIN_SETTINGS, publishTest, singleChoice } from '@test/helpers/worlds/published-test';
import { until } from '@test/helpers/until';
import { register } from '../support/organization';
import { ru } from '../support/texts';

/** The view before the app runs, and how much a person has to load for it. */
jest.setTimeout(180_000);

const phone = { width: 390, height: 844 };

/** The maximum JavaScript, in kB over the wire (a browser gets brotli), that a new browser loads until a page is shown. */
const MAX_KILOBYTES = 240;

/** What starting a test loads beyond the list of tests, in kB of gzip: a file of it, and all with what other pages share. */
const MAX_RUNNER_KILOBYTES = { file: 80, all: 90 };

const listPages: readonly { route: string; heading: string }[] = [
  { route: '/regulation/my/list', heading: ru('regulations:heading') },
  { route: '/employees', heading: ru('employees:title') },
];

let app: RunningApp;
let browser: Browser;
let admin: Device;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  const owner = await register(app.url, 'Первый экран');
  admin = await deviceOf(app.url, owner.token);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

async function arrive(settings: Parameters<typeof storageOf>[2] = {}): Promise<Page> {
  const storageState = storageOf(app.url, admin, settings);
  const { page } = await visit(browser, 'phone', { storageState, viewport: phone });
  return page;
}

/** Returns the address of the program's file, which is in the page. */
async function programAddress(): Promise<string> {
  const page = await fetch(app.url).then((answer) => answer.text());
  const [, address] = /data-program="?([^" >]+)/.exec(page) ?? [];
  if (address === undefined) throw new Error('the page names no program');
  return `${app.url}${address}`;
}

/** Delays the app's script until the returned function is called. */
async function holdProgram(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(await programAddress(), async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

const head = (page: Page) => page.locator('.first-page');

const startOf = (page: Page, address: string) =>
  page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime, address);

test('the program of whoever is signed in is asked for beside the styles, and a visitor’s after the first paint', async () => {
  const program = await programAddress();
  const own = await arrive();
  const letThrough = await holdProgram(own);
  await own.goto(`${app.url}/#/employees`, { waitUntil: 'commit' });
  await head(own).waitFor();
  await own
    .locator(`link[rel="preload"][href="${new URL(program).pathname}"]`)
    .waitFor({ state: 'attached' });
  letThrough();
  await own.context().close();

  const { page } = await visit(browser, 'visitor', { viewport: phone });
  await page.goto(`${app.url}/#/lending`);
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, program);
  const painted = await startOf(page, 'first-contentful-paint');
  expect(painted).toBeGreaterThan(0);
  expect(await startOf(page, program)).toBeGreaterThanOrEqual(painted ?? Number.NaN);
  await page.context().close();
});

test('the header of a list page and the outline of its list are there before the app has loaded, and the page replaces them without a layout shift', async () => {
  const page = await arrive();
  const letThrough = await holdProgram(page);
  await page.goto(`${app.url}/#/regulation/my/list`, { waitUntil: 'commit' });
  const purpose = head(page).getByText(ru('regulations:purpose.my'));
  await purpose.waitFor();
  await expect(head(page).getByText(ru('regulations:heading')).isVisible()).resolves.toBe(true);
  const outline = head(page).locator('.first-page-list');
  expect((await outline.boundingBox())?.height).toBeGreaterThan(300);
  const rows = await outline.evaluate((list) => getComputedStyle(list).backgroundImage);
  expect(rows).toContain('repeating-linear-gradient');
  await expect(head(page).locator('.first-page-search').isVisible()).resolves.toBe(true);
  const before = await purpose.boundingBox();
  letThrough();
  await page.getByRole('heading', { level: 1, name: ru('regulations:heading') }).waitFor();
  const after = await page.getByRole('main').getByText(ru('regulations:purpose.my')).boundingBox();
  expect(after?.y).toBe(before?.y);
  expect(after?.height).toBe(before?.height);
  await expect(head(page).count()).resolves.toBe(0);
  await page.context().close();
});

test('it uses the language of the device, and a page without its own header shows only the frame', async () => {
  const page = await arrive({ lang: 'en-us' });
  await page.route(await programAddress(), (route) => route.abort());
  await page.goto(`${app.url}/#/employees`, { waitUntil: 'commit' });
  await head(page).getByText('Employees', { exact: true }).waitFor();
  await page.goto(`${app.url}/?other#/roles`, { waitUntil: 'commit' });
  await page.locator('.first-frame-bar').waitFor();
  await expect(head(page).count()).resolves.toBe(0);
  await page.context().close();
});

test.each([
  { route: '/regulation/my/list', heading: ru('regulations:heading'), first: ['initApp', 'regulationsMy'] },
  { route: '/employees', heading: ru('employees:title'), first: ['initApp', 'employees'] },
])(
  'the first queries of $route are sent while the app loads, and once',
  async ({ route, heading, first }) => {
    const page = await arrive();
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] = /query (\w+)/.exec(request.postData() ?? '') ?? [];
      if (name && request.url().endsWith('/graphql')) asked.push(name);
    });
    const letThrough = await holdProgram(page);
    await page.goto(`${app.url}/#${route}`, { waitUntil: 'commit' });
    await head(page).waitFor();
    // The program is still held back: nothing else asks.
    await until(() => Promise.resolve(first.every((name) => asked.includes(name))));
    letThrough();
    await page.getByRole('main').getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((name) => first.includes(name)).sort()).toEqual([...first].sort());
    await page.context().close();
  },
);

test.each(listPages)(`$route loads at most ${MAX_KILOBYTES} kB of JavaScript`, async ({ route, heading }) => {
  const page = await arrive();
  const scripts = new Map<string, Request>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    // A preloaded script is requested once more, and served from the browser's cache.
    if (request.resourceType() === 'script' && !scripts.has(pathname)) scripts.set(pathname, request);
  });
  await page.goto(`${app.url}/#${route}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    [...scripts].map(async ([path, request]) => ({ path, length: (await request.sizes()).responseBodySize })),
  );
  const total = sizes.reduce((sum, { length }) => sum + length, 0) / 1000;
  expect({ sizes, total, isWithin: total > 200 && total <= MAX_KILOBYTES }).toEqual({
    sizes,
    total,
    isWithin: true,
  });
  await page.context().close();
});

test(`starting a test loads files of at most ${MAX_RUNNER_KILOBYTES.file} kB`, async () => {
  const question = singleChoice('q1', 'Где огнетушитель?', [
    { id: 'a', text: 'У входа' },
    { id: 'b', text: 'На складе' },
  ]);
  const questions = [question];
  const test = { name: 'Пожарная безопасность', questions, settings: PLAIN_SETTINGS };
  const id = await publishTest(app.url, admin.token, test);
  await assignTest(app.url, admin.token, id, { all: true });
  const page = await arrive();
  await page.goto(`${app.url}/#/tests/my/list`);
  await page.getByRole('link', { name: /Пожарная безопасность/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(`${app.url}/#/tests/my/${id}/passing`);
  await page.getByRole('button', { name: ru('tests:start.begin') }).click();
  await page.getByText('Где огнетушитель?').waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = [...scripts].map((path) => ({
    path,
    length: statSync(join(projectRoot, 'build/public', `${path}.gz`)).size,
  }));
  const total = sizes.reduce((sum, { length }) => sum + length, 0) / 1000;
  const largest = Math.max(...sizes.map(({ length }) => length)) / 1000;
  const isWithin = total > 10 && total <= MAX_RUNNER_KILOBYTES.all && largest <= MAX_RUNNER_KILOBYTES.file;
  expect({ sizes, total, isWithin }).toEqual({ sizes, total, isWithin: true });
  await page.context().close();
});
