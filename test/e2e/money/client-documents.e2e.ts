import type { Browser, Page } from 'playwright-core';
import { withClient } from '@server/db/client';
import { bankStatement } from '@test/helpers/payment/bank-statement';
import { openBrowser, photograph, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { ownerUrlOf, rootAccount, type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, signIn } from '@test/helpers/browser/device';
import { fill, press } from '../steps/forms';
import { register } from '../support/organization';
import { ru } from '../support/texts';

/** Client documents: a firm requests an invoice, the bank statement pays it, the provider sees and stores them all. */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
let provider: Visitor;
let client: Visitor;

const INN = '5036045205';
const BANK = '{"name": "Банк", "bik": "044525225", "account": "40702810938000000001", "corr": ""}';

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  const root = await signIn(app.url, rootAccount.email, rootAccount.password);
  const { token, email } = await register(app.url, 'Ромашка');
  await withClient(await ownerUrlOf(app), 'test', async (database) => {
    await database.query(
      `update organization set form_inn = '7707083893', form_address = 'Москва', form_bank = $1
       where id::text = (select value from setting where name = 'superOrganizationId')`,
      [BANK],
    );
    await database.query(
      'update organization set form_inn = $1 where id = (select organization_id from users where email = $2)',
      [INN, email],
    );
  });
  provider = await visitAs(browser, app.url, root, 'provider');
  client = await visitAs(browser, app.url, await deviceOf(app.url, token), 'client');
});
afterAll(async () => {
  await photograph([provider, client], 'client-documents');
  await browser?.close();
  await app?.remove();
});

const at = (path: string) => `${app.url}/#${path}`;
/** An amount as shown on the page, with non-breaking spaces. */
const sum = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));
const rows = (page: Page) => page.getByRole('table', { name: ru('office:tab.documents') }).getByRole('row');
const named = (number: number) =>
  ru('office:documents.named', { type: ru('payment:documents.invoice'), number });

async function askForInvoice(amount: string): Promise<void> {
  const { page } = client;
  await page.goto(at('/payment/documents'));
  await press(page, ru('payment:invoice.request'));
  const dialog = page.getByRole('dialog', { name: ru('payment:invoice.title') });
  await fill(dialog, /Сумма/, amount);
  await press(dialog, ru('payment:invoice.submit'));
  await dialog.waitFor({ state: 'detached' });
}

it('the provider sees a client’s invoice when it is requested, without a reload', async () => {
  const { page } = provider;
  await page.goto(at('/back-office/documents'));
  await page.getByText(ru('office:documents.empty')).waitFor();
  await askForInvoice('24000');
  await askForInvoice('5000');
  await rows(page)
    .filter({ hasText: named(1) })
    .getByText(sum('24 000 ₽'))
    .waitFor();
  await rows(page)
    .filter({ hasText: named(2) })
    .getByText(ru('payment:documents.state.issued'))
    .waitFor();
  expect(await rows(page).filter({ hasText: 'Ромашка' }).count()).toBe(2);
});

it('the bank statement is imported: the transfer that names its invoice is selected, the unknown one is not', async () => {
  const { page } = provider;
  await press(page, ru('office:statement.title'));
  const dialog = page.getByRole('dialog', { name: ru('office:statement.title') });
  const paste = dialog.getByLabel(ru('office:statement.paste'));
  await paste.fill('Номер=1');
  await press(dialog, ru('office:statement.read'));
  await dialog.getByText(ru('errors:payment.statementUnknown')).waitFor();

  // As banks provide it: a file in a Windows encoding.
  const text = bankStatement([
    { number: '77', day: '01.11.2026', sum: '24000.00', purpose: 'Оплата по счёту № 1' },
    { number: '78', day: '01.11.2026', sum: '300.00', payerInn: '7728168971', purpose: 'Возврат займа' },
  ]);
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: new RegExp(ru('office:statement.drop')) }).click();
  await (await chooser).setFiles({ name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer: windows1251(text) });
  const transfers = dialog.getByRole('table', { name: ru('office:statement.transfers') }).getByRole('row');
  const ours = transfers.filter({ hasText: 'Оплата по счёту № 1' });
  await ours.getByText(ru('office:statement.match.exact')).waitFor();
  expect(await ours.getByRole('checkbox').isChecked()).toBe(true);
  const stranger = transfers.filter({ hasText: 'Возврат займа' });
  await stranger.getByText(ru('office:statement.match.none')).waitFor();
  expect(await stranger.getByRole('checkbox').isEnabled()).toBe(false);

  await press(dialog, ru('office:statement.enter', { count: 1 }));
  await ours.getByText(ru('office:statement.match.entered')).waitFor();
  await dialog.getByText(ru('office:statement.entered', { count: 1 })).waitFor();
  await press(dialog, ru('common:action.close'));
  await rows(page)
    .filter({ hasText: named(1) })
    .getByText(ru('payment:documents.state.paid'))
    .waitFor();
});

it('the client receives the money, and reads why the other invoice is no longer valid', async () => {
  const { page } = provider;
  await press(page, `${ru('office:documents.void')}: ${named(2)}`);
  const dialog = page.getByRole('dialog');
  await fill(dialog, ru('office:documents.reason'), 'Выставлен дважды');
  await press(dialog, ru('office:documents.void'));
  await rows(page)
    .filter({ hasText: named(2) })
    .getByText('Выставлен дважды')
    .waitFor();

  await client.page.getByText('Выставлен дважды').waitFor();
  await client.page.getByRole('table').getByText(ru('payment:documents.state.paid')).waitFor();
  const pdf = client.page.waitForEvent('download');
  await press(client.page, `${ru('payment:documents.pdf')}: ${ru('payment:documents.invoice')} 1`);
  expect((await pdf).suggestedFilename()).toBe('Счёт № 1.pdf');
  await client.page.goto(at('/payment/balance'));
  await client.page.getByTestId('balance').getByText(sum('^24 000 ₽$')).waitFor();
});

it('the list is filtered, and exported as filtered', async () => {
  const { page } = provider;
  await page.getByRole('combobox', { name: ru('office:documents.status') }).click();
  await page.getByRole('option', { name: ru('payment:documents.state.voided') }).click();
  await rows(page)
    .filter({ hasText: named(1) })
    .waitFor({ state: 'detached' });
  await rows(page)
    .filter({ hasText: named(2) })
    .waitFor();
  const download = page.waitForEvent('download');
  await press(page, ru('common:action.export'));
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  const pdf = page.waitForEvent('download');
  await press(page, `${ru('payment:documents.pdf')}: ${named(2)}`);
  expect((await pdf).suggestedFilename()).toBe('Счёт № 2.pdf');
});

/** Encodes Cyrillic letters as one byte each. */
function windows1251(text: string): Buffer {
  return Buffer.from(
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (letter === '№') return 0xb9;
      if (letter === 'ё') return 0xb8;
      if (letter === '«') return 0xab;
      if (letter === '»') return 0xbb;
      return code >= 0x410 ? code - 0x410 + 0xc0 : code;
    }),
  );
}
