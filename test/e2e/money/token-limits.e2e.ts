import type { Browser } from 'playwright-core';
import { withClient } from '@server/db/client';
import { anotherWindow, openBrowser, photograph, visitAs, type Visitor } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { signIn } from '@test/helpers/browser/device';

/** «Лимиты на месяц», «Расход» and «Прикинуть расход»: what one window changes, the other shows without a reload. */
jest.setTimeout(300_000);

let app: RunningApp;
let browser: Browser;
const visitors: Visitor[] = [];

beforeAll(async () => {
  app = await startApp({ DEMO: '1', MESSENGER_URL: 'https://chat.example/room' });
  browser = await openBrowser();
});
afterAll(async () => {
  await photograph(visitors, 'token-limits');
  await browser?.close();
  await app?.remove();
});

it('a limit that is added, changed and deleted in one window appears so in another', async () => {
  const device = await signIn(app.url, 'admin@demo.adaptika.ru', 'demo-admin');
  const first = await visitAs(browser, app.url, device, 'first');
  const second = await anotherWindow(first, 'second');
  visitors.push(first, second);
  for (const { page } of visitors) {
    await page.goto(`${app.url}/#/payment/tokens`);
    await page.getByText('Лимитов нет').waitFor();
  }
  const { page } = first;
  await page.getByRole('button', { name: 'Добавить лимит' }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить лимит' });
  await dialog.getByRole('combobox', { name: 'Кого ограничить' }).click();
  await page.getByRole('option', { name: 'Вся организация' }).click();
  await dialog.getByRole('combobox', { name: 'Платное действие' }).click();
  await page.getByRole('option', { name: 'Фиксация отчёта' }).click();
  await dialog.getByRole('textbox', { name: /Токенов в месяц/ }).fill('1500');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  const row = second.page.getByRole('row', { name: /Вся организация.*Фиксация отчёта/ });
  await row.getByText('0 из 1 500').waitFor();

  await page.getByRole('button', { name: 'Изменить лимит: Вся организация, Фиксация отчёта' }).click();
  await page.getByRole('textbox', { name: /Токенов в месяц/ }).fill('0');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await row.getByText('Исчерпан').waitFor();

  await page.getByRole('button', { name: 'Удалить лимит: Вся организация, Фиксация отчёта' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await second.page.getByText('Лимитов нет').waitFor();
  expect(visitors.flatMap(({ failures }) => failures)).toEqual([]);
});

/** Uses tokens of the organization as a paid action does. */
const spend = async (tokens: number) =>
  withClient(await ownerUrlOf(app), 'test', async (client) => {
    const { rows } = await client.query<{ organizationId: number; id: number }>(
      `select organization_id as "organizationId", id from users where email = 'admin@demo.adaptika.ru'`,
    );
    const { organizationId = 0, id = 0 } = rows[0] ?? {};
    await client.query(
      `select ledger_post($1, 'test:' || $2::int, 'purchase', jsonb_build_array(
         jsonb_build_object('account', 'tokens', 'currency', 'token', 'amount', $2::int),
         jsonb_build_object('account', 'issued', 'currency', 'token', 'amount', -$2::int)), now())`,
      [organizationId, tokens],
    );
    await client.query(
      `select settle_tokens($1, r.id, true, null, now())
       from reserve_tokens($1, 'test', 'reportSnapshot', 1, 'Отчёт', $2, $3, now() + interval '1 hour', now()) r`,
      [organizationId, id, tokens],
    );
  });

it('an estimate is shown before anything is spent; what is spent then appears in both windows, with the warning of a soft limit', async () => {
  const [first, second] = visitors;
  if (!first || !second) throw new Error('two windows are open');
  const { page } = first;
  await page.getByText('Расхода за период нет').waitFor();
  await page.getByRole('textbox', { name: /Фиксация отчёта/ }).fill('2');
  await page.getByText('Итого 80 токенов').waitFor();
  await page.getByText('Не хватает 80 токенов').waitFor();

  await page.getByRole('button', { name: 'Добавить лимит' }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить лимит' });
  await dialog.getByRole('combobox', { name: 'Кого ограничить' }).click();
  await page.getByRole('option', { name: 'Вся организация' }).click();
  await dialog.getByRole('combobox', { name: 'Платное действие' }).click();
  await page.getByRole('option', { name: 'Фиксация отчёта' }).click();
  await dialog.getByRole('textbox', { name: /Токенов в месяц/ }).fill('100');
  await dialog.getByRole('combobox', { name: 'Когда лимит исчерпан' }).click();
  await page.getByRole('option', { name: 'Только предупреждать' }).click();
  await dialog.getByRole('textbox', { name: /Предупредить, когда потрачено/ }).fill('50');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  const row = second.page.getByRole('row', { name: /Вся организация.*Фиксация отчёта/ });
  await row.getByText('0 из 100').waitFor();

  await spend(60);
  await row.getByText('Скоро закончится').waitFor();
  await second.page.getByRole('img', { name: 'Расход токенов по дням' }).waitFor();
  await second.page.getByRole('button', { name: 'По людям' }).click();
  await second.page.getByRole('table', { name: 'Расход токенов по людям' }).getByText('100 %').waitFor();
  // The estimate follows what the limit now says.
  await page.getByText(/После этого будет потрачено 140 из 100 токенов лимита/).waitFor();
  expect(visitors.flatMap(({ failures }) => failures)).toEqual([]);
});
