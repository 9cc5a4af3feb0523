import type { Page } from 'playwright-core';
import type { Visitor } from '@test/helpers/browser/browser';
import { register } from '../../support/organization';
import { ru } from '../../support/texts';
import { fill, press } from '../forms';
import { dayFrom } from '../statistics';
import { type Cast, open, rowOf } from './cast';

/** The provider's work with its clients in the back office. */

const clients = (page: Page) => page.getByRole('region', { name: ru('office:clients') });
export const entry = (page: Page, name: string) => clients(page).getByRole('button', { name }).first();
const tabs = (page: Page) => page.getByRole('navigation', { name: ru('office:title') });
const TABS = ['main', 'account', 'documents', 'refs', 'cabinet', 'alert'] as const;
type Tab = (typeof TABS)[number];
const REASON = 'Нет договора';
const NEWCOMER = 'Василёк';

async function chooseStatus(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: ru('office:filter.status') }).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

async function typeDate(page: Page, label: 'from' | 'to', typed: string): Promise<void> {
  const field = page.getByRole('group', { name: ru(`office:filter.${label}`) });
  await field.getByRole('spinbutton').first().click();
  await page.keyboard.type(typed);
}

/** «Выбрано: N», and whose entries are listed. */
async function listed(page: Page, names: readonly string[], others: readonly string[]): Promise<void> {
  await page.getByText(`Выбрано: ${names.length}`, { exact: true }).waitFor();
  for (const name of names) await entry(page, name).waitFor();
  for (const name of others) expect(await entry(page, name).count()).toBe(0);
}

const openTab = (page: Page, tab: Tab) =>
  tabs(page)
    .getByRole('link', { name: ru(`office:tab.${tab}`) })
    .click();

/** The filters: status, registration dates, and the search, each with its number. */
async function filterClients(cast: Cast): Promise<void> {
  const { nodes, provider } = cast;
  const { page } = provider;
  const now = nodes.clock.now();
  await register(nodes.url, NEWCOMER);
  await open(cast, provider, '/back-office');
  await page.waitForURL(/#\/back-office\/main/);
  await page.getByRole('heading', { name: ru('office:fleet.title') }).waitFor();
  await page.getByText('Выбрано: 4', { exact: true }).waitFor();
  await chooseStatus(page, 'Новый');
  // «Ромашка» has paid: it is not new any more.
  await entry(page, NEWCOMER).waitFor();
  await entry(page, 'Ромашка').waitFor({ state: 'detached' });
  await typeDate(page, 'from', dayFrom(now, -3).typed);
  await typeDate(page, 'to', dayFrom(now, 1).typed);
  await listed(page, [NEWCOMER], ['Тёплый хлеб', 'Ромашка']);
  await chooseStatus(page, 'Неактивен');
  await listed(page, [], [NEWCOMER]);

  await open(cast, provider, '/back-office/main');
  await page.getByText('Выбрано: 4', { exact: true }).waitFor();
  await page.getByPlaceholder('Найти организацию…').fill('ромашк');
  await listed(page, ['Ромашка'], [NEWCOMER, 'Тёплый хлеб']);
}

/** Step 8: the client is found, every tab opens, it is suspended and resumed, and a segment receives a message. */
export async function manageClients(cast: Cast): Promise<void> {
  const { page } = cast.provider;
  await filterClients(cast);
  await entry(page, 'Ромашка').click();
  await page.getByRole('heading', { level: 2, name: 'Ромашка' }).waitFor();
  for (const tab of TABS) {
    await openTab(page, tab);
    await page.waitForURL(new RegExp(`#/back-office/${tab}`));
    await page.getByRole('main').getByRole('heading').first().waitFor();
    expect(await page.getByText(ru('office:noTab')).count()).toBe(0);
  }
  await suspendAndResume(cast);
  await messageSegment(cast);
}

async function suspendAndResume({ provider: { page }, ivan, olga }: Cast): Promise<void> {
  await openTab(page, 'account');
  await press(page, ru('office:suspend.do'));
  const dialog = page.getByRole('dialog');
  await fill(dialog, ru('office:suspend.reason'), REASON);
  await press(dialog, ru('office:suspend.do'));
  for (const visitor of [ivan, olga]) await visitor.page.getByText(REASON).first().waitFor();
  await press(page, ru('office:suspend.resume'));
  await page.getByRole('button', { name: ru('office:suspend.do') }).waitFor();
  for (const visitor of [ivan, olga]) {
    await returnToTab(visitor);
    await visitor.page.getByText(REASON).first().waitFor({ state: 'detached' });
  }
}

/** A suspended page has no live connection: it asks every half minute, and at once when somebody comes back to its tab. */
const returnToTab = ({ page }: Visitor) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

const MESSAGE = 'В субботу с 22:00 до 23:00 кабинет будет недоступен';
const shown = ({ page }: Visitor) => page.getByRole('status').filter({ hasText: MESSAGE });

/** To those who registered more than a month ago: three people see it, two close it, one of them by its button. */
async function messageSegment(cast: Cast): Promise<void> {
  const { provider, olga, ivan, director, nodes } = cast;
  const { page } = provider;
  for (const viewer of [olga, ivan, director]) {
    await open(cast, viewer, '/organization');
    await viewer.page.reload();
    await viewer.page.getByRole('navigation', { name: ru('navigation:menu') }).waitFor();
  }
  await open(cast, provider, '/back-office/main');
  await typeDate(page, 'to', dayFrom(nodes.clock.now(), -30).typed);
  await entry(page, NEWCOMER).waitFor({ state: 'detached' });
  await openTab(page, 'alert');
  await press(page, ru('office:alert.create'));
  const dialog = page.getByRole('dialog', { name: ru('office:alert.create') });
  await dialog.getByRole('combobox', { name: ru('office:alert.audience') }).click();
  await page.getByRole('option', { name: ru('office:alert.to.filter') }).click();
  await dialog.getByText(/^Получат: 2 организации, \d+ сотрудник/).waitFor();
  await fill(dialog, ru('office:alert.messageRu'), MESSAGE);
  await fill(dialog, ru('office:alert.url'), '/today');
  await fill(dialog, ru('office:alert.buttonRu'), 'К задачам');
  await press(dialog, ru('common:action.send'));
  for (const viewer of [olga, ivan, director]) await shown(viewer).waitFor();
  await press(shown(olga), ru('common:action.close'));
  await press(shown(ivan), 'К задачам');
  await ivan.page.waitForURL(/#\/today/);
  for (const viewer of [olga, ivan]) await shown(viewer).waitFor({ state: 'detached' });
  await page.reload();
  const row = rowOf(provider, ru('office:alert.list'), MESSAGE);
  await row.waitFor();
  expect((await row.getByRole('cell').allInnerTexts()).slice(3, 6)).toEqual(['3', '2', '1']);
  await shown(director).waitFor();
}
