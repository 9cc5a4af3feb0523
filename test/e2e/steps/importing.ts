import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Visitor } from '@test/helpers/browser/browser';
import type { RunningApp } from '@test/helpers/built-app';
import { eventually } from '../support/eventually';
import { messyTable, STRANGER } from '../support/files/messy-table';
import { photographEveryLook } from '../support/photographs';
import { ru } from '../support/texts';
import { press } from './forms';

/** The row with an unknown manager: found by its message, corrected by keyboard as in a spreadsheet. */
async function correctManager(director: Visitor, people: number): Promise<void> {
  const { page } = director;
  await page.getByText(ru('imports:rows.wrong', { count: 1 })).waitFor();
  const grid = page.getByRole('grid');
  await grid.getByRole('gridcell').first().waitFor();
  await page.getByRole('combobox', { name: ru('imports:rows.filter') }).click();
  await page.getByRole('option', { name: ru('imports:rows.filters.wrong', { number: 1 }) }).click();
  await eventually(() => grid.getByRole('row').count(), 2);
  await photographEveryLook(director, 'moment-2-wrong');
  await grid.getByRole('gridcell').nth(1).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await grid.getByRole('gridcell', { name: STRANGER }).waitFor();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await page.getByText(ru('imports:rows.fine', { count: people })).waitFor();
}

/** Imports people from a messy table: columns, positions, one manager to correct, a summary, the result. */
export async function importMessyTable(director: Visitor, app: RunningApp, count: number): Promise<void> {
  const { page } = director;
  const file = join(app.dataDir, 'Список.xlsx');
  await writeFile(file, await messyTable(count));
  await page.goto(`${app.url}/#/employees`);
  await page
    .getByRole('link', { name: ru('employees:action.import') })
    .first()
    .click();
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText(ru('imports:columns.text', { count })).waitFor({ timeout: 60_000 });
  const columnOf = (title: string) =>
    page.getByRole('combobox', { name: ru('imports:columns.label', { title }) }).textContent();
  expect(await columnOf('Примечание')).toBe(ru('imports:columns.skip'));
  expect(await columnOf('Таб. №')).toBe(ru('imports:field.personnelNumber'));
  expect(await columnOf('Непосредственный руководитель')).toBe(ru('imports:field.leader'));
  await photographEveryLook(director, 'moment-2-columns');
  await press(page, ru('imports:columns.next'));
  await page.getByText(ru('imports:places.text')).waitFor();
  await press(page, ru('imports:next'));
  await correctManager(director, count);
  await press(page, ru('imports:next'));
  await page.getByText(ru('imports:summary.lettersOff')).waitFor();
  await page.getByText(ru('imports:summary.note.noted', { count: 1 })).waitFor();
  const head = { subdivision: 'Кондитерский цех', name: 'Борис Белов' };
  await page.getByText(ru('imports:leaders.proposed', head)).waitFor();
  await photographEveryLook(director, 'moment-2-summary');
  await press(page, ru('imports:summary.run'));
  await page.getByRole('heading', { name: ru('imports:result.title') }).waitFor();
  await page.getByText(ru('imports:leaders.appointed', head)).waitFor();
  await photographEveryLook(director, 'moment-2-result');
}
