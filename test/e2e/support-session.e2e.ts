import type { Browser, Page } from 'playwright-core';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser';
import { type RunningApp, rootAccount, startApp } from '@test/helpers/built-app';
import { signIn, storageOf } from '@test/helpers/device';
import { settled } from './support/inspection';
import { ru } from './support/texts';

/** Somebody of the provider looks into a client's workspace: the client sees it, ends it, and both histories tell it. */
jest.setTimeout(120_000);

const CLIENT = 'Тёплый хлеб';
const REASON = 'Не открывается отчёт';

let app: RunningApp;
let browser: Browser;
let keeper: Visitor;
let client: Visitor;

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  const root = await signIn(app.url, rootAccount.email, rootAccount.password);
  keeper = await visit(browser, 'keeper', { storageState: storageOf(app.url, root) });
  const admin = await signIn(app.url, 'admin@demo.adaptika.ru', 'demo-admin');
  client = await visit(browser, 'client', { storageState: storageOf(app.url, admin) });
});
afterAll(async () => {
  await photograph([keeper, client], 'support-session');
  await browser?.close();
  await app?.remove();
});

async function open({ page }: Visitor, address: string): Promise<void> {
  await page.goto(`${app.url}/#${address}`);
  await settled(page, address);
}

const banner = (page: Page) => page.getByRole('region', { name: ru('support:inside.label') });
const guests = (page: Page) => page.getByRole('region', { name: ru('support:guests.title') });
const line = (page: Page, action: string) => page.getByRole('row', { name: new RegExp(action) }).first();

it('with a reason the provider enters for a time, and sees whose workspace it is', async () => {
  const { page } = keeper;
  await open(client, '/organization/history');
  await open(keeper, '/back-office/cabinet');
  await page
    .getByRole('region', { name: ru('office:clients') })
    .getByRole('button', { name: CLIENT })
    .first()
    .click();
  await page.getByRole('button', { name: ru('support:enter.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: ru('support:enter.submit'), exact: true }).click();
  await dialog.locator('[aria-invalid=true]').first().waitFor();
  await dialog.getByRole('textbox', { name: ru('support:enter.reason') }).fill(REASON);
  await dialog.getByRole('button', { name: ru('support:enter.submit'), exact: true }).click();
  await banner(page).getByText(CLIENT).waitFor();
  await banner(page)
    .getByText(/Осталось 15 минут/)
    .waitFor();
});

it('nothing is offered to be changed there; from it no other workspace is entered', async () => {
  const { page } = keeper;
  await open(keeper, '/organization');
  await page.getByText(ru('support:personal.title')).waitFor();
  await open(keeper, '/employees');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const add = { name: ru('employees:action.add') };
  expect(await page.getByRole('link', add).or(page.getByRole('button', add)).count()).toBe(0);
  await open(keeper, '/organization/history');
  // Who looks sees the banner, not themselves among the guests.
  expect(await guests(page).count()).toBe(0);
  await line(page, ru('enums:logActionTypes.supportEnter')).waitFor();
});

it('the client’s administrator sees at once who is in and why, and ends it: the provider is home, and reads so', async () => {
  const { page } = client;
  await guests(page)
    .getByText(ru('support:guests.reason', { reason: REASON }))
    .waitFor();
  await guests(page)
    .getByRole('button', { name: /Завершить сеанс/ })
    .click();
  await guests(page).waitFor({ state: 'detached' });
  await keeper.page.getByText(ru('support:over.ended', { name: CLIENT }).slice(0, 30)).waitFor();
  await keeper.page.waitForURL(/#\/back-office\/main/);
  expect(await banner(keeper.page).count()).toBe(0);
});

it('both histories tell who came, why, and how it ended', async () => {
  for (const visitor of [client, keeper]) {
    const { page } = visitor;
    await open(visitor, '/organization/history');
    await line(page, ru('enums:logActionTypes.supportEnter')).getByText(REASON).waitFor();
    await line(page, ru('enums:logActionTypes.supportLeave'))
      .getByText(ru('changes:value.supportEnd.client'))
      .waitFor();
  }
  expect([...keeper.failures, ...client.failures]).toEqual([]);
});
