import type { Browser } from 'playwright-core';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, rootAccount, startApp } from '@test/helpers/built-app';
import { signIn, storageOf } from '@test/helpers/browser/device';
import { settled } from '../support/inspection';
import { ru } from '../support/texts';

/** The provider answers; people of another organization find the answer, rate it, and ask about missing ones. */
jest.setTimeout(120_000);

let app: RunningApp;
let browser: Browser;
let author: Visitor;
let reader: Visitor;

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  author = await enter('author', rootAccount.email, rootAccount.password);
  reader = await enter('reader', 'employee@demo.adaptika.ru', 'demo-employee');
});
afterAll(async () => {
  await photograph([author, reader], 'faq');
  await browser?.close();
  await app?.remove();
});

async function enter(name: string, email: string, password: string): Promise<Visitor> {
  const device = await signIn(app.url, email, password);
  return visit(browser, name, { storageState: storageOf(app.url, device) });
}

async function open({ page }: Visitor, address: string): Promise<void> {
  await page.goto(`${app.url}/#${address}`);
  await settled(page, address);
}

const QUESTION = 'Где взять справку о доходах?';

it('a super admin writes an answer with its search keywords', async () => {
  const { page } = author;
  await open(author, '/faq');
  await page.getByRole('link', { name: ru('common:action.create') }).click();
  await page.getByRole('button', { name: ru('common:action.save') }).click();
  await page
    .getByRole('textbox', { name: ru('faq:edit.titleRu'), exact: true })
    .and(page.locator('[aria-invalid=true]'))
    .waitFor();
  await page.getByRole('textbox', { name: ru('faq:edit.titleRu'), exact: true }).fill(QUESTION);
  await page
    .getByRole('textbox', { name: ru('faq:edit.textRu'), exact: true })
    .fill('Её выдаёт бухгалтерия.\n\n- Напишите заявление\n- Заберите справку');
  await page.getByRole('combobox', { name: ru('faq:edit.synonyms'), exact: true }).fill('2-НДФЛ');
  await page.getByRole('switch', { name: ru('faq:edit.isPublished') }).check();
  await page.getByRole('button', { name: ru('common:action.save') }).click();
  await page.getByRole('heading', { level: 1, name: QUESTION }).waitFor();
  expect(await page.getByRole('article').getByRole('listitem').allTextContents()).toEqual([
    'Напишите заявление',
    'Заберите справку',
  ]);
});

it.each([
  ['with mistakes', 'справка даходах'],
  ['with the wrong keyboard layout', 'cghfdre'],
  ['by another word for it', '2-ндфл'],
])('an employee of another organization finds it by typing %s', async (_, typed) => {
  const { page } = reader;
  await open(reader, '/faq');
  await page.getByRole('searchbox', { name: ru('faq:search') }).fill(typed);
  // The list is filtered a moment after the last keystroke.
  await page.getByRole('heading', { name: ru('faq:results') }).waitFor();
  await page.getByRole('link', { name: QUESTION }).click();
  await page.getByRole('heading', { level: 1, name: QUESTION }).waitFor();
});

it('they report that it did not help, and why; the author sees it', async () => {
  const { page } = reader;
  const no = page.getByRole('button', { name: ru('faq:vote.no'), exact: true });
  await no.click();
  const dialog = page.getByRole('dialog', { name: ru('faq:vote.whyNot') });
  await dialog.getByRole('combobox', { name: ru('faq:vote.reason') }).click();
  await page.getByRole('option', { name: ru('faq:reason.outdated') }).click();
  await dialog.getByLabel(ru('faq:vote.comment')).fill('Не указан кабинет');
  await dialog.getByRole('button', { name: ru('faq:vote.send') }).click();
  await no.and(page.locator('[aria-pressed=true]')).waitFor();
  await page.getByRole('button', { name: ru('common:action.edit') }).waitFor({ state: 'detached' });
  await open(author, '/faq');
  await author.page.getByText(ru('faq:votes', { helpful: 0, notHelpful: 1 })).waitFor();
  await author.page.getByText(/Не помогло: устарело \(1\)/).waitFor();
  await author.page.getByRole('link', { name: QUESTION }).click();
  await author.page.getByText('Не указан кабинет').waitFor();
});

