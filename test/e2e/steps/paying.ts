import type { Page } from 'playwright-core';
import { ru } from '../support/texts';
import { fill, press } from './forms';

/** An amount as shown on the page, with non-breaking spaces. */
export const sum = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

/** Tops up the balance by card from the balance page, on the simulator's page and back. */
export async function payByCard(page: Page, url: string, roubles: string): Promise<void> {
  await page.goto(`${url}/#/payment/balance`);
  await press(page, ru('payment:topUp.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:topUp.title') });
  await fill(dialog, /Сумма/, roubles);
  await press(dialog, ru('payment:topUp.submit'));
  await page.waitForURL(/\/api\/payments\/simulator\//);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await page.getByText(/Баланс пополнен на/).waitFor();
}

/** Buys tokens from the balance; `count`: one of the frequent numbers. */
export async function buyTokens(page: Page, url: string, count: number): Promise<void> {
  await page.goto(`${url}/#/payment/tokens`);
  await press(page, ru('payment:tokens.buy.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:tokens.buy.title') });
  await dialog.getByRole('button', { name: ru('payment:tokens.count', { count }) }).click();
  await press(dialog, ru('payment:tokens.buy.submit'));
  await page.getByRole('dialog', { name: /^Чек № \d+$/ }).waitFor();
}
