import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { withClient } from '@server/db/client';
import { openBrowser, visit } from '@test/helpers/browser/browser';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { operation } from '@test/helpers/contract/operations';
import { openSessions } from '@test/helpers/worlds/sessions';
import { type Figure, median, percentile } from '../figures';
import { drawnFrames } from '../frames';
import { growPeople } from '../grow';
import { timed } from '../load';
import { logged, settled } from '../logged';
import { lastTenantTransaction } from '../statements';
import type { World } from '../world';

const ROUNDS = 3;
const POINTING_MS = 150;
const SEARCHES = 100;
/** Partial and complete names that people type. */
const WORDS = ['ив', 'иванова', 'мария', 'фёдор', 'петров-12', 'волкова ал', 'смирн', 'юлия морозова'];
const WHEEL_PX = 1_600;
const anything = z.unknown();

async function openAs(browser: Browser, world: World, token: string): Promise<Page> {
  const device = await deviceOf(world.app.url, token);
  const { page } = await visit(browser, 'person', { storageState: storageOf(world.app.url, device) });
  await page.goto(`${world.app.url}/#/organization`);
  await page.locator('a[href="#/employees"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Milliseconds from the click in the menu until `row` is there. */
async function firstRows(browser: Browser, world: World, token: string, row: string): Promise<number> {
  const page = await openAs(browser, world, token);
  // A person hovers over the link before clicking; this is the shortest delay of a hand in between.
  await page.locator('a[href="#/employees"]').first().hover();
  await page.waitForTimeout(POINTING_MS);
  const time = await page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        document.querySelector<HTMLElement>('a[href="#/employees"]')?.click();
        const look = () => {
          // The frame after the one with the rows in the DOM shows them.
          if (document.querySelector(selector))
            requestAnimationFrame(() => resolve(performance.now() - begin));
          else requestAnimationFrame(look);
        };
        look();
      }),
    row,
  );
  await page.context().close();
  return time;
}

/** The two lists: the selector of a row by its position, counted from 1, and the element with the total count. */
const lists = {
  table: { row: (place: number) => `[aria-rowindex="${place + 1}"]`, count: '[aria-rowcount]' },
  directory: { row: (place: number) => `[aria-posinset="${place}"]`, count: '[aria-setsize]' },
} as const;

async function countOf(page: Page, { count }: (typeof lists)[keyof typeof lists]): Promise<number> {
  const list = page.locator(count).first();
  const rows = await list.getAttribute('aria-rowcount');
  return rows ? Number(rows) - 1 : Number(await list.getAttribute('aria-setsize'));
}

/** Measures scrolling to the last person with Chromium's own trace: the milliseconds between the drawn frames. */
async function scrollToTheEnd(
  browser: Browser,
  world: World,
  token: string,
  list: (typeof lists)[keyof typeof lists],
): Promise<number[]> {
  const page = await openAs(browser, world, token);
  await page.goto(`${world.app.url}/#/employees`);
  await page.locator(list.row(1)).locator('a').first().waitFor();
  const count = await countOf(page, list);
  await page.mouse.move(700, 600);
  const frames = await drawnFrames(browser, page, async () => {
    const last = page.locator(list.row(count));
    while (!(await last.count())) await page.mouse.wheel(0, WHEEL_PX);
    await last.locator('a').first().waitFor();
  });
  await page.context().close();
  return frames;
}

const asked = {
  employees: { pageSize: 30, isArchive: false, sort: 'name', direction: 'asc' },
  colleagues: { pageSize: 60 },
} as const;

async function statementsOfPages(world: World): Promise<Figure[]> {
  const figures: Figure[] = [];
  await logged(world, async (logFile) => {
    for (const name of ['employees', 'colleagues'] as const) {
      const once = () =>
        ask(world.app.url, world.adminToken, anything, operation('employees', name), asked[name]);
      await once();
      await once();
      await settled();
      figures.push({
        name: `statements of the page ${name}, as the browser asks for it`,
        value: lastTenantTransaction(logFile).length,
        unit: '',
        bar: { kind: 'max', value: 4 },
      });
    }
  });
  return figures;
}

async function filterTimes(world: World): Promise<number[]> {
  const document = operation('employees', 'employees');
  const times: number[] = [];
  for (let number = 0; number < SEARCHES; number += 1) {
    const search = WORDS[number % WORDS.length];
    const variables = { ...asked.employees, search };
    times.push(await timed(() => ask(world.app.url, world.adminToken, anything, document, variables)));
  }
  // The first round of words warms the database caches.
  return times.slice(WORDS.length);
}

/** Measures the employees page in an organization of 20,000: how soon it is shown, how it scrolls, how it is filtered. */
export async function measureEmployees(world: World): Promise<Figure[]> {
  await growPeople(world);
  const employeeId = await withClient(world.ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `select max(id) as id from users where organization_id = $1 and not is_archive and not is_admin and not is_leader`,
      [world.organizationId],
    );
    return rows[0]?.id ?? 0;
  });
  const [employee = ''] = await openSessions(world.ownerUrl, [employeeId]);
  const statements = await statementsOfPages(world);
  const search = percentile(await filterTimes(world), 95);
  const browser = await openBrowser();
  try {
    const table: number[] = [];
    const directory: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      table.push(await firstRows(browser, world, world.adminToken, '[role="row"][data-id]'));
      directory.push(await firstRows(browser, world, employee, '[aria-posinset="1"] a'));
    }
    const rowFrames = await scrollToTheEnd(browser, world, world.adminToken, lists.table);
    const frames = await scrollToTheEnd(browser, world, employee, lists.directory);
    return [
      ...statements,
      {
        name: `${world.employees} employees by name, 30 of them with all that the table shows, p95`,
        value: search,
        unit: 'ms',
        bar: { kind: 'max', value: 100 },
      },
      {
        name: 'employees, first rows of the table after the click',
        value: median(table),
        unit: 'ms',
        bar: { kind: 'max', value: 300 },
        note: 'opened for the first time; the menu was pointed at 150 ms before',
      },
      {
        name: 'the same of the directory',
        value: median(directory),
        unit: 'ms',
        bar: { kind: 'max', value: 300 },
      },
      {
        name: `scroll to the last of ${world.employees} rows of the table: frames, median`,
        value: median(rowFrames),
        unit: 'ms',
        bar: { kind: 'max', value: 50 },
        note: `${rowFrames.length} frames of Chromium’s trace, p95 ${percentile(rowFrames, 95).toFixed(0)} ms`,
      },
      {
        name: `scroll to the last of ${world.employees} colleagues: frames, median`,
        value: median(frames),
        unit: 'ms',
        bar: { kind: 'max', value: 50 },
        note: `${frames.length} frames of Chromium’s trace, p95 ${percentile(frames, 95).toFixed(0)} ms`,
      },
    ];
  } finally {
    await browser.close();
  }
}
