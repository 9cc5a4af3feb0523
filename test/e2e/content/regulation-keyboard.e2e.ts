import type { Browser, Page } from 'playwright-core';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import { enterOn, pickByKeyboard, tabTo, typeInto } from '../steps/keys';
import { editorOf, publishByKeyboard, untilSaved } from '../steps/writing';
import { register } from '../support/organization';
import { ru } from '../support/texts';

/** A person without a mouse writes a regulation of three levels, publishes it and assigns it. */
jest.setTimeout(120_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  const { token } = await register(app.url, 'Пекарня');
  const device = await deviceOf(app.url, token);
  admin = await visit(browser, 'admin', { storageState: storageOf(app.url, device) });
});
afterAll(async () => {
  await photograph([admin], 'regulation-keyboard');
  await browser?.close();
  await app?.remove();
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

it('the name comes first, Enter moves into the text, and its keys create three levels', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/regulation/editor/new/edit`);
  const name = page.getByRole('textbox', { name: ru('regulations:field.name') });
  await name.waitFor();
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Порядок открытия');
  await page.keyboard.press('Enter');
  await editorOf(page).waitFor();
  expect(await focused(page)).toBe(ru('regulations:editor.label'));
  const keys = page.keyboard;
  await keys.type('Утро');
  await keys.press('Enter');
  await keys.press('Tab');
  await keys.type('Открыть дверь');
  await keys.press('Enter');
  await keys.press('Tab');
  await keys.type('Ключ лежит в сейфе');
  await keys.press('Shift+Enter');
  await keys.type('Код знает старший');
  await keys.press('Enter');
  await keys.press('Shift+Tab');
  await keys.type('Включить свет');
  // An extra clause is removed; then the level goes up by one, as in lists.
  await keys.press('Enter');
  await keys.press('Backspace');
  await keys.press('Enter');
  await keys.press('Enter');
  await keys.type('Вечер');
  const numbers = await editorOf(page)
    .locator('[data-clause]')
    .evaluateAll((clauses) => clauses.map((clause) => clause.getAttribute('data-number')));
  expect(numbers).toEqual(['1', '1.1', '1.1.1', '1.2', '2']);
});

it('Escape moves from the text to the clause’s buttons, each large enough, and Shift+Tab moves back', async () => {
  const { page } = admin;
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe(ru('regulations:editor.addClauseAfter', { number: '2' }));
  const bar = page.getByRole('toolbar', { name: ru('regulations:clause.label', { number: '2' }) });
  for (const locator of await bar.getByRole('button').all()) {
    const box = await locator.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe(ru('regulations:editor.label'));
  expect(await editorOf(page).getAttribute('aria-description')).toBe(ru('regulations:editor.keys'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Закрыть дверь');
  await untilSaved(page);
});

it('it is published and assigned to people without a mouse', async () => {
  const { page } = admin;
  await publishByKeyboard(admin, '1.0');
  await page.getByText('Код знает старший').waitFor();
  await enterOn(page, page.getByRole('link', { name: ru('regulations:unassigned.button') }));
  const rule = page.getByRole('dialog', { name: ru('assignments:rule.new') });
  await rule.waitFor();
  await pickByKeyboard(
    page,
    rule.getByRole('combobox', { name: ru('assignments:group.positions') }),
    'Директор',
  );
  await typeInto(page, rule.getByRole('textbox', { name: ru('assignments:rule.dueDays') }), '5');
  await rule.getByText(/^\+1 нов/).waitFor();
  await enterOn(page, rule.getByRole('button', { name: ru('assignments:rule.save') }));
  await rule.waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByText('Код знает старший').waitFor();
  await page.getByText(ru('regulations:unassigned.text')).waitFor({ state: 'detached' });
  await tabTo(page, page.getByRole('link', { name: ru('regulations:tab.history') }));
});
