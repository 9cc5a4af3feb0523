import type { Browser, Page } from 'playwright-core';
import { openBrowser, photograph, visitAs, type Visitor } from '@test/helpers/browser/browser';
import { rootAccount, type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, signIn } from '@test/helpers/browser/device';
import { fill, press } from '../steps/forms';
import { register } from '../support/organization';
import { ru } from '../support/texts';

/**
 * «Отправить сообщение»: the provider sends its clients a message, people see it until they close it, and the views are counted.
 */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
let provider: Visitor;
let client: Visitor;
let demo: Visitor;

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  const root = await signIn(app.url, rootAccount.email, rootAccount.password);
  provider = await visitAs(browser, app.url, root, 'provider');
  const { token } = await register(app.url, 'Ромашка');
  client = await visitAs(browser, app.url, await deviceOf(app.url, token), 'client');
  const admin = await signIn(app.url, 'admin@demo.adaptika.ru', 'demo-admin');
  demo = await visitAs(browser, app.url, admin, 'demo');
});
afterAll(async () => {
  await photograph([provider, client, demo], 'provider-alerts');
  await browser?.close();
  await app?.remove();
});

const at = (path: string) => `${app.url}/#${path}`;
const WORKS = 'В субботу с 22:00 до 23:00 кабинет будет недоступен';
const TEXT = 'Теперь счёт можно выставить прямо в кабинете';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: ru('office:alert.create') });
async function choose(page: Page, label: string, option: string): Promise<void> {
  await dialogOf(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
const row = (message: string) =>
  provider.page
    .getByRole('table', { name: ru('office:alert.list') })
    .getByRole('row')
    .filter({ hasText: message });
const cells = async (message: string) => (await row(message).getByRole('cell').allInnerTexts()).slice(3, 6);

it('a message to all shows its audience; a button without a label is rejected on its field', async () => {
  const { page } = provider;
  await client.page.getByRole('heading', { level: 1 }).waitFor();
  await demo.page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(at('/back-office/alert'));
  await page.getByText(ru('office:alert.empty')).waitFor();
  await press(page, ru('office:alert.create'));
  const dialog = dialogOf(page);
  await dialog.getByText(/^Получат: 2 организации, \d+ сотрудник/).waitFor();
  await choose(page, ru('office:alert.level'), ru('office:alert.levels.warning'));
  await fill(dialog, ru('office:alert.messageRu'), WORKS);
  await fill(dialog, ru('office:alert.url'), '/payment/balance');
  await press(dialog, ru('common:action.send'));
  await dialog.getByText(ru('validation:required')).first().waitFor();
  await fill(dialog, ru('office:alert.buttonRu'), 'К оплате');
  await press(dialog, ru('common:action.send'));
  await page.getByText(ru('office:alert.sent')).waitFor();
  await row(WORKS).getByText(ru('office:alert.status.active')).waitFor();
});

it('people with an open page see it at once, and it disappears for those who clicked its button or closed it', async () => {
  for (const { page } of [client, demo]) await page.getByText(WORKS).waitFor();
  await press(client.page, 'К оплате');
  await client.page.waitForURL(/#\/payment\/balance/);
  await client.page.getByText(WORKS).waitFor({ state: 'detached' });
  await demo.page
    .getByRole('status')
    .filter({ hasText: WORKS })
    .getByRole('button', { name: ru('common:action.close') })
    .click();
  await demo.page.getByText(WORKS).waitFor({ state: 'detached' });
  await demo.page.reload();
  await demo.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await demo.page.getByText(WORKS).count()).toBe(0);
});

it('the provider sees how many have viewed, closed and clicked it', async () => {
  const { page } = provider;
  await page.reload();
  await row(WORKS).waitFor();
  expect(await cells(WORKS)).toEqual(['2', '2', '1']);
});

it('a message to the selected client reaches nobody else, and disappears everywhere when it is stopped', async () => {
  const { page } = provider;
  await page
    .getByRole('region', { name: ru('office:clients') })
    .getByRole('button', { name: 'Ромашка' })
    .first()
    .click();
  await page
    .getByRole('navigation', { name: ru('office:title') })
    .getByRole('link', { name: ru('office:tab.alert') })
    .click();
  await press(page, ru('office:alert.create'));
  await dialogOf(page).getByText('Получат: 1 организация, 1 сотрудник').waitFor();
  await fill(dialogOf(page), ru('office:alert.messageRu'), TEXT);
  await press(dialogOf(page), ru('common:action.send'));
  await client.page.getByText(TEXT).waitFor();
  expect(await demo.page.getByText(TEXT).count()).toBe(0);
  await press(page, ru('office:alert.stopOf', { message: TEXT }));
  await client.page.getByText(TEXT).waitFor({ state: 'detached' });
  await row(TEXT).getByText(ru('office:alert.status.ended')).waitFor();
});
