import type { Browser, Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { anotherWindow, openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { waitingCount } from '../steps/reading';
import { viewAsPerson } from '../steps/entering';
import { eventually } from '../support/eventually';
import { type Published, publishedFor } from '../support/published';
import { ru } from '../support/texts';

/** User mistakes, network failures and concurrent edits in the workspace. */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
const visitors: Visitor[] = [];

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
});
afterEach(async () => {
  const { currentTestName = '' } = expect.getState();
  await photograph(visitors, `bad-day-${currentTestName.slice(0, 30)}`);
  await Promise.all(visitors.map(({ context }) => context.close()));
  visitors.length = 0;
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

async function enter(device: Device, name: string, address: string): Promise<Visitor> {
  const visitor = await visit(browser, name, { storageState: storageOf(app.url, device) });
  visitors.push(visitor);
  await visitor.page.goto(`${app.url}/#${address}`);
  return visitor;
}

const reading = ({ regulationId }: Published) => `/regulation/my/${regulationId}/current-version`;
const bar = (page: Page) => page.getByRole('region', { name: ru('regulations:sign.region') });
const signButton = (page: Page) => bar(page).getByRole('button', { name: ru('regulations:sign.button') });

/** Reads and agrees, up to the moment before the signature. */
async function prepareToSign(page: Page): Promise<void> {
  await page.mouse.move(600, 400);
  await bar(page).getByRole('checkbox').check();
  await page.mouse.move(620, 420);
  await eventually(() => signButton(page).isEnabled(), true, 30_000);
}

const receipt = (page: Page) => page.getByText(ru('regulations:receipt.signed')).first();

it('a double click on «Подписать» signs once and shows no error', async () => {
  const published = await publishedFor(app, 'Двойной щелчок');
  const { page } = await enter(published.employee, 'olga', reading(published));
  await prepareToSign(page);
  await signButton(page).dblclick();
  await receipt(page).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await published.signatures()).toBe(1);
});

it('the same signature from two windows at once creates one signature, and both windows show it', async () => {
  const published = await publishedFor(app, 'Две вкладки');
  const first = await enter(published.employee, 'olga', reading(published));
  const second = await anotherWindow(first, 'olga-second');
  visitors.push(second);
  await second.page.goto(`${app.url}/#${reading(published)}`);
  await prepareToSign(first.page);
  await prepareToSign(second.page);
  // Clicks at the same moment: the driver's own click first waits until the button is stable, and by then the other window has
  // been notified.
  await Promise.all([first, second].map(({ page }) => signButton(page).dispatchEvent('click')));
  await Promise.all([receipt(first.page).waitFor(), receipt(second.page).waitFor()]);
  expect(await published.signatures()).toBe(1);
});

it('a version superseded a second ago is not signed: the new one is offered', async () => {
  const published = await publishedFor(app, 'Новая версия');
  const { page } = await enter(published.employee, 'olga', reading(published));
  await prepareToSign(page);
  // A reader who has just opened a text gets the new one; after reading for a while the old one stays.
  await page.waitForTimeout(4_000);
  await published.publishAgain('Приходим на пять минут раньше.');
  await page.getByText(ru('regulations:superseded.text', { label: '2.0' })).waitFor();
  expect(await signButton(page).isEnabled()).toBe(false);
  await page.getByRole('button', { name: ru('content:superseded.show') }).click();
  await page.getByText('Приходим на пять минут раньше.').first().waitFor();
  await prepareToSign(page);
  await signButton(page).click();
  await receipt(page).waitFor();
  expect(await published.signatures()).toBe(1);
});

it('two people edit one draft: nothing is overwritten unseen, and nothing typed is lost', async () => {
  const published = await publishedFor(app, 'Два редактора');
  const address = `/regulation/editor/${published.regulationId}/edit`;
  const item = await enter(published.admin, 'one', address);
  const other = await enter(published.admin, 'other', address);
  const editor = (page: Page) => page.getByRole('textbox', { name: ru('regulations:editor.label') });
  const write = async (page: Page, text: string) => {
    await editor(page).getByText('Приходим вовремя.').click();
    await page.keyboard.press('End');
    // Inserted at once: the conflict may open while somebody still types, and takes the focus.
    await page.keyboard.insertText(text);
  };
  await Promise.all([editor(item.page).waitFor(), editor(other.page).waitFor()]);
  await write(item.page, ' Слова первого.');
  await item.page.getByText(/^Сохранено в \d\d:\d\d:\d\d/).waitFor();
  await write(other.page, ' Слова второго.');
  const dialog = other.page.getByRole('dialog', { name: ru('regulations:conflict.title') });
  const resolve = other.page.getByRole('button', { name: ru('regulations:conflict.resolve') });
  await dialog.or(resolve).first().waitFor({ timeout: 30_000 });
  if (!(await dialog.isVisible())) await resolve.click();
  await dialog.getByRole('button', { name: ru('regulations:conflict.show') }).click();
  await dialog.locator('del').filter({ hasText: 'первого' }).waitFor();
  await dialog.locator('ins').filter({ hasText: 'второго' }).waitFor();
  await dialog.getByRole('button', { name: ru('regulations:conflict.overwrite') }).click();
  await other.page.getByText(/^Сохранено в \d\d:\d\d:\d\d/).waitFor();
  await other.page.reload();
  await editor(other.page).getByText('Слова второго.').waitFor();
});

/** What the strip pushes out of the window: the foot of the menu, or itself on a page that is scrolled. */
async function overflowAroundStrip(page: Page): Promise<string[]> {
  const menu = await boxOf(page.locator('aside'));
  const height = page.viewportSize()?.height ?? 0;
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px';
    window.scrollTo(0, 600);
  });
  const strip = await boxOf(page.getByText(ru('common:offline')));
  const bar = await boxOf(page.getByRole('banner'));
  const problems = {
    'the menu ends below the window': menu.bottom > height,
    'the strip has scrolled away': strip.top < 0,
    'the strip covers the top bar': bar.top < strip.bottom - 1,
  };
  return Object.entries(problems).flatMap(([problem, isTrue]) => (isTrue ? [problem] : []));
}

