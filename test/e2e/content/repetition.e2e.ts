import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { withClient } from '@server/db/client';
import { openBrowser, photograph, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { assignTest, PLAIN_SETTINGS, publishTest, singleChoice } from '@test/helpers/worlds/published-test';
import { openSessions } from '@test/helpers/worlds/sessions';
import { press, saved } from '../steps/forms';
import { register } from '../support/organization';
import { type Ask, hireEmployee } from '../support/published';
import { ru } from '../support/texts';

/** «Повторение»: what an employee got wrong in a passed test is asked on «Сегодня» the next day, and counts nowhere. */
jest.setTimeout(240_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let olga: Visitor;
let asAdmin: Ask;
let olgaId: number;
let testId: number;

const QUESTIONS = [
  singleChoice('tags', 'Где лежат ценники?', [
    { id: 'till', text: 'У кассы' },
    { id: 'store', text: 'На складе' },
  ]),
  singleChoice('money', 'Кому сдают выручку?', [
    { id: 'bank', text: 'Инкассатору' },
    { id: 'self', text: 'Никому' },
  ]),
  singleChoice('shift', 'Кто открывает смену?', [
    { id: 'cashier', text: 'Кассир' },
    { id: 'guard', text: 'Охранник' },
  ]),
];

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  const { token } = await register(app.url, 'Повторение');
  asAdmin = (shape, query, variables) => ask(app.url, token, shape, query, variables);
  olgaId = await hireEmployee(asAdmin, `olga.${Date.now()}@e2e.adaptika.local`);
  testId = await publishTest(app.url, token, {
    ...{ name: 'Касса', questions: QUESTIONS },
    settings: { ...PLAIN_SETTINGS, passPercent: 60, review: { ...PLAIN_SETTINGS.review, key: 'afterPass' } },
  });
  await assignTest(app.url, token, testId, { userIds: [olgaId] });
  const [olgaToken = ''] = await openSessions(await ownerUrlOf(app), [olgaId]);
  admin = await visitAs(browser, app.url, await deviceOf(app.url, token), 'admin');
  olga = await visitAs(browser, app.url, await deviceOf(app.url, olgaToken), 'olga');
});
afterAll(async () => {
  await photograph([admin, olga], 'repetition');
  await browser?.close();
  await app?.remove();
});

/** Lets days pass: what is stored of the repetition becomes older. */
const letDaysPass = async (count: number): Promise<void> =>
  withClient(await ownerUrlOf(app), 'e2e', async (client) => {
    await client.query(
      `update test_repetition set due_on = due_on - $2::int, answered_on = answered_on - $2::int,
         due_at = due_at - make_interval(days => $2::int), answered_at = answered_at - make_interval(days => $2::int)
       where user_id = $1`,
      [olgaId, count],
    );
  });

const card = () => olga.page.getByRole('region', { name: ru('tests:repetition.title') });

async function openToday(): Promise<void> {
  await olga.page.goto(`${app.url}/#/profile/options`);
  await olga.page.goto(`${app.url}/#/today`);
  await olga.page.reload();
  await olga.page.getByRole('heading', { level: 1 }).waitFor();
}

/** Answers the question on the card, and waits for the comment. */
async function answer(text: string, option: string, comment: string): Promise<void> {
  await card().getByText(text, { exact: true }).waitFor();
  await card().getByRole('radio', { name: option }).check();
  await press(card(), ru('tests:repetition.answer'));
  await card()
    .getByText(ru(`tests:repetition.word.${comment}`))
    .waitFor();
}

/** What authors and statistics have about the test. */
const figures = () =>
  asAdmin(
    z.object({ testAttempts: z.object({ count: z.number() }) }).loose(),
    `query ($id: Int!) {
      testAttempts(testId: $id) { count items { id points isPassed finishedAt } }
      testResults(testId: $id) { count items { attemptsUsed percent isPassed } }
      testItemAnalysis(testId: $id) { count }
      test(id: $id) { statistic { assigned signed notSigned } updatedAt }
      history(filter: { objectType: "test", objectId: $id }) { count }
      notifications { count }
    }`,
    { id: testId },
  );

it('an employee passes a test with one wrong answer; the same day there is no card', async () => {
  const { page } = olga;
  await page.goto(`${app.url}/#/tests/my/${testId}/passing`);
  await press(page, ru('tests:start.begin'));
  for (const [text, option] of [
    ['Где лежат ценники?', 'На складе'],
    ['Кому сдают выручку?', 'Инкассатору'],
    ['Кто открывает смену?', 'Кассир'],
  ] as const) {
    await page.getByRole('heading', { name: text, exact: true }).waitFor();
    await page.getByRole('radio', { name: option }).check();
    if (text !== 'Кто открывает смену?') await press(page, ru('tests:run.next'));
  }
  await press(page, ru('tests:run.finish'));
  await press(page.getByRole('dialog', { name: ru('tests:finish.title') }), ru('tests:finish.end'));
  await page.getByText(ru('tests:attempt.passed'), { exact: true }).first().waitFor();
  await openToday();
  await page.waitForLoadState('networkidle');
  expect(await card().count()).toBe(0);
});

it('the next day «Сегодня» asks what was wrong, a few days later the rest; answers end with a kind word', async () => {
  const { page } = olga;
  const before = await figures();
  await letDaysPass(1);
  await openToday();
  await card()
    .getByText(ru('tests:repetition.number', { number: 1, count: 1, name: 'Касса' }))
    .waitFor();
  await answer('Где лежат ценники?', 'На складе', 'wrong');
  // The right answer is shown, and the keyboard continues from the button.
  await card().getByText('У кассы', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await card().getByText(ru('tests:repetition.done')).waitFor();
  await openToday();
  await page.waitForLoadState('networkidle');
  expect(await card().count()).toBe(0);

  await letDaysPass(2);
  await openToday();
  await card()
    .getByText(ru('tests:repetition.number', { number: 1, count: 3, name: 'Касса' }))
    .waitFor();
  await answer('Где лежат ценники?', 'У кассы', 'right');
  await press(card(), ru('tests:repetition.next'));
  await answer('Кому сдают выручку?', 'Инкассатору', 'right');
  // A reload in the middle loses nothing.
  await openToday();
  await card()
    .getByText(ru('tests:repetition.number', { number: 3, count: 3, name: 'Касса' }))
    .waitFor();
  await press(card(), ru('tests:repetition.unknown'));
  await card().getByText(ru('tests:repetition.word.wrong')).waitFor();
  await press(card(), ru('tests:repetition.finish'));
  await card().getByText(ru('tests:repetition.done')).waitFor();

  expect(before.testAttempts.count).toBe(1);
  expect(await figures()).toEqual(before);
  await admin.page.goto(`${app.url}/#/tests/editor/${testId}/execution`);
  await admin.page.getByText('О. Белова').first().waitFor();
});

it('an author excludes the test in its properties: its questions are asked no longer', async () => {
  const { page } = admin;
  await letDaysPass(60);
  await openToday();
  await card().waitFor();
  await page.goto(`${app.url}/#/tests/edit?testId=${testId}`);
  const box = page.getByRole('checkbox', { name: ru('tests:field.repetition') });
  expect(await box.isChecked()).toBe(true);
  await box.uncheck();
  await saved(page, ru('common:saved'), () => press(page, ru('tests:field.save')));
  await openToday();
  await olga.page.waitForLoadState('networkidle');
  expect(await card().count()).toBe(0);
  await page.reload();
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);
  expect([...admin.failures, ...olga.failures]).toEqual([]);
});