it('a question without an answer goes to the provider, who answers it', async () => {
  const { page } = reader;
  await open(reader, '/faq');
  await page.getByRole('searchbox', { name: ru('faq:search') }).fill('парковка для велосипеда');
  await page.getByRole('button', { name: ru('faq:ask.send') }).click();
  await page.getByRole('button', { name: ru('faq:ask.sent') }).waitFor();
  await open(author, '/organization');
  await open(author, '/faq');
  const waiting = author.page.getByRole('region', { name: ru('faq:waiting.title') });
  await waiting.getByText('парковка для велосипеда').waitFor();
  await waiting.getByRole('link', { name: ru('faq:waiting.answer') }).click();
  const title = author.page.getByRole('textbox', { name: ru('faq:edit.titleRu'), exact: true });
  await title.waitFor();
  expect(await title.inputValue()).toBe('парковка для велосипеда');
});

it('an answer is found in place: by ? on its page, and by Ctrl+K from anywhere', async () => {
  const { page } = reader;
  await open(reader, '/regulation/my/list');
  await page.keyboard.press('Shift+Slash');
  const help = page.getByRole('dialog', { name: ru('faq:help.title') });
  await help.getByRole('link', { name: 'Как подписать документ?' }).waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+KeyK');
  const search = page.getByRole('dialog', { name: ru('search:title') });
  await search.getByRole('combobox').fill('как подписать');
  await search.getByRole('option', { name: /Как подписать документ/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Как подписать документ?' }).waitFor();
});

it('«Показать на экране» guides the reader through their own pages, and Back leaves the tour', async () => {
  const { page } = reader;
  await page.getByRole('button', { name: ru('faq:tour.start') }).click();
  const step = page.getByRole('dialog', { name: 'Как подписать документ?' });
  await step.getByText(ru('faq:tour.place', { number: 1, count: 2 })).waitFor();
  await step.getByRole('button', { name: ru('faq:tour.next') }).click();
  await page.waitForURL(/#\/regulation\/my\/list/);
  await step.getByText(ru('faq:tour.place', { number: 2, count: 2 })).waitFor();
  await page.goBack();
  await step.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: ru('faq:tour.start') }).waitFor();
});

it('a step whose page the reader cannot open is skipped, with an explanation', async () => {
  const { page } = author;
  await open(author, '/faq/new/edit');
  await page.getByRole('textbox', { name: ru('faq:edit.titleRu'), exact: true }).fill('Где мои шаги?');
  await page.getByRole('textbox', { name: ru('faq:edit.textRu'), exact: true }).fill('На странице «Сегодня»');
  const add = page.getByRole('button', { name: ru('faq:tour.add') });
  for (const [index, [where, text]] of [
    [ru('navigation:roles'), 'Здесь роли'],
    [ru('navigation:today'), 'А здесь ваши шаги'],
  ].entries()) {
    await add.click();
    const group = page.getByRole('group', { name: ru('faq:tour.step', { number: index + 1 }), exact: true });
    await group.getByRole('combobox', { name: ru('faq:tour.page') }).click();
    await page.getByRole('option', { name: where, exact: true }).click();
    await group.getByRole('textbox', { name: ru('faq:tour.textRu'), exact: true }).fill(text ?? '');
  }
  await page.getByRole('switch', { name: ru('faq:edit.isPublished') }).check();
  await page.getByRole('button', { name: ru('common:action.save') }).click();
  await page.getByRole('heading', { level: 1, name: 'Где мои шаги?' }).waitFor();
  const address = new URL(page.url()).hash.slice(1);

  await reader.page.goto(app.url);
  await open(reader, address);
  await reader.page.getByRole('button', { name: ru('faq:tour.start') }).click();
  const step = reader.page.getByRole('dialog', { name: 'Где мои шаги?' });
  await step.getByText('А здесь ваши шаги').waitFor();
  await step.getByText(ru('faq:tour.skipped', { count: 1 })).waitFor();
  await step.getByRole('button', { name: ru('faq:tour.done') }).click();
  await step.waitFor({ state: 'detached' });
});

it('writing answers is not available to anybody else', async () => {
  await open(reader, '/faq/1/edit');
  await reader.page.getByRole('heading', { level: 1, name: ru('navigation:notFound') }).waitFor();
});
