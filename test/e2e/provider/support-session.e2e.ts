import type { Browser, Page } from 'playwright-core';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, rootAccount, startApp } from '@test/helpers/built-app';
import { signIn, storageOf } from '@test/helpers/browser/device';
import { banner, enterWorkspace, historyLine, mayChange, setAdaptDays } from '../steps/support';
import { settled } from '../support/inspection';
import { ru } from '../support/texts';

/** A provider's employee views a client's workspace: the client sees it, ends it, and both histories record it. */
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
  keeper = await visit(browser, 'keeper', { storageState: storageOf(app.url, root, { isEdit: true }) });
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

const guests = (page: Page) => page.getByRole('region', { name: ru('support:guests.title') });

it('with a reason the provider enters for a limited time, and sees whose workspace it is', async () => {
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

it('no change is offered there; no other workspace can be entered from it', async () => {
  const { page } = keeper;
  await open(keeper, '/organization');
  await page.getByText(ru('support:personal.title')).waitFor();
  await open(keeper, '/employees');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const add = { name: ru('employees:action.add') };
  expect(await page.getByRole('link', add).or(page.getByRole('button', add)).count()).toBe(0);
  await open(keeper, '/organization/history');
  // The viewer sees the banner, not themselves among the guests.
  expect(await guests(page).count()).toBe(0);
  await historyLine(page, ru('enums:logActionTypes.supportEnter')).waitFor();
});

it('the client’s administrator sees at once who is in and why, and ends it: the provider returns home and is notified', async () => {
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

it('both histories show who came, why, and how it ended', async () => {
  for (const visitor of [client, keeper]) {
    const { page } = visitor;
    await open(visitor, '/organization/history');
    await historyLine(page, ru('enums:logActionTypes.supportEnter')).getByText(REASON).waitFor();
    await historyLine(page, ru('enums:logActionTypes.supportLeave'))
      .getByText(ru('changes:value.supportEnd.client'))
      .waitFor();
  }
});

/** Enters through the selected client's dialog, to view or to change something. */
async function enter(purpose: 'look' | 'change', reason: string): Promise<void> {
  const { page } = keeper;
  await open(keeper, '/back-office/cabinet');
  await page
    .getByRole('region', { name: ru('office:clients') })
    .getByRole('button', { name: CLIENT })
    .first()
    .click();
  await enterWorkspace(page, CLIENT, purpose, reason);
}

const CHANGE_REASON = 'Исправить срок адаптации';

it('to change something the provider asks for permission; the administrator sees the request above every page, and allows it', async () => {
  await open(client, '/employees');
  await enter('change', CHANGE_REASON);
  await banner(keeper.page).getByText(ru('support:inside.mode.asked')).waitFor();
  const request = client.page.getByRole('region', { name: /Запрос поддержки/ });
  await request.getByText(CHANGE_REASON).waitFor();
  await request.getByRole('button', { name: /^Разрешить изменения/ }).click();
  await request.waitFor({ state: 'detached' });
  await mayChange(keeper.page).waitFor();
});

it('the provider’s changes appear in the client’s history with who and why, and the client ends the session', async () => {
  await open(keeper, '/organization/setting-main');
  await setAdaptDays(keeper.page, '77');
  await open(client, '/organization/history');
  const change = historyLine(client.page, CHANGE_REASON);
  await change.getByText(/^поддержка: /).waitFor();
  await change.getByText('77').waitFor();
  await guests(client.page)
    .getByRole('button', { name: /Завершить сеанс/ })
    .click();
  await guests(client.page).waitFor({ state: 'detached' });
  await keeper.page.waitForURL(/#\/back-office\/main/);
  // It appears with the provider's own data, from the start.
  await settled(keeper.page, '/back-office/main');
  await open(keeper, '/organization/history');
  await historyLine(keeper.page, CHANGE_REASON).waitFor();
});

it('a client that allows changes in advance is not asked; once it withdraws that, it is asked', async () => {
  const { page } = client;
  await open(client, '/organization/setting-main');
  const access = page.getByRole('region', { name: ru('support:access.title') });
  const waive = access.getByRole('switch', { name: ru('support:access.waive') });
  await waive.click();
  await access.getByText(/^Разрешено: /).waitFor();
  await enter('change', CHANGE_REASON);
  await mayChange(keeper.page).waitFor();
  await access.getByText(ru('support:guests.consent.waived')).waitFor();
  await waive.click();
  await banner(keeper.page).getByText(ru('support:inside.mode.asked')).waitFor();
  await access.getByRole('button', { name: /^Не разрешать изменения/ }).click();
  await banner(keeper.page).getByText(ru('support:inside.mode.refused')).waitFor();
  await banner(keeper.page)
    .getByRole('button', { name: ru('office:home') })
    .click();
  await keeper.page.waitForURL(/#\/back-office\/main/);
});

it('no errors occurred on the pages', () => {
  expect([...keeper.failures, ...client.failures]).toEqual([]);
});
