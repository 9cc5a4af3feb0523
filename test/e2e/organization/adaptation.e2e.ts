import type { Browser } from 'playwright-core';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { signIn, storageOf } from '@test/helpers/browser/device';
import { goTo } from '../steps/entering';
import { fill, press } from '../steps/forms';
import { ru } from '../support/texts';

/** A leader and HR guide newcomers through their first days, in the demo company. */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
let head: Visitor;
let hr: Visitor;
let newcomer: Visitor;

async function person(name: string, email: string, password: string): Promise<Visitor> {
  return visit(browser, name, { storageState: storageOf(app.url, await signIn(app.url, email, password)) });
}

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  head = await person('head', 'leader@demo.adaptika.ru', 'demo-leader');
  hr = await person('hr', 'admin@demo.adaptika.ru', 'demo-admin');
  newcomer = await person('newcomer', 'employee@demo.adaptika.ru', 'demo-employee');
  for (const { page } of [head, hr]) await page.goto(app.url);
});
afterAll(async () => {
  await photograph([head, hr, newcomer], 'adaptation');
  await browser?.close();
  await app?.remove();
});

it('a newcomer opens their plan in one click: by day, in lanes, with the curve and whose turn it is', async () => {
  const { page } = newcomer;
  await page.goto(`${app.url}/#/organization`);
  await page.getByRole('link', { name: ru('organization:adaptation.whole') }).click();
  await page.getByRole('list', { name: ru('adaptation:timeline') }).waitFor();
  await page.getByText(ru('adaptation:curve.actual'), { exact: true }).last().waitFor();
  expect(await page.getByText(/^День −?\d+$/).count()).toBeGreaterThan(3);
  expect(await page.getByRole('button', { name: ru('adaptation:decide.menu') }).count()).toBe(0);
});

it('a leader finds in «Сегодня» who waits for them, opens the step, marks it, and the newcomer sees it at once', async () => {
  await goTo(head, ru('navigation:today'));
  const waiting = head.page.getByRole('region', { name: ru('adaptation:today.waiting') });
  await waiting.getByRole('link').first().waitFor();
  const plan = /#\/adaptation\/\d+/.exec(newcomer.page.url())?.[0] ?? '';
  await head.page.goto(`${app.url}/${plan}`);
  await press(head.page, ru('adaptation:step.add'));
  const form = head.page.getByRole('dialog', { name: ru('adaptation:step.new') });
  await press(form, ru('common:action.create'));
  await form.getByText(ru('validation:required')).first().waitFor();
  await fill(form, ru('adaptation:form.title'), 'Открыть смену вдвоём');
  await press(form, ru('common:action.create'));
  const title = 'Открыть смену вдвоём';
  // The update arrives over the socket: the newcomer's page is not touched.
  const mark = newcomer.page.getByRole('button', { name: ru('adaptation:mark', { title }) });
  await mark.click();
  await head.page.getByRole('button', { name: ru('adaptation:unmark', { title }) }).waitFor();
});

it('a sick leave pauses the plan in both windows, and the plan continues after it', async () => {
  const { page } = head;
  const menu = async (name: string) => {
    await press(page, ru('adaptation:actions'));
    await page.getByRole('menuitem', { name }).click();
  };
  await menu(ru('adaptation:pause.menu'));
  const dialog = page.getByRole('dialog', { name: ru('adaptation:pause.title') });
  await fill(dialog, ru('adaptation:pause.reason'), 'Больничный');
  await press(dialog, ru('adaptation:pause.submit'));
  await page.getByText(/Больничный/).waitFor();
  await newcomer.page.getByText(/Больничный/).waitFor();
  await menu(ru('adaptation:resume.menu'));
  await press(page.getByRole('dialog'), ru('adaptation:resume.submit'));
  await page.getByText(/Больничный/).waitFor({ state: 'detached' });
});

it('HR changes a template after previewing the effect on running plans, and a decision ends the plan', async () => {
  const { page } = hr;
  await goTo(hr, ru('navigation:adaptation'));
  await page
    .getByRole('main')
    .getByRole('link', { name: ru('adaptation:tab.templates'), exact: true })
    .click();
  await page.getByRole('link', { name: 'Продавец, бариста, кассир' }).click();
  await press(page, ru('adaptation:step.add'));
  await page
    .getByRole('textbox', { name: ru('adaptation:form.title') })
    .last()
    .fill('Анкета после месяца');
  await press(page, ru('common:action.save'));
  const effect = page.getByRole('dialog');
  await effect.getByText(ru('adaptation:effect.all')).click();
  await page.getByText(ru('adaptation:templates.saved', { name: 'Продавец, бариста, кассир' })).waitFor();

  const plan = /#\/adaptation\/\d+/.exec(newcomer.page.url())?.[0] ?? '';
  await page.goto(`${app.url}/${plan}`);
  await page.getByText('Анкета после месяца').waitFor();
  await press(page, ru('adaptation:decide.menu'));
  const dialog = page.getByRole('dialog', { name: ru('adaptation:decide.title') });
  await fill(dialog, ru('adaptation:decide.comment'), 'Смену ведёт уверенно');
  await press(dialog, ru('adaptation:decide.submit'));
  await page.getByText('Смену ведёт уверенно').first().waitFor();
  await newcomer.page.getByText('Смену ведёт уверенно').first().waitFor();
  expect([...head.failures, ...hr.failures, ...newcomer.failures]).toEqual([]);
});

it('HR dismisses a newcomer at once: their window is signed out; once rehired, they work here again', async () => {
  const id = /adaptation\/(\d+)/.exec(newcomer.page.url())?.[1] ?? '';
  const { page } = hr;
  await page.goto(`${app.url}/#/employees/${id}/additional`);
  await press(page, ru('leaving:dismissal.open'));
  const dialog = page.getByRole('dialog', {
    name: new RegExp(`^${ru('leaving:dismissal.title')}`),
  });
  await dialog.getByRole('checkbox', { name: ru('leaving:dismissal.isAtOnce') }).check();
  await dialog.getByRole('combobox', { name: ru('leaving:dismissal.reason') }).click();
  await page.getByRole('option', { name: ru('leaving:reasons.relocation') }).click();
  await press(dialog, ru('leaving:dismissal.open'));
  await newcomer.page.waitForURL(/#\/lending/);
  await press(page, ru('leaving:dismissal.undo'));
  await page.getByText(ru('leaving:dismissal.works')).waitFor();
});
