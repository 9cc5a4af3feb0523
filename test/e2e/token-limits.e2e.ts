import type { Browser } from 'playwright-core';
import { anotherWindow, openBrowser, photograph, visitAs, type Visitor } from '@test/helpers/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { signIn } from '@test/helpers/device';

/** «Лимиты на месяц»: what one window changes, the other shows without a reload. */
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