async function boxOf(element: Locator): Promise<{ top: number; bottom: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not shown');
  return { top: box.y, bottom: box.y + box.height };
}

it('a lost connection shows a banner that disappears on reconnect, and missed changes are loaded', async () => {
  const published = await publishedFor(app, 'Потеря связи');
  const olga = await enter(published.employee, 'olga', '/organization');
  await eventually(() => waitingCount(olga), '1');
  await olga.page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await app.stop();
  const strip = olga.page.getByText(ru('common:offline'));
  await strip.waitFor();
  expect(await overflowAroundStrip(olga.page)).toEqual([]);
  await app.start();
  await ask(
    app.url,
    published.admin.token,
    z.unknown(),
    'mutation ($id: Int!) { regulationUpdate(regulation: { id: $id, isArchive: true }) { id } }',
    { id: published.regulationId },
  );
  await strip.waitFor({ state: 'detached', timeout: 60_000 });
  await eventually(() => waitingCount(olga), '', 30_000);
  expect(await olga.page.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(true);
});

it.each([
  ['/employees', 'Белова'],
  ['/structure/positions', 'Специалист'],
])('a lost connection leaves no error on %s', async (address, name) => {
  const { admin } = await publishedFor(app, `Обрыв связи ${address}`);
  const { page, failures } = await enter(admin, 'admin', address);
  const main = page.getByRole('main');
  const item = main.getByText(name).first();
  await item.waitFor();
  await page.waitForLoadState('networkidle');
  await app.stop();
  const strip = page.getByText(ru('common:offline'));
  await strip.waitFor();
  await app.start();
  await strip.waitFor({ state: 'detached', timeout: 60_000 });
  await item.waitFor();
  const errors = [...failures, await main.innerText()].filter((text) => text.includes('TypeError'));
  expect(errors).toEqual([]);
});

it('a panel begins below the strips, also while the connection is lost', async () => {
  const { admin } = await publishedFor(app, 'Панель без связи');
  const visitor = await enter(admin, 'admin', '/organization');
  const { page } = visitor;
  await viewAsPerson(visitor, 'Ольга Белова');
  await page.goto(`${app.url}/#/employees`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Белова/ })
    .click();
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
  const overlap = () =>
    page.evaluate((leave) => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === leave,
      );
      const panel = document.querySelector('.MuiDrawer-paper')?.getBoundingClientRect();
      return Math.abs(
        Math.round((button?.parentElement?.getBoundingClientRect().bottom ?? 0) - (panel?.top ?? 0)),
      );
    }, ru('navigation:viewAs.leave'));
  await eventually(overlap, 0);
  await app.stop();
  await page.getByText(ru('common:offline')).waitFor();
  await eventually(overlap, 0);
  await app.start();
});

it('a page opened without a connection says so, and opens as soon as there is one', async () => {
  const { admin } = await publishedFor(app, 'Без связи');
  const { page, context } = await enter(admin, 'admin', '/organization');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto(`${app.url}/#/payment`);
  await page.getByRole('heading', { name: ru('common:error.staleTitle') }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: ru('navigation:payment') }).waitFor();
});

it('a part of a page that cannot be loaded replaces nothing, and is loaded once there is a connection', async () => {
  const { admin } = await publishedFor(app, 'Часть страницы');
  const { page, context } = await enter(admin, 'admin', '/employees');
  const person = page.getByRole('main').getByText('Белова').first();
  await person.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await context.setOffline(true);
  await page.getByRole('button', { name: ru('common:table.columns') }).click();
  await page.getByText(ru('common:error.partText')).waitFor();
  expect(await person.isVisible()).toBe(true);
  await context.setOffline(false);
  await page.getByRole('menuitemcheckbox').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(true);
});

it('an employee who is archived while reading is signed out without an error', async () => {
  const published = await publishedFor(app, 'Увольнение');
  const { page, failures } = await enter(published.employee, 'olga', reading(published));
  await bar(page).waitFor();
  await ask(app.url, published.admin.token, z.unknown(), 'mutation ($id: Int!) { userDelete(id: $id) }', {
    id: published.employeeId,
  });
  await page.waitForURL(/#\/lending/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(failures).toEqual([]);
  expect(await published.signatures()).toBe(0);
});
