import type { Page } from 'playwright-core';
import { ru } from '../support/texts';

/** The provider's employee in a client's workspace sees whose it is. */
export const banner = (page: Page) => page.getByRole('region', { name: ru('support:inside.label') });
/** The first entry of the history with that text. */
export const historyLine = (page: Page, text: string) =>
  page.getByRole('row', { name: new RegExp(text) }).first();
export const mayChange = (page: Page) => banner(page).getByText(ru('support:inside.mode.change'));

/** Enters the selected client's workspace, from its tab «Администрирование кабинета». */
export async function enterWorkspace(
  page: Page,
  client: string,
  purpose: 'look' | 'change',
  reason: string,
): Promise<void> {
  await page.getByRole('button', { name: ru('support:enter.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: ru('support:enter.purpose') }).click();
  await page.getByRole('option', { name: ru(`support:enter.purposeOf.${purpose}`) }).click();
  await dialog.getByRole('textbox', { name: ru('support:enter.reason') }).fill(reason);
  await dialog.getByRole('button', { name: ru('support:enter.submit'), exact: true }).click();
  await banner(page).getByText(client).waitFor();
}

/** Sets the length of an adaptation in the settings. */
export async function setAdaptDays(page: Page, days: string): Promise<void> {
  await page.getByRole('textbox', { name: ru('organization:setting.adaptDays') }).fill(days);
  await page.getByRole('button', { name: ru('common:action.save') }).click();
  await page.getByText(ru('common:saved')).first().waitFor();
}
