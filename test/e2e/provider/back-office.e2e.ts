import type { Browser, Page } from 'playwright-core';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, rootAccount, startApp } from '@test/helpers/built-app';
import { signIn, storageOf } from '@test/helpers/browser/device';
import { settled } from '../support/inspection';
import { ru } from '../support/texts';

/** The provider manages its clients: finds them, checks them, suspends and reactivates, deletes and restores them. */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
let keeper: Visitor;
let client: Visitor;

const DEMO = /Тёплый хлеб/;

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  const root = await signIn(app.url, rootAccount.email, rootAccount.password);
  keeper = await visit(browser, 'keeper', { storageState: storageOf(app.url, root) });
  const admin = await signIn(app.url, 'admin@demo.adaptika.ru', 'demo-admin');
  client = await visit(browser, 'client', { storageState: storageOf(app.url, admin) });
});
afterAll(async () => {
  await photograph([keeper, client], 'back-office');
  await browser?.close();
  await app?.remove();
});

async function open({ page }: Visitor, address: string): Promise<void> {
  await page.goto(`${app.url}/#${address}`);
  await settled(page, address);
}

const clients = (page: Page) => page.getByRole('region', { name: ru('office:clients') });
const entry = (page: Page, name: string | RegExp) => clients(page).getByRole('button', { name }).first();
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: ru('office:title') }).getByRole('link', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

it('with nothing selected all clients are shown, and a new one is created with its admin', async () => {
  const { page } = keeper;
  await open(keeper, '/back-office');
  await page.getByRole('heading', { name: ru('office:fleet.title') }).waitFor();
  // With nothing selected the main tab shows the fleet and is not a tab.
  expect(await tab(page, ru('office:tab.main')).count()).toBe(0);
  await page
    .getByRole('button', { name: ru('office:home') })
    .and(page.locator(':disabled'))
    .waitFor();

  await page.getByRole('button', { name: ru('office:create.open') }).click();
  await field(page, ru('office:create.name')).fill('Ромашка');
  await field(page, ru('office:create.nameFirst')).fill('Ольга');
  await field(page, ru('office:create.email')).fill('olga@romashka.ru');
  await field(page, ru('office:create.position')).fill('Директор');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ru('common:action.create') })
    .click();
  await page.getByRole('heading', { level: 2, name: 'Ромашка' }).waitFor();
  await page.getByText(ru('office:todo.nobodyInvited')).waitFor();
});

it('the status, the days and the search narrow the list; clicking the selected client deselects it', async () => {
  const { page } = keeper;
  await entry(page, 'Ромашка').click();
  await page.getByRole('heading', { name: ru('office:fleet.title') }).waitFor();
  const select = page.getByRole('combobox', { name: ru('office:filter.status') });
  await select.click();
  expect(await page.getByRole('option').allTextContents()).toEqual([
    ...['Все', 'Активен', 'Приостановлен', 'Новый', 'Партнер', 'Неактивен'],
  ]);
  await page.getByRole('option', { name: 'Партнер' }).click();
  await page.getByText('Выбрано: 0').waitFor();
  await select.click();
  await page.getByRole('option', { name: 'Новый' }).click();
  await entry(page, 'Ромашка').waitFor();
  await page.getByPlaceholder('Найти организацию…').fill('ромашк');
  await page.getByText('Выбрано: 1').waitFor();
  await entry(page, 'Ромашка').click();
  await page.getByRole('heading', { level: 2, name: 'Ромашка' }).waitFor();
});

it('a client is suspended with a reason that its people see at once, and is then reactivated', async () => {
  const { page } = keeper;
  await open(client, '/organization');
  await open(keeper, '/back-office/account');
  await entry(page, DEMO).click();
  await page.getByRole('button', { name: ru('office:suspend.do') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: ru('office:suspend.do') }).click();
  await dialog.locator('[aria-invalid=true]').first().waitFor();
  await field(page, ru('office:suspend.reason')).fill('Нет оплаты за октябрь');
  await dialog.getByRole('button', { name: ru('office:suspend.do') }).click();
  await client.page.getByText('Нет оплаты за октябрь').waitFor();
  await page.getByRole('button', { name: ru('office:suspend.resume') }).click();
  await page.getByRole('button', { name: ru('office:suspend.do') }).waitFor();
  await open(client, '/organization');
  await client.page.getByRole('heading', { level: 1 }).waitFor();
});

it('deleting requires typing the name, shows errors in the form, and can be undone', async () => {
  const { page } = keeper;
  await open(keeper, '/back-office/main');
  await page.getByRole('button', { name: ru('office:delete.of', { name: 'Ромашка' }) }).click();
  const dialog = page.getByRole('dialog');
  await field(page, ru('office:delete.name')).fill('Ромашки');
  await dialog.getByRole('button', { name: ru('common:action.delete') }).click();
  await dialog.getByText(ru('errors:backOffice.nameDiffers')).waitFor();
  await field(page, ru('office:delete.name')).fill('Ромашка');
  await dialog.getByRole('button', { name: ru('common:action.delete') }).click();
  await page.getByRole('button', { name: ru('office:deleted.restore', { name: 'Ромашка' }) }).click();
  await entry(page, 'Ромашка').waitFor();
});
