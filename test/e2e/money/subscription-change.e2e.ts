import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { withClient } from '@server/db/client';
import { openBrowser, photograph, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf } from '@test/helpers/browser/device';
import { fill, press } from '../steps/forms';
import { eventually } from '../support/eventually';
import { register } from '../support/organization';
import { ru } from '../support/texts';
import { pdfText } from '@test/server/regulations/pdf-text';

/**
 * The balance page: a card is saved, the plan is changed within a paid month, the balance tops itself up, and stops; an «Акт
 * сверки» shows everything.
 */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let elsewhere: Visitor;

const inDatabase = (query: string, values: unknown[] = []) =>
  ownerUrlOf(app).then((url) => withClient(url, 'test', (database) => database.query(query, values)));

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  const { token, email } = await register(app.url, 'Ромашка');
  await inDatabase(
    `update organization set form_inn = '7707083893', form_address = 'Москва',
       form_bank = '{"name": "Банк", "bik": "044525225", "account": "40702810938000000001", "corr": ""}'
     where id::text = (select value from setting where name = 'superOrganizationId')`,
  );
  // 3,000 ₽ were paid for a month of 30 days, of which 20 remain.
  await inDatabase(
    `with own as (
      update organization set is_free_period = false, free_period_end = null
      where id = (select organization_id from users where email = $1) returning id, (now() at time zone timezone)::date as today),
    moved as (
      update subscription s set paid_until = own.today + 20 from own where s.organization_id = own.id returning s.organization_id)
    insert into subscription_charge
      (organization_id, period_from, period_to, tariff_code, free_employees, employee_price, amount, people)
    select own.id, own.today - 10, own.today + 20, 'standard', 10, 19000, 300000, '[{"id": 1, "name": "Мария"}]'
    from own join moved on moved.organization_id = own.id`,
    [email],
  );
  const device = await deviceOf(app.url, token);
  admin = await visitAs(browser, app.url, device, 'admin');
  elsewhere = await visitAs(browser, app.url, device, 'elsewhere');
});
afterAll(async () => {
  await photograph([admin, elsewhere], 'subscription-change');
  await browser?.close();
  await app?.remove();
});

const QUIET_MS = 2000;

/** Waits until the page asks for nothing: jobs finish what the change before has begun, and the page then reads its terms again. */
async function untilQuiet(page: Page): Promise<void> {
  let asked = Date.now();
  const note = () => (asked = Date.now());
  page.on('request', note);
  await eventually(async () => Date.now() - asked > QUIET_MS, true);
  page.off('request', note);
}

const at = (path: string) => `${app.url}/#${path}`;
/** An amount as shown on the page, with non-breaking spaces. */
const sum = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));
const auto = ({ page }: Visitor) => page.getByRole('region', { name: ru('payment:auto.title') });
const named = (name: string) => ru('payment:tariff.title', { name });

it('a card is saved by a top-up whose payer has agreed to it', async () => {
  const { page } = admin;
  await page.goto(at('/payment/balance'));
  await press(auto(admin), ru('payment:auto.saveCard'));
  const dialog = page.getByRole('dialog', { name: ru('payment:topUp.title') });
  await dialog.getByText(ru('payment:topUp.saveCardHelp')).waitFor();
  await fill(dialog, /Сумма/, '5000');
  await press(dialog, ru('payment:topUp.submit'));
  await page.waitForURL(/\/api\/payments\/simulator\//);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await page.getByText(sum('Баланс пополнен на 5 000 ₽')).waitFor();
  await auto(admin).getByText('•••• 4444').waitFor();
});

it('a more expensive plan shows the refund and the price first, and the other tab shows the change without a reload', async () => {
  await elsewhere.page.goto(at('/payment/balance'));
  await elsewhere.page.getByRole('region', { name: named('Стандартный') }).waitFor();

  const { page } = admin;
  await press(page, ru('payment:tariff.change.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:tariff.change.title') });
  await dialog.getByRole('radio', { name: /^Команда/ }).check();
  const terms = dialog.getByRole('status');
  await terms.getByText(ru('payment:tariff.change.now')).waitFor();
  // 3,000 ₽ × 20/30 refunded, 3,900 ₽ × 20/30 charged.
  for (const text of ['^2 000 ₽$', '^2 600 ₽$', '^4 400 ₽$']) await terms.getByText(sum(text)).waitFor();
  await press(dialog, ru('payment:tariff.change.submit'));
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: named('Команда') }).waitFor();
  await page.getByTestId('balance').getByText(sum('^4 400 ₽$')).waitFor();

  await elsewhere.page.getByRole('region', { name: named('Команда') }).waitFor();
  const rows = elsewhere.page.getByRole('table', { name: ru('payment:history.title') }).getByRole('row');
  await rows.nth(1).getByText(sum('^-2 600 ₽$')).waitFor();
  await rows.nth(2).getByText(ru('payment:kind.refund')).waitFor();
  await rows.nth(2).getByText(sum('^\\+2 000 ₽$')).waitFor();
});

