import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { ask } from '@test/helpers/contract/graphql-client';
import { publishQualification } from '@test/helpers/worlds/published-qualification';
import { PLAIN_SETTINGS, publishTest, singleChoice } from '@test/helpers/worlds/published-test';
import { acceptInvitation } from '../steps/entering';
import { press } from '../steps/forms';
import { eventually } from '../support/eventually';
import { register } from '../support/organization';
import { invitationEmailTo, invitationTo } from '../support/outbox';
import { type Ask, publishChanged, publishEducation, publishFor, writeEducation } from '../support/published';
import { ru } from '../support/texts';

/** A newcomer's first minutes on a phone: the email, a password, the first document and the next one; then a day over all kinds. */
jest.setTimeout(180_000);

const PHONE = { width: 390, height: 844 };
const EMAIL = 'vera@newcomer.e2e.adaptika.local';
const LONG = Array.from({ length: 14 }, (_, index) => `Правило ${index + 1}: спрашиваем.`);

let app: RunningApp;
let browser: Browser;
let vera: Visitor;
let token: string;
let admin: Ask;
let employeeId: number;
let rulesId: number;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ token } = await register(app.url, 'Хлеб и соль'));
  admin = (shape, query, variables) => ask(app.url, token, shape, query, variables);
  const { userCreate } = await admin(
    z.object({ userCreate: z.object({ id: z.number() }) }),
    `mutation ($user: UserInput!) { userCreate(user: $user) { id } }`,
    { user: { nameFirst: 'Вера', nameSecond: 'Соколова', email: EMAIL, isSendEmail: false } },
  );
  employeeId = userCreate.id;
  rulesId = await publishFor(admin, { name: 'Правила смены', texts: LONG, employeeId, dueDays: 1 });
  await publishFor(admin, { name: 'Чистая кухня', texts: ['Мойте руки.'], employeeId, dueDays: 5 });
  await admin(z.unknown(), 'mutation ($id: Int!) { userInvite(id: $id) }', { id: employeeId });
  vera = await visit(browser, 'vera', { viewport: PHONE, isMobile: true, hasTouch: true });
});
afterAll(async () => {
  await photograph([vera], 'newcomer');
  await browser?.close();
  await app?.remove();
});

/** The vertical offset of an element on the first screen. */
const offsetTopOf = async (place: Locator): Promise<number> => {
  await place.waitFor();
  return place.evaluate((element) => element.getBoundingClientRect().top);
};

const clauseOf = (page: Page, number: number) =>
  page.getByRole('region', { name: ru('regulations:clause.label', { number }), exact: true });
const bar = (page: Page) => page.getByRole('region', { name: ru('regulations:sign.region') });

test('the email greets by name and says what to read first', async () => {
  const email = await invitationEmailTo(app, EMAIL);
  expect(email).toContain('Здравствуйте, Вера.');
  expect(email).toContain(ru('emails:invitation.first', { name: 'Правила смены' }));
});

test('after choosing a password the newcomer sees their first task, not a form', async () => {
  await acceptInvitation(vera, await invitationTo(app, EMAIL), 'sokolova-vera-26');
  const { page } = vera;
  await page
    .getByRole('heading', { level: 1, name: ru('adaptation:today.welcome', { name: 'Вера' }) })
    .waitFor();
  const first = page.getByRole('region', { name: ru('adaptation:today.first') });
  await first.getByText('Правила смены').waitFor();
  expect(await offsetTopOf(first)).toBeLessThan(PHONE.height / 2);
});

test('the first screen shows the first lines of the text, and the signing bar is one line until it is read', async () => {
  const { page } = vera;
  const first = page.getByRole('region', { name: ru('adaptation:today.first') });
  await first.getByRole('link', { name: ru('adaptation:today.read_regulation') }).click();
  expect(await offsetTopOf(clauseOf(page, 1).getByText('спрашиваем'))).toBeLessThan(PHONE.height / 2);
  const folded = await bar(page).boundingBox();
  expect(folded?.height).toBeLessThan(90);
  const about = {
    facts: page.getByText(ru('regulations:title.owner')).first(),
    search: page.getByRole('searchbox', { name: ru('regulations:reader.search') }),
    pdf: page.getByRole('button', { name: 'PDF' }),
    contents: page.getByRole('navigation', { name: ru('content:contents.title') }),
  };
  for (const [part, element] of Object.entries(about)) {
    expect([part, await element.isVisible()]).toEqual([part, false]);
  }
  await page.getByText(ru('regulations:reader.about')).click();
  for (const element of Object.values(about)) await element.waitFor();
});

test('tapping a clause shows its actions', async () => {
  const { page } = vera;
  const clause = clauseOf(page, 2);
  const link = clause.getByRole('button', { name: ru('regulations:clause.linkOf', { number: '2' }) });
  const opacity = () =>
    link.evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity);
  expect(await opacity()).toBe('0');
  await clause.getByText('спрашиваем').tap();
  await eventually(opacity, '1');
});

