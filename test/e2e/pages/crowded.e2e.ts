import { Client } from 'pg';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { openBrowser, visit } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, signIn, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { settled } from '../support/inspection';
import { press } from '../steps/forms';
import { clippedTexts, coveredButtons, sidewaysParts, watchCoveredButtons } from '../support/layout';
import { ru } from '../support/texts';

/** Names of the maximum length, and notifications over the page that they belong to. */
jest.setTimeout(300_000);

const MARK = 'Длинно';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 700 };

/** Names of 120 letters, without a line break opportunity. */
const LONG_NAMES = ['subdivision', 'position', 'regulation', 'role'].map(
  (table) => `update ${table} set name = left('${MARK}' || id || repeat('слово', 30), 120)`,
);

const shape = z.object({
  users: z.object({ items: z.array(z.object({ id: z.number() })) }),
  positions: z.object({ items: z.array(z.object({ id: z.number() })) }),
  subdivisions: z.object({ items: z.array(z.object({ id: z.number() })) }),
  regulations: z.object({ items: z.array(z.object({ id: z.number() })) }),
});

let app: RunningApp;
let browser: Browser;
let admin: Device;
let addresses: string[];

/** As on another day: whoever was reminded in the other window can be reminded again. */
async function forgetReminders(): Promise<void> {
  const client = new Client({ connectionString: await ownerUrlOf(app) });
  await client.connect();
  try {
    await client.query('update assignment set reminded_at = null');
  } finally {
    await client.end();
  }
}

async function lengthenNames(): Promise<void> {
  const client = new Client({ connectionString: await ownerUrlOf(app) });
  await client.connect();
  try {
    await client.query(
      "update users set name_first = repeat($1, 10), name_second = repeat($1, 10) where email not like 'admin@%'",
      [MARK],
    );
    for (const statement of LONG_NAMES) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A person's name as long as real ones are. */
const REAL_NAME = { first: 'Александра-Виктория', second: 'Константинопольская-Преображенская' };

async function nameEverybody(): Promise<void> {
  const client = new Client({ connectionString: await ownerUrlOf(app) });
  await client.connect();
  try {
    await client.query("update users set name_first = $1, name_second = $2 where email not like 'admin@%'", [
      REAL_NAME.first,
      REAL_NAME.second,
    ]);
  } finally {
    await client.end();
  }
}

/** The admin's browser, for all tests: whoever comes back has the program in their cache. */
let adminPage: Page | undefined;

/** The admin at their start page, which is loaded anew, in a window of that size. */
async function enter(window: typeof DESK): Promise<Page> {
  adminPage ??= (
    await visit(browser, 'crowded', { storageState: storageOf(app.url, admin, { isEdit: true }) })
  ).page;
  await adminPage.setViewportSize(window);
  await adminPage.goto(app.url);
  await adminPage.locator('nav').first().waitFor({ state: 'attached' });
  return adminPage;
}

interface Walk {
  clipped: string[];
  sideways: string[];
}

/** What was found on the pages, by the width of the window. */
const walks = new Map<number, Walk>();

/** Whatever is checked: the pages are visited once in a window of each size. */
async function walk(window: typeof DESK): Promise<Walk> {
  const known = walks.get(window.width);
  if (known) return known;
  const page = await enter(window);
  const found: Walk = { clipped: [], sideways: [] };
  for (const address of addresses) {
    await page.goto(`${app.url}/#${address}`);
    await settled(page, address);
    // Looking for clipped texts brings the pointer over them: it comes last.
    found.sideways.push(...(await sidewaysParts(page)).map((problem) => `${address}: ${problem}`));
    found.clipped.push(...(await clippedTexts(page, MARK)).map((problem) => `${address}: ${problem}`));
  }
  walks.set(window.width, found);
  return found;
}

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  admin = await signIn(app.url, 'admin@demo.adaptika.ru', 'demo-admin');
  await lengthenNames();
  const found = await ask(
    app.url,
    admin.token,
    shape,
    `{ users(pageSize: 1) { items { id } } positions(pageSize: 1) { items { id } }
       subdivisions(pageSize: 1) { items { id } } regulations(scope: editor, pageSize: 1) { items { id } } }`,
  );
  const first = (name: keyof typeof found) => found[name].items[0]?.id ?? 0;
  addresses = [
    ...['/organization', '/today', '/employees', `/employees/${first('users')}`, '/adaptation'],
    ...['/structure/positions', `/structure/positions/${first('positions')}`, '/structure/list'],
    ...['/structure/employees', `/structure/employees/${first('subdivisions')}`, '/regulation/my/list'],
    ...[
      '/regulation/editor/list',
      '/regulation/subdivision/list',
      '/statistic',
      '/roles',
      '/roles/purpose-roles',
    ],
    ...['access', 'edit'].map((tab) => `/regulation/editor/${first('regulations')}/${tab}`),
  ];
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

it.each([DESK, PHONE, SMALL])(
  'a long name is truncated with a title, or wraps, at $width px',
  async (window) => {
    expect((await walk(window)).clipped).toEqual([]);
  },
);

it('none of these pages scrolls sideways at 1440 px, with long names and an open panel', async () => {
  expect((await walk(DESK)).sideways).toEqual([]);
});

it.each([DESK, PHONE])(
  'a notification covers no button of a form, a panel or a dialog at $width px',
  async (window) => {
    const page = await enter(window);
    const region = ru('common:notification.region');
    const problems: string[] = [];
    let opened = 0;
    for (const address of [
      '/settings/setting-main',
      '/structure/positions/new',
      '/employees/new',
      '/organization?viewAs=1',
      '/organization?edit=1',
    ]) {
      await page.evaluate(() =>
        sessionStorage.setItem('adaptika:notification', 'error:Не удалось сохранить'),
      );
      opened += 1;
      await page.goto(`${app.url}/?opened=${opened}#${address}`);
      const notification = page
        .getByRole('region', { name: region, includeHidden: true })
        .locator('svg')
        .first();
      // The notification stays as long as the pointer is over it.
      await notification.hover();
      await page.waitForTimeout(1500);
      problems.push(...(await coveredButtons(page, region)).map((problem) => `${address}: ${problem}`));
    }
    expect(problems).toEqual([]);
  },
);

it.each([DESK, PHONE])(
  'a notification about a reminder covers no button at any moment, while its dialog closes and after, at $width px',
  async (window) => {
    await forgetReminders();
    const page = await enter(window);
    await page.goto(`${app.url}/#/statistic/regulation/people/notSigned`);
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: /^Напомнить/ }).click();
    const question = page.getByRole('dialog', { name: /^Напомнить/ });
    const watched = await watchCoveredButtons(page, ru('common:notification.region'), 2);
    await press(question, ru('reminders:send'));
    await question.waitFor({ state: 'detached' });
    const { pictures, covered } = await watched();
    expect(pictures).toBeGreaterThan(5);
    expect(covered).toEqual([]);
  },
);

