import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import exceljs from 'exceljs';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { openSessions } from '@test/helpers/worlds/sessions';
import { tableFile } from '@test/helpers/files/table-file';
import { openOwnRegulation, sign } from '../steps/reading';
import { type Published, publishedFor } from '../support/published';
import { ru } from '../support/texts';

/** An admin imports people from a spreadsheet, and rolls the import back. */
jest.setTimeout(240_000);

let app: RunningApp;
let browser: Browser;
let world: Published;
let admin: Visitor;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  world = await publishedFor(app, 'Импорт');
  admin = await visit(browser, 'admin', {
    storageState: storageOf(app.url, world.admin),
  });
  await ask(
    app.url,
    world.admin.token,
    z.unknown(),
    `mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }`,
    {
      rule: {
        objectType: 'regulation',
        objectId: world.regulationId,
        audience: { groups: [{ all: true }], exceptUserIds: [] },
        dueDays: 5,
      },
    },
  );
});
afterAll(async () => {
  await photograph([admin], 'import');
  await browser?.close();
  await app?.remove();
});

const ROWS = [
  ['ФИО', 'Почта', 'Телефон', 'Должность', 'Отдел', 'Дата приёма', 'Наставник'],
  [
    'Смирнова Анна Петровна',
    'anna@zavod.ru',
    '8 (912) 345-67-89',
    'Кассир',
    'Торговый зал',
    '5 марта 2024 г.',
    '',
  ],
  [
    'Котов Борис',
    'boris@zavod.ru',
    '+7 912 000 00 01',
    'Кассир',
    'Торговый зал',
    '32.13.2024',
    'Смирнова Анна',
  ],
  ['Лишний Егор', 'egor-bez-sobaki', '', 'Специалист', 'Отдел', '01.04.2024', ''],
];

const press = (name: string) => admin.page.getByRole('button', { name, exact: true }).click();
const step = (name: string) => admin.page.getByText(name, { exact: true }).first().waitFor();

/** Corrects the text of a cell by keyboard, as in a spreadsheet. */
async function correctCell(before: RegExp, text: string): Promise<void> {
  const cell = admin.page.getByRole('gridcell', { name: before });
  await cell.dblclick();
  const input = admin.page.getByRole('grid').locator('input[type="text"]');
  await input.fill(text);
  await input.press('Enter');
}

it('a table is mapped, its positions resolved, its cells corrected, previewed in a dry run, run, and reported', async () => {
  const { page } = admin;
  const file = join(app.dataDir, 'Сотрудники.xlsx');
  await writeFile(file, await tableFile(ROWS));
  await page.goto(`${app.url}/#/employees`);
  await page.getByRole('link', { name: ru('employees:action.import') }).click();
  await page.locator('input[type="file"]').setInputFiles(file);

  await page.getByText(ru('imports:columns.text', { count: 3 })).waitFor();
  const position = page.getByRole('combobox', { name: ru('imports:columns.label', { title: 'Отдел' }) });
  expect(await position.textContent()).toBe(ru('imports:field.subdivision'));
  await press(ru('imports:columns.next'));

  await page.getByText(ru('imports:places.text')).waitFor();
  await page.getByText('Торговый зал').waitFor();
  await press(ru('imports:next'));

  await page.getByText(ru('imports:rows.wrong', { count: 2 })).waitFor();
  await correctCell(/32\.13\.2024/, '13.12.2024');
  await page.getByText(ru('imports:rows.wrong', { count: 1 })).waitFor();
  // Decisions and corrections are stored on the server: a reload loses none of them.
  await page.reload();
  await page.getByText(ru('imports:rows.wrong', { count: 1 })).waitFor();
  await correctCell(/egor-bez-sobaki/, 'egor@zavod.ru');
  await page.getByText(ru('imports:rows.fine', { count: 3 })).waitFor();
  await press(ru('imports:next'));

  await step(ru('imports:summary.obligations'));
  await page.getByText(ru('imports:summary.lettersOff')).waitFor();
  await press(ru('imports:summary.run'));
  await page.getByRole('heading', { name: ru('imports:result.title') }).waitFor();

  const [download] = await Promise.all([page.waitForEvent('download'), press(ru('imports:result.report'))]);
  const book = new exceljs.Workbook();
  await book.xlsx.readFile(await download.path());
  const outcomes = book.worksheets[0]?.getColumn(2).values.slice(2);
  expect(outcomes).toEqual(['Создан', 'Создан', 'Создан']);
  expect(admin.failures).toEqual([]);
});

const peopleSchema = z.object({
  users: z.object({ items: z.array(z.object({ id: z.number(), nameFull: z.string() })) }),
});

async function idOf(name: string): Promise<number> {
  const { users } = await ask(
    app.url,
    world.admin.token,
    peopleSchema,
    '{ users { items { id nameFull } } }',
  );
  return users.items.find(({ nameFull }) => nameFull === name)?.id ?? 0;
}

it('rolled back after somebody signed: signers stay and are named, the others are removed', async () => {
  const [token = ''] = await openSessions(await ownerUrlOf(app), [await idOf('Анна Смирнова')]);
  const anna = await visit(browser, 'anna', {
    storageState: storageOf(app.url, await deviceOf(app.url, token)),
  });
  await anna.page.goto(`${app.url}/#/regulation`);
  await openOwnRegulation(anna, 'Правила');
  await sign(anna);

  const { page } = admin;
  await press(ru('imports:result.rollBack'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: ru('imports:rollback.confirm') }).click();
  await page.getByRole('heading', { name: ru('imports:result.rolledBack') }).waitFor();
  await page.getByText(new RegExp(`Анна Смирнова: ${ru('imports:obstacle.signed')}`)).waitFor();
  expect(await idOf('Анна Смирнова')).toBeGreaterThan(0);
  expect(await idOf('Борис Котов')).toBe(0);
  expect(await idOf('Егор Лишний')).toBe(0);
  expect(admin.failures).toEqual([]);
});
