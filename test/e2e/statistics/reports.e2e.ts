import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import exceljs from 'exceljs';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, photograph, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { signIn } from '@test/helpers/browser/device';
import { choose, fill, openTab, press } from '../steps/forms';
import { buyTokens, payByCard } from '../steps/paying';
import { ru } from '../support/texts';

/** /statistic/report: a ready report becomes one's own, is exported, shared and sent by a schedule. */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  const device = await signIn(app.url, 'admin@demo.adaptika.ru', 'demo-admin');
  admin = await visitAs(browser, app.url, device, 'admin');
});
afterAll(async () => {
  await photograph([admin], 'reports');
  await browser?.close();
  await app?.remove();
});

const at = (path: string) => `${app.url}/#${path}`;
const rows = (page: Page) => page.getByRole('table', { name: ru('reports:rows') }).getByRole('row');
const heads = async (page: Page) =>
  page
    .getByRole('table', { name: ru('reports:rows') })
    .getByRole('columnheader')
    .allInnerTexts();
const snapshotRow = (page: Page) =>
  page
    .getByRole('table', { name: ru('reports:snapshots.table') })
    .getByRole('row')
    .filter({ hasText: 'Кто опаздывает' });
async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

it('the tab offers ready reports; one of them shows who is late, by leader, with its numbers', async () => {
  const { page } = admin;
  await page.goto(at('/statistic'));
  await page.waitForURL(/#\/statistic\/education/);
  await openTab(page, ru('reports:tab'));
  await page.getByText(ru('reports:list.empty')).waitFor();
  await page.getByRole('button', { name: /Просрочки по руководителям/ }).click();
  await page.getByRole('heading', { name: 'Просрочки по руководителям' }).waitFor();
  await page.getByRole('heading', { name: ru('reports:groups.title', { column: 'Руководитель' }) }).waitFor();
  await rows(page).nth(1).waitFor();
  expect(await heads(page)).toEqual([
    'Руководитель',
    'Сотрудник',
    'Подразделение',
    'Что назначено',
    'Название',
    'Срок',
    'Дней просрочки',
  ]);
});

it('columns are removed, added and moved, and the rows follow', async () => {
  const { page } = admin;
  await press(page, ru('reports:columns.open', { count: 7 }));
  const dialog = page.getByRole('dialog', { name: ru('reports:columns.title') });
  await dialog.getByRole('checkbox', { name: 'Подразделение' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Должность' }).check();
  await press(dialog, ru('reports:columns.up', { title: 'Сотрудник' }));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('table', { name: ru('reports:rows') })
    .getByRole('columnheader', { name: 'Должность' })
    .waitFor();
  expect(await heads(page)).toEqual([
    'Сотрудник',
    'Руководитель',
    'Что назначено',
    'Название',
    'Срок',
    'Дней просрочки',
    'Должность',
  ]);
});

it('totals are added and removed, for the whole report and for each group', async () => {
  const { page } = admin;
  await press(page, ru('reports:totals.open', { count: 2 }));
  const dialog = page.getByRole('dialog', { name: ru('reports:totals.title') });
  await dialog.getByRole('checkbox', { name: ru('reports:totals.aggregates.sum') }).check();
  await dialog.getByRole('checkbox', { name: ru('reports:totals.aggregates.average') }).uncheck();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const title = (aggregate: 'sum' | 'max') =>
    ru('reports:totals.of', {
      column: 'Дней просрочки',
      aggregate: ru(`reports:totals.aggregates.${aggregate}`),
    });
  const totals = page.getByRole('region', { name: ru('reports:totals.title') });
  await totals.getByText(title('sum')).waitFor();
  expect(await totals.getByRole('term').allInnerTexts()).toEqual([title('max'), title('sum')]);
  await page
    .getByRole('table', { name: ru('reports:groups.table', { column: 'Руководитель' }) })
    .getByRole('columnheader', { name: title('sum') })
    .waitFor();
});

it('saved as one’s own, the report has a schedule, and its recipients are requested', async () => {
  const { page } = admin;
  await press(page, ru('reports:save.new'));
  const dialog = page.getByRole('dialog', { name: ru('reports:save.new') });
  await fill(dialog, ru('reports:list.name'), 'Кто опаздывает');
  await dialog.getByRole('combobox', { name: ru('reports:schedule.frequency') }).click();
  await page.getByRole('option', { name: ru('reports:schedule.often.weekly') }).click();
  await press(dialog, ru('common:action.save'));
  await dialog.getByText(ru('validation:required')).waitFor();
  await choose(dialog, ru('reports:schedule.recipients'), 'Анна');
  await press(dialog, ru('common:action.save'));
  await page.waitForURL(/#\/statistic\/report\/\d+$/);
  await page.getByRole('heading', { name: 'Кто опаздывает' }).waitFor();
  expect((await heads(page))[0]).toBe('Сотрудник');
});

it('it is exported as a spreadsheet with the same columns and rows', async () => {
  const { page } = admin;
  const download = page.waitForEvent('download');
  await press(page, ru('common:action.export'));
  const file = await download;
  expect(file.suggestedFilename()).toBe('Кто опаздывает.xlsx');
  const book = new exceljs.Workbook();
  const bytes = await readFile(await file.path());
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const sheet = book.worksheets[0];
  const found = await page.getByText(/^Найдено: \d+$/).innerText();
  const count = Number(found.replace(/\D/g, ''));
  // Its counts are on top: the number of rows, and the two totals of the ready report.
  expect(sheet?.getCell('A1').value).toBe('Строк');
  expect(sheet?.getCell('B1').value).toBe(count);
  expect(sheet?.getRow(4).getCell(1).value).toBe('Сотрудник');
  expect((sheet?.rowCount ?? 0) - 4).toBe(count);
  expect(book.worksheets[1]?.getCell('A1').value).toBe('Руководитель');
});

it('it is downloaded as a PDF too', async () => {
  const { page } = admin;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: ru('reports:files.pdf'), exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Кто опаздывает.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

it('the list shows it with its next run; another source has its own columns and statuses', async () => {
  const { page } = admin;
  await press(page, ru('reports:back'));
  const row = page
    .getByRole('table', { name: ru('reports:list.table') })
    .getByRole('row')
    .filter({ hasText: 'Кто опаздывает' });
  await row.getByText(/\d{2}\.\d{2}\.\d{4} 09:00/).waitFor();
  await press(page, ru('reports:list.create'));
  await pick(page, ru('reports:shape.source'), 'Адаптация');
  await rows(page).nth(1).waitFor();
  expect(await heads(page)).toContain('Руководитель');
  await pick(page, ru('reports:shape.state'), 'Завершена');
  await page.getByText(ru('reports:empty')).or(rows(page).nth(1)).first().waitFor();
});

it('it is certified for tokens, whose number is shown first; without tokens the page links to the purchase', async () => {
  const { page } = admin;
  await page.goto(at('/statistic/report'));
  await page.getByRole('link', { name: 'Кто опаздывает' }).click();
  await press(page, ru('reports:snapshot.button'));
  const dialog = page.getByRole('dialog', { name: ru('reports:snapshot.title', { name: 'Кто опаздывает' }) });
  await dialog.getByText(ru('reports:snapshot.missing', { tokens: 40, available: 0 })).waitFor();
  await press(dialog, ru('reports:snapshot.buy'));
  await page.getByTestId('tokens').waitFor();
  await payByCard(page, app.url, '1000');
  await buyTokens(page, app.url, 100);

  await page.goto(at('/statistic/report'));
  await page.getByRole('link', { name: 'Кто опаздывает' }).click();
  await press(page, ru('reports:snapshot.button'));
  await dialog.getByText(ru('reports:snapshot.price', { tokens: 40, left: 60 })).waitFor();
  await press(dialog, ru('reports:snapshot.button'));
  await page.waitForURL(/#\/statistic\/report\/snapshots$/);
  await snapshotRow(page).getByText(ru('reports:snapshots.states.ready'), { exact: true }).waitFor();
});

it('its checksum distinguishes the file from an altered one', async () => {
  const { page } = admin;
  const download = page.waitForEvent('download');
  await snapshotRow(page)
    .getByRole('button', { name: ru('reports:snapshots.download', { name: 'Кто опаздывает' }) })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Кто опаздывает.pdf');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await snapshotRow(page).getByText(createHash('sha256').update(bytes).digest('hex')).waitFor();
  const check = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await check('Отчёт.pdf', bytes);
  await page.getByText(/^Файл подлинный: «Кто опаздывает», зафиксировано .+, \S+/).waitFor();
  await check('Правленый.pdf', Buffer.concat([bytes, Buffer.from(' ')]));
  await page.getByText(ru('reports:check.unknown', { file: 'Правленый.pdf' })).waitFor();
});

it('an unneeded report is deleted after a confirmation', async () => {
  const { page } = admin;
  await page.goto(at('/statistic/report'));
  await page.getByRole('link', { name: 'Кто опаздывает' }).click();
  await press(page, ru('common:action.delete'));
  await press(
    page.getByRole('dialog', { name: ru('reports:delete.title', { name: 'Кто опаздывает' }) }),
    ru('common:action.delete'),
  );
  await page.getByText(ru('reports:list.empty')).waitFor();
});