test('at the end the bar opens, the document is signed, and the next one is one tap away', async () => {
  const { page } = vera;
  await clauseOf(page, 14).scrollIntoViewIfNeeded();
  const agree = bar(page).getByRole('checkbox', { name: ru('regulations:sign.agree') });
  await agree.check({ timeout: 60_000 });
  await press(bar(page), ru('regulations:sign.button'));
  const receipt = page.getByRole('status', { name: ru('regulations:receipt.region') });
  await receipt.waitFor();
  // The focused bar is gone: keyboard users are moved to the signed document.
  await receipt.getByRole('heading').and(page.locator(':focus')).waitFor();
  const download = page.waitForEvent('download');
  await press(receipt, ru('regulations:receipt.certificate'));
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await receipt
    .getByRole('link', { name: ru('adaptation:today.nextTask', { title: 'Чистая кухня' }) })
    .click();
  await page.getByRole('article').getByText('Мойте руки.').waitFor();
  await bar(page).getByRole('checkbox').check({ timeout: 60_000 });
  await press(bar(page), ru('regulations:sign.button'));
  await receipt.getByText(ru('adaptation:today.mineNone')).waitFor();
});

/** The tasks of an employee's day. */
const CASH = 'Порядок у кассы';
const GREETING = 'Как встречать гостя';
const EXAM = 'Смена у кассы';
const QUESTION = singleChoice('when', 'Когда открывают смену?', [
  { id: 'before', text: 'До первого чека' },
  { id: 'after', text: 'После обеда' },
]);

/** A qualification of a document, a text and a test, assigned to the newcomer. Returns its id. */
async function assignDay(): Promise<string> {
  const regulation = await publishFor(admin, { name: CASH, texts: ['Выручку сдают до 22 часов.'] });
  const { id, saved } = await writeEducation(admin, { name: GREETING, minReadingSec: 2 }, [
    'Здороваемся первыми.',
  ]);
  const education = await publishEducation(admin, id, saved);
  const test = await publishTest(app.url, token, {
    name: EXAM,
    questions: [QUESTION],
    settings: PLAIN_SETTINGS,
  });
  const objectId = await publishQualification(app.url, token, [
    { objectType: 'regulation', objectId: regulation },
    { objectType: 'education', objectId: education },
    { objectType: 'test', objectId: test },
  ]);
  const audience = { groups: [{ userIds: [employeeId] }], exceptUserIds: [] };
  await admin(
    z.unknown(),
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    { rule: { objectType: 'qualification', objectId: Number(objectId), audience, dueDays: 3 } },
  );
  return objectId;
}

test('a day over all kinds: each line of «Сегодня» is done in its turn, and the qualification moves with it', async () => {
  const { page } = vera;
  const qualification = `${app.url}/#/qualification/view/${await assignDay()}`;
  const open = async (name: string) => {
    await page.goto(`${app.url}/#/today`);
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
  };
  const moved = async (percent: number) => {
    await page.goto(qualification);
    await page.getByRole('img', { name: `${ru('qualifications:route.progress')}: ${percent} %` }).waitFor();
  };
  await moved(0);

  await open(CASH);
  await page.getByRole('article').getByText('Выручку сдают до 22 часов.').waitFor();
  await bar(page).getByRole('checkbox').check({ timeout: 60_000 });
  await press(bar(page), ru('regulations:sign.button'));
  await page.getByRole('status', { name: ru('regulations:receipt.region') }).waitFor();
  await moved(33);

  await open(GREETING);
  await page.getByRole('paragraph').filter({ hasText: 'Здороваемся первыми.' }).waitFor();
  await page.getByRole('region', { name: ru('educations:study.done') }).waitFor({ timeout: 60_000 });
  await moved(66);

  await open(EXAM);
  await press(page, ru('tests:start.begin'));
  await page.getByText('До первого чека', { exact: true }).click();
  await page.getByText(ru('tests:run.state.saved'), { exact: true }).waitFor();
  await press(page, ru('tests:run.finish'));
  await press(page.getByRole('dialog', { name: ru('tests:finish.title') }), ru('tests:finish.end'));
  await page.getByText(ru('tests:attempt.passed'), { exact: true }).first().waitFor();
  await moved(100);
  await page.getByRole('heading', { name: /^Сертификат № \d{4}-\d{6}$/ }).waitFor();

  await page.goto(`${app.url}/#/today`);
  await page.getByText(ru('adaptation:today.mineNone')).waitFor();
});

test('whoever has signed and must sign changes sees the changed clause on the first screen', async () => {
  const { page } = vera;
  await publishChanged(
    admin,
    rulesId,
    LONG.map((text, index) => (index === LONG.length - 1 ? text.replace('спрашиваем', 'отвечаем') : text)),
  );
  await page.goto(`${app.url}/?opened=2#/regulation/my/${rulesId}/current-version`);
  const changed = page.getByRole('article').getByText('отвечаем').first();
  // The whole text is shown until the signed version has been compared with this one.
  await eventually(async () => (await offsetTopOf(changed)) < PHONE.height / 2, true);
  const last = await changed.boundingBox();
  const signing = await bar(page).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? Infinity)).toBeLessThan(signing?.y ?? 0);
});

test('no errors occurred on the page', () => {
  expect(vera.failures).toEqual([]);
});