it.each([DESK, PHONE, SMALL])(
  'a person’s long name is read in lists, cards, plans and matrices at $width px; on a phone it is whole',
  async (window) => {
    await nameEverybody();
    const isPhone = window.width < 600;
    const problems: string[] = [];
    let shown = 0;
    const employee = await signIn(app.url, 'employee@demo.adaptika.ru', 'demo-employee');
    const pages = {
      admin: [
        ...['/employees', '/structure/employees?people=1', '/structure/employees/2', '/adaptation', '/today'],
        ...['/regulation/subdivision/list', '/tests/subdivision/list', '/qualification?tab=subdivision'],
        ...['/statistic/regulation/people/notSigned', '/regulation/editor/1/access', '/organization/history'],
      ],
      employee: ['/employees', '/employees?view=list'],
    };
    for (const [device, list] of [
      [admin, pages.admin],
      [employee, pages.employee],
    ] as const) {
      const { page } = await visit(browser, 'long name', {
        storageState: storageOf(app.url, device),
        viewport: window,
      });
      await page.goto(app.url);
      await page.locator('nav').first().waitFor({ state: 'attached' });
      for (const address of list) {
        await page.goto(`${app.url}/#${address}`);
        await settled(page, address);
        shown += await page.getByText(REAL_NAME.second.slice(0, 12)).count();
        const found = await clippedTexts(page, REAL_NAME.second, isPhone ? 'main, [role="dialog"]' : '');
        problems.push(...found.map((problem) => `${address}: ${problem}`));
      }
      await page.context().close();
    }
    expect(problems).toEqual([]);
    expect(shown).toBeGreaterThan(50);
  },
);
