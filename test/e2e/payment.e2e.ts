import type { Browser } from 'playwright-core';
import { openBrowser, photograph, type Visitor, visitAs } from '@test/helpers/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf } from '@test/helpers/device';
import { fill, press } from './steps/forms';
import { register } from './support/organization';
import { ru } from './support/texts';

/** Money and tokens: a top-up through the simulator of demonstrations, a purchase, and what both leave in the ledger. */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let elsewhere: Visitor;

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  const { token } = await register(app.url, 'Ромашка');
  const device = await deviceOf(app.url, token);
  admin = await visitAs(browser, app.url, device, 'admin');
  elsewhere = await visitAs(browser, app.url, device, 'elsewhere');
});
afterAll(async () => {
  await photograph([admin, elsewhere], 'payment');
  await browser?.close();
  await app?.remove();
});

const at = (path: string) => `${app.url}/#${path}`;
const tokens = (count: number) => ru('payment:tokens.count', { count });
/** A sum as it stands on the page, whose spaces do not break. */
const sum = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

it('nothing can be bought of nothing: the way to the top-up is there', async () => {
  const { page } = admin;
  await page.goto(at('/payment/tokens'));
  await page.getByTestId('tokens').getByText(tokens(0)).waitFor();
  await press(page, ru('payment:tokens.buy.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:tokens.buy.title') });
  await dialog.getByText(sum('не хватает 100 ₽')).waitFor();
  // What the page warns of, the server refuses.
  await press(dialog, ru('payment:tokens.buy.submit'));
  await dialog.getByText('На балансе не хватает денег').waitFor();
  await press(dialog, ru('payment:tokens.buy.topUp'));
  await page.getByTestId('balance').waitFor();
});

it('a card pays at the simulator’s page, which says that no money moves, and the balance is there', async () => {
  const { page } = admin;
  await press(page, ru('payment:topUp.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:topUp.title') });
  await dialog.getByText(ru('payment:topUp.simulated')).waitFor();
  await fill(dialog, /Сумма/, '5000');
  await press(dialog, ru('payment:topUp.submit'));
  await page.waitForURL(/\/api\/payments\/simulator\//);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await page.getByText(sum('Баланс пополнен на 5 000 ₽')).waitFor();
  await page.getByTestId('balance').getByText(sum('5 000 ₽')).waitFor();
});

it('tokens are bought of it, with a receipt; the other tab shows them without a reload', async () => {
  await elsewhere.page.goto(at('/payment/tokens'));
  await elsewhere.page.getByTestId('tokens').getByText(tokens(0)).waitFor();

  const { page } = admin;
  await page.goto(at('/payment/tokens'));
  await press(page, ru('payment:tokens.buy.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:tokens.buy.title') });
  await dialog.getByRole('button', { name: tokens(500) }).click();
  await dialog.getByText(sum('Останется 4 500 ₽')).waitFor();
  await press(dialog, ru('payment:tokens.buy.submit'));
  const receipt = page.getByRole('dialog', { name: /^Чек № \d+$/ });
  await receipt.getByText(tokens(500)).waitFor();
  await receipt.getByText(sum('^4 500 ₽$')).waitFor();
  await press(receipt, ru('common:action.close'));
  await receipt.waitFor({ state: 'detached' });
  await page.getByTestId('tokens').getByText(tokens(500)).waitFor();

  await elsewhere.page.getByTestId('tokens').getByText(tokens(500)).waitFor();
  await elsewhere.page.getByRole('button', { name: /^Чек № \d+$/ }).waitFor();
});

it('the ledger has both, newest first, and the purchase leads to its receipt', async () => {
  const { page } = admin;
  await page.goto(at('/payment/balance'));
  const history = page.getByRole('table', { name: ru('payment:history.title') });
  const rows = history.getByRole('row');
  await rows.nth(1).getByText(ru('payment:kind.purchase')).waitFor();
  await rows.nth(1).getByText(sum('^-500 ₽$')).waitFor();
  await rows.nth(2).getByText(ru('payment:kind.topUp')).waitFor();
  await rows.nth(2).getByText(sum('^\\+5 000 ₽$')).waitFor();
  await rows
    .nth(1)
    .getByRole('link', { name: /^Чек № \d+$/ })
    .click();
  await page
    .getByRole('dialog', { name: /^Чек № \d+$/ })
    .getByText(tokens(500))
    .waitFor();
});

it('what the tokens were used for is taken along as a spreadsheet', async () => {
  const { page } = admin;
  await page.goto(at('/payment/transaction'));
  const download = page.waitForEvent('download');
  await press(page, ru('payment:writeOffs.export'));
  expect((await download).suggestedFilename()).toBe('Списания токенов.xlsx');
});
