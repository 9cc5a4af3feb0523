import type { Browser } from 'playwright-core';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, storageOf } from '@test/helpers/device';
import { register } from './support/organization';
import { ru } from './support/texts';

/** How an admin builds the structure. */
jest.setTimeout(120_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  const device = await deviceOf(app.url, (await register(app.url, 'Структура')).token);
  admin = await visit(browser, 'admin', { storageState: storageOf(app.url, device) });
});
afterAll(async () => {
  await photograph([admin], 'structure');
  await browser?.close();
  await app?.remove();
});

it('a pasted list becomes the structure; pasted again it adds nothing; a reload loses none of it', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/structure/employees`);
  await page.getByRole('button', { name: ru('structure:outline.open') }).click();
  const text = page.getByRole('textbox', { name: ru('structure:outline.text') });
  await text.fill('Производство\n  Цех № 1\n    - Пекарь\nПродажи');
  const create = page.getByRole('button', { name: ru('structure:outline.create'), exact: true });
  await page.getByText(ru('structure:outline.summary', { subdivisions: 3, positions: 1 })).waitFor();

  // What was typed outlives the page.
  await page.waitForTimeout(600);
  await page.reload();
  await page.getByText(ru('structure:outline.summary', { subdivisions: 3, positions: 1 })).waitFor();
  await create.dblclick();
  await page.getByRole('treeitem', { name: /Цех № 1/ }).waitFor();
  expect(await page.getByRole('treeitem').count()).toBe(3);

  await page.getByRole('button', { name: ru('structure:outline.open') }).click();
  await text.fill('производство\n  цех № 1\n    - пекарь');
  await page.getByText(ru('structure:outline.summary', { subdivisions: 0, positions: 0 })).waitFor();
  expect(await create.isDisabled()).toBe(true);
  expect(admin.failures).toEqual([]);
});
