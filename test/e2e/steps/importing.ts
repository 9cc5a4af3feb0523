import { photograph, type Visitor } from '@test/helpers/browser';
import { eventually } from '../support/eventually';
import { STRANGER } from '../support/messy-table';
import { ru } from '../support/texts';

/** The row whose manager nobody knows: found by what it says, mended by keyboard as in a spreadsheet. */
export async function mendManager(director: Visitor, people: number): Promise<void> {
  const { page } = director;
  await page.getByText(ru('imports:rows.wrong', { count: 1 })).waitFor();
  const grid = page.getByRole('grid');
  await grid.getByRole('gridcell').first().waitFor();
  await page.getByRole('combobox', { name: ru('imports:rows.filter') }).click();
  await page.getByRole('option', { name: ru('imports:rows.filters.wrong', { number: 1 }) }).click();
  await eventually(() => grid.getByRole('row').count(), 2);
  await photograph([director], 'moment-2-wrong');
  await grid.getByRole('gridcell').nth(1).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await grid.getByRole('gridcell', { name: STRANGER }).waitFor();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await page.getByText(ru('imports:rows.fine', { count: people })).waitFor();
}
