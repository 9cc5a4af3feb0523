import type { Browser } from 'playwright-core';
import { openBrowser, photograph, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf } from '@test/helpers/browser/device';
import { PLAIN_SETTINGS, publishTest, singleChoice } from '@test/helpers/worlds/published-test';
import { press } from '../steps/forms';
import { register } from '../support/organization';
import { ru } from '../support/texts';

/** The question bank over a slow network. */
jest.setTimeout(120_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let adminToken: string;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  adminToken = (await register(app.url, 'Банк вопросов')).token;
  admin = await visitAs(browser, app.url, await deviceOf(app.url, adminToken), 'admin');
});
afterAll(async () => {
  await photograph([admin], 'question-bank');
  await browser?.close();
  await app?.remove();
});

it('«Добавить вопрос» stays in its place when the list arrives while the button is pressed, so that its menu opens', async () => {
  const { page } = admin;
  const options = [
    { id: 'yes', text: 'Да' },
    { id: 'no', text: 'Нет' },
  ];
  const id = await publishTest(app.url, adminToken, {
    ...{ name: 'Касса', questions: [singleChoice('one', 'Открыта?', options)], settings: PLAIN_SETTINGS },
  });
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query testBank')) await delivered;
    await route.continue();
  });
  await page.goto(`${app.url}/#/tests/editor?testId=${id}`);
  await press(page, ru('tests:bank.open'));
  const bank = page.getByRole('dialog', { name: ru('tests:bank.title') });
  // A pointer comes to a button that no longer moves.
  const add = bank.getByRole('button', { name: ru('tests:edit.add') });
  await add.hover();
  const place = await add.boundingBox();
  await page.mouse.down();
  deliver();
  await bank.getByText(ru('tests:bank.empty')).waitFor();
  expect(await add.boundingBox()).toEqual(place);
  await page.mouse.up();
  await page.getByRole('menuitem', { name: ru('tests:type.single'), exact: true }).waitFor();
  expect(admin.failures).toEqual([]);
});
