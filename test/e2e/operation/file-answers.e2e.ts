import type { Browser, Page } from 'playwright-core';
import { openBrowser, photograph, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { assignTest } from '@test/helpers/worlds/published-test';
import { openSessions } from '@test/helpers/worlds/sessions';
import { fill, press } from '../steps/forms';
import { untilSaved } from '../steps/writing';
import { register } from '../support/organization';
import { type Ask, hireEmployee } from '../support/published';
import { ru } from '../support/texts';

/** A question answered with files: written, answered on a phone with a lost network, opened and graded. */
jest.setTimeout(180_000);

const TEXT = 'Приложите акт инвентаризации';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\n% акт\n%%EOF');

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let olga: Visitor;
let adminToken: string;
let olgaId: number;
let testId = 0;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  const { token } = await register(app.url, 'Файлы');
  adminToken = token;
  const asAdmin: Ask = (shape, query, variables) => ask(app.url, token, shape, query, variables);
  olgaId = await hireEmployee(asAdmin, `olga.${Date.now()}@e2e.adaptika.local`);
  const [olgaToken = ''] = await openSessions(await ownerUrlOf(app), [olgaId]);
  admin = await visitAs(browser, app.url, await deviceOf(app.url, token), 'admin');
  olga = await visitAs(browser, app.url, await deviceOf(app.url, olgaToken), 'olga');
});
afterAll(async () => {
  await photograph([admin, olga], 'file-answers');
  await browser?.close();
  await app?.remove();
});

const kindOf = (page: Page, kind: 'picture' | 'table' | 'text') =>
  page.getByRole('checkbox', { name: ru(`tests:question.fileKind.${kind}`) });

it('an author requests a file by keyboard: the allowed kinds, and how many', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/tests/editor/list`);
  await press(page, ru('content:create.button'));
  await fill(page, ru('tests:field.name'), 'Инвентаризация');
  await press(page, ru('tests:new.begin'));
  await press(page, ru('tests:edit.add'));
  await page.getByRole('menuitem', { name: ru('tests:type.fileAnswer'), exact: true }).press('Enter');
  await fill(page, ru('tests:question.text'), TEXT);
  for (const kind of ['text', 'table'] as const) await kindOf(page, kind).press('Space');
  await page.getByRole('button', { name: '2', exact: true }).press('Enter');
  await press(page, ru('tests:question.rubricAdd'));
  await fill(page, ru('tests:question.rubricRow', { number: 1 }), 'Подписи на месте');
  await untilSaved(page);
  testId = Number(/testId=(\d+)/.exec(page.url())?.[1]);
  await page.reload();
  expect(await kindOf(page, 'picture').isChecked()).toBe(true);
  expect(await kindOf(page, 'table').isChecked()).toBe(false);
  await press(page, ru('content:publish.open'));
  const dialog = page.getByRole('dialog', { name: ru('content:publish.title') });
  await press(dialog, ru('content:publish.button'));
  await page.waitForURL(/tests\/editor\/\d+\/passing/);
  await assignTest(app.url, adminToken, testId, { userIds: [olgaId] });
});

it('an employee answers on a phone: a lost network loses nothing, and a file’s error is shown beside it', async () => {
  const { page, context } = olga;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${app.url}/#/tests/my/${testId}/passing`);
  await press(page, ru('tests:start.begin'));
  await page.getByRole('heading', { name: TEXT }).waitFor();
  const place = page.locator('input[type=file]');
  const files = page.getByRole('list', { name: ru('tests:answer.file.yours') });

  await place.setInputFiles({
    name: 'Ведомость.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('не PDF'),
  });
  await files.getByRole('alert').waitFor();
  await files
    .getByRole('button', { name: ru('tests:answer.file.remove', { name: 'Ведомость.pdf' }) })
    .press('Enter');
  await files.waitFor({ state: 'detached' });

  await context.setOffline(true);
  await place.setInputFiles({ name: 'Акт.pdf', mimeType: 'application/pdf', buffer: PDF });
  await files.getByText(ru('tests:answer.file.waiting', { name: 'Акт.pdf' })).waitFor();
  await context.setOffline(false);
  await files.getByRole('link', { name: ru('tests:answer.file.open', { name: 'Акт.pdf' }) }).waitFor();
  await page.getByText(ru('tests:run.state.saved'), { exact: true }).waitFor();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);

  // Another window of the same person has the file.
  await page.reload();
  await press(page, ru('tests:start.continue'));
  await files.getByRole('link', { name: ru('tests:answer.file.open', { name: 'Акт.pdf' }) }).waitFor();
  await press(page, ru('tests:run.finish'));
  const finish = page.getByRole('dialog', { name: ru('tests:finish.title') });
  await finish.getByText(ru('tests:finish.all')).waitFor();
  await press(finish, ru('tests:finish.end'));
  await page.getByText(ru('tests:attempt.onReview')).first().waitFor();
});

it('an expert opens the file and grades it; its taker sees at once that the test is passed, and opens it too', async () => {
  const { page, context } = admin;
  await page.goto(`${app.url}/#/tests/editor/${testId}/execution?part=review`);
  const waiting = page.getByRole('article', { name: new RegExp(TEXT) });
  const link = waiting.getByRole('link', { name: ru('tests:answer.file.open', { name: 'Акт.pdf' }) });
  const address = (await link.getAttribute('href')) ?? '';
  const answer = await context.request.get(`${app.url}${address}`);
  expect(Buffer.from(await answer.body())).toEqual(PDF);
  await fill(waiting, /Баллы/, '1');
  await press(waiting, ru('tests:review.grade'));
  await page.getByText(ru('tests:review.empty')).waitFor();

  await olga.page.getByText(ru('tests:attempt.passed'), { exact: true }).first().waitFor();
  await olga.page.getByRole('link', { name: ru('tests:answer.file.open', { name: 'Акт.pdf' }) }).waitFor();
});