it('a price that changes between preview and confirmation is reported, and shown again', async () => {
  const { page } = admin;
  await untilQuiet(page);
  await press(page, ru('payment:tariff.change.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:tariff.change.title') });
  await dialog.getByRole('radio', { name: /^Компания/ }).check();
  await dialog.getByRole('status').getByText(ru('payment:tariff.change.now')).waitFor();
  await inDatabase(`update tariff set month_price = 1350000 where code = 'company'`);
  await press(dialog, ru('payment:tariff.change.submit'));
  await dialog.getByText('Условия изменились').waitFor();
  await dialog.getByRole('status').getByText(sum('^9 000 ₽$')).waitFor();
  await press(dialog, ru('common:action.cancel'));
});

it('the balance is topped up automatically when it is low, and says so without a reload', async () => {
  const { page } = admin;
  await press(auto(admin), ru('payment:auto.turnOn'));
  const dialog = page.getByRole('dialog', { name: ru('payment:auto.title') });
  await fill(dialog, /Когда на балансе меньше/, '5 000');
  await fill(dialog, /Пополнять на/, '1 000');
  await fill(dialog, /Не больше в месяц/, '3 000');
  await press(dialog, ru('common:action.save'));
  await dialog.waitFor({ state: 'detached' });
  await inDatabase(`select enqueue_job('topUpAutomatically', '{}'::json, null, null, 3)`);
  await page.getByTestId('balance').getByText(sum('^5 400 ₽$')).waitFor();
  await auto(admin).getByText(sum('^1 000 ₽ из 3 000 ₽$')).waitFor();
  await page.getByText(new RegExp(`Карта · ${ru('payment:history.auto')}`)).waitFor();
});

it('after three declined charges in a row automatic top-up is off, with the reason; the card is removed in one click', async () => {
  const { page } = admin;
  await press(auto(admin), ru('payment:auto.set'));
  const dialog = page.getByRole('dialog', { name: ru('payment:auto.title') });
  await fill(dialog, /Когда на балансе меньше/, '9 000');
  // The amount that the simulator declines.
  await fill(dialog, /Пополнять на/, '1 000,13');
  await press(dialog, ru('common:action.save'));
  await dialog.waitFor({ state: 'detached' });
  for (const count of [1, 2, 3]) {
    await inDatabase('update auto_top_up set next_try_at = null');
    await inDatabase(`select enqueue_job('topUpAutomatically', '{}'::json, null, null, 3)`);
    await auto(elsewhere)
      .getByText(count < 3 ? ru('payment:auto.failing', { count }) : /Причина: На карте не хватает денег/)
      .waitFor();
  }
  await press(auto(admin), ru('payment:auto.remove'));
  await auto(admin)
    .getByRole('button', { name: ru('payment:auto.saveCard') })
    .waitFor();
  await auto(elsewhere)
    .getByRole('button', { name: ru('payment:auto.saveCard') })
    .waitFor();
  expect(await auto(admin).getByText('•••• 4444').count()).toBe(0);
});

it('an «Акт сверки» for these days is a stored PDF, and matches the balance', async () => {
  const { page } = admin;
  await page.goto(at('/payment/documents'));
  await press(page, ru('payment:reconciliation.request'));
  const dialog = page.getByRole('dialog', { name: ru('payment:documents.reconciliation') });
  const download = page.waitForEvent('download');
  await press(dialog, ru('payment:reconciliation.submit'));
  const file = await download;
  expect(file.suggestedFilename()).toBe('Акт сверки № 1.pdf');
  const bytes = await readFile(await file.path());
  const text = pdfText(bytes).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(text).toContain('Возврат за дни с');
  expect(text).toMatch(/задолженность в пользу Ромашка: 5 400,00 ₽/);
  const list = page.getByRole('table', { name: ru('payment:tab.documents') });
  await list.getByRole('row').nth(1).getByText(sum('^5 400 ₽$')).waitFor();
  const again = page.waitForEvent('download');
  await list.getByRole('button', { name: /Скачать PDF: Акт сверки 1/ }).click();
  expect((await readFile(await (await again).path())).equals(bytes)).toBe(true);
});
