import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, photograph, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, deviceOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { assignTest, PLAIN_SETTINGS, publishTest, singleChoice } from '@test/helpers/worlds/published-test';
import { tableFile } from '@test/helpers/files/table-file';
import { openSessions } from '@test/helpers/worlds/sessions';
import { z } from 'zod';
import { fill, press } from '../steps/forms';
import { untilSaved } from '../steps/writing';
import { register } from '../support/organization';
import { type Ask, hireEmployee, publishChanged, publishFor } from '../support/published';
import { ru } from '../support/texts';

/** A test from an empty page to a passed attempt, with a lost network and a second browser. */
jest.setTimeout(240_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let olga: Visitor;
let olgaElsewhere: Visitor;
let adminToken: string;
let asAdmin: Ask;
let asOlga: Ask;
let olgaId: number;
let testId = 0;

const enter = (device: Device, name: string) => visitAs(browser, app.url, device, name);

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  const { token } = await register(app.url, 'Тесты');
  adminToken = token;
  asAdmin = (shape, query, variables) => ask(app.url, token, shape, query, variables);
  olgaId = await hireEmployee(asAdmin, `olga.${Date.now()}@e2e.adaptika.local`);
  const [olgaToken = ''] = await openSessions(await ownerUrlOf(app), [olgaId]);
  asOlga = (shape, query, variables) => ask(app.url, olgaToken, shape, query, variables);
  admin = await enter(await deviceOf(app.url, token), 'admin');
  olga = await enter(await deviceOf(app.url, olgaToken), 'olga');
  olgaElsewhere = await enter(await deviceOf(app.url, olgaToken), 'olga-elsewhere');
});
afterAll(async () => {
  await photograph([admin, olga, olgaElsewhere], 'tests');
  await browser?.close();
  await app?.remove();
});

/** Adds a question of a given type and writes its text. */
async function addQuestion(page: Page, type: string, text: string): Promise<void> {
  await press(page, ru('tests:edit.add'));
  await page.getByRole('menuitem', { name: ru(`tests:type.${type}`), exact: true }).click();
  await fill(page, ru('tests:question.text'), text);
}

const optionOf = (page: Page, number: number): Locator =>
  page.getByRole('textbox', {
    name: ru('tests:question.option', { label: ru('tests:question.options'), number }),
  });

const question = (page: Page, text: string): Locator =>
  page.getByRole('heading', { name: text, exact: true });

const WHERE = singleChoice('where', 'Где лежат ценники?', [
  { id: 'till', text: 'У кассы' },
  { id: 'store', text: 'На складе' },
]);

/** A test with one question, which Olga has answered differently than its author expected. */
async function failedByOlga(): Promise<number> {
  const name = 'Где лежат ценники';
  const id = await publishTest(app.url, adminToken, { name, questions: [WHERE], settings: PLAIN_SETTINGS });
  await assignTest(app.url, adminToken, id, { userIds: [olgaId] });
  const tab = 'by-the-contract';
  const { testAttemptStart } = await asOlga(
    z.object({ testAttemptStart: z.object({ id: z.number() }) }),
    'mutation ($id: Int!, $tab: String!) { testAttemptStart(testId: $id, tab: $tab) { id } }',
    { id, tab },
  );
  const attemptId = testAttemptStart.id;
  await asOlga(
    z.unknown(),
    'mutation ($answer: TestAnswerInput!) { testAnswerSave(answer: $answer) { seq } }',
    {
      answer: {
        attemptId,
        tab,
        questionId: 'where',
        seq: 1,
        answer: { type: 'single', optionIds: ['store'] },
      },
    },
  );
  await asOlga(
    z.unknown(),
    'mutation ($id: Int!, $tab: String!) { testAttemptSubmit(attemptId: $id, tab: $tab) { id } }',
    { id: attemptId, tab },
  );
  return id;
}

it('an author writes questions, sets the rules, and publishes', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/tests/editor/list`);
  await press(page, ru('content:create.button'));
  await fill(page, ru('tests:field.name'), 'Работа с кассой');
  await press(page, ru('tests:new.begin'));

  await addQuestion(page, 'single', 'Когда открывают смену?');
  await optionOf(page, 1).fill('До первого чека');
  await optionOf(page, 2).fill('После обеда');
  await optionOf(page, 3).fill('Никогда');
  await page.getByRole('radio', { name: ru('tests:question.isRight', { number: 1 }) }).check();
  await addQuestion(page, 'shortText', 'Как называется отчёт о закрытии?');
  await fill(page, ru('tests:question.variants'), 'Z-отчёт');
  await addQuestion(page, 'openText', 'Что делать, если касса зависла?');
  await untilSaved(page);
  testId = Number(/testId=(\d+)/.exec(page.url())?.[1]);

  await page.goto(`${app.url}/#/tests/edit?testId=${testId}`);
  await fill(page, ru('tests:settings.limitMinutes'), '10');
  await press(page, ru('tests:settings.save'));
  await page.getByText(ru('tests:settings.saved')).waitFor();

  await page.goto(`${app.url}/#/tests/editor?testId=${testId}`);
  await press(page, ru('content:publish.open'));
  const dialog = page.getByRole('dialog', { name: ru('content:publish.title') });
  await press(dialog, ru('content:publish.button'));
  await page.waitForURL(/tests\/editor\/\d+\/passing/);
  await assignTest(app.url, adminToken, testId, { userIds: [olgaId] });
});

/** Answers each of the questions, in whatever order they were drawn. */
async function answerShown(page: Page): Promise<void> {
  if (await question(page, 'Когда открывают смену?').isVisible()) {
    await page.getByText('До первого чека', { exact: true }).click();
  } else if (await question(page, 'Как называется отчёт о закрытии?').isVisible()) {
    await page.getByRole('textbox', { name: ru('tests:answer.yours') }).fill('z-отчёт');
  } else {
    await page.getByRole('textbox', { name: ru('tests:answer.yours') }).fill('Позвать старшего кассира');
  }
}

it('an employee loses the network and nothing else, and continues in another browser', async () => {
  const { page, context } = olga;
  await page.goto(`${app.url}/#/tests`);
  await page.waitForURL(/tests\/my\/list/);
  await page.getByRole('link', { name: 'Работа с кассой' }).click();
  await press(page, ru('tests:start.begin'));
  await page.getByRole('timer').waitFor();
  await answerShown(page);
  await page.getByText(ru('tests:run.state.saved'), { exact: true }).waitFor();

  await context.setOffline(true);
  await press(page, ru('tests:run.next'));
  await answerShown(page);
  await page.getByText(ru('tests:run.offline', { count: 1 })).waitFor();
  await press(page, ru('tests:run.next'));
  await answerShown(page);
  await page.getByText(ru('tests:run.offline', { count: 2 })).waitFor();
  await context.setOffline(false);
  await page.getByText(ru('tests:run.state.saved'), { exact: true }).waitFor();

  const second = olgaElsewhere.page;
  await second.goto(`${app.url}/#/tests/my/${testId}/passing`);
  await press(second, ru('tests:start.continue'));
  const answered = second
    .getByRole('navigation', { name: ru('tests:run.progress') })
    .getByRole('button', { name: new RegExp(ru('tests:run.answered')) });
  await answered.nth(2).waitFor();

  await page.getByRole('checkbox', { name: ru('tests:run.flag') }).click();
  await page.getByText(ru('tests:run.elsewhere')).waitFor();

  // The fire alarm rings: the taker sees the added minutes without a reload.
  await admin.page.goto(`${app.url}/#/tests/editor/${testId}/execution`);
  await press(admin.page, ru('tests:grant.minutes.open'));
  const minutes = admin.page.getByRole('dialog');
  await fill(minutes, ru('tests:grant.reason'), 'Пожарная тревога');
  await press(minutes, ru('tests:grant.minutes.button'));
  await minutes.waitFor({ state: 'detached' });
  await second.getByText(ru('tests:run.granted', { time: '10 минут' })).waitFor();

  await second.keyboard.press('ArrowRight');
  await second.keyboard.press('ArrowRight');
  await press(second, ru('tests:run.finish'));
  const finish = second.getByRole('dialog', { name: ru('tests:finish.title') });
  await finish.getByText(ru('tests:finish.all')).waitFor();
  await press(finish, ru('tests:finish.end'));
  await second.getByText(ru('tests:attempt.onReview')).first().waitFor();
});

it('an expert grades the open answer; its taker and the open statistics see at once that the test is passed', async () => {
  const { page, context } = admin;
  const statistics = await context.newPage();
  await statistics.goto(`${app.url}/#/statistic/tests`);
  await statistics.getByText('Сдали 0 из 1').waitFor();
  await page.goto(`${app.url}/#/tests/editor/${testId}/execution?part=review`);
  const waiting = page.getByRole('article', { name: /Что делать, если касса зависла/ });
  await waiting.getByText('Позвать старшего кассира').waitFor();
  await fill(waiting, /Баллы/, '1');
  await fill(waiting, ru('tests:review.comment'), 'Верно, и сообщить мне');
  await press(waiting, ru('tests:review.grade'));
  await page.getByText(ru('tests:review.empty')).waitFor();

  // The mark appears without a reload.
  const second = olgaElsewhere.page;
  await second.getByText(ru('tests:attempt.passed'), { exact: true }).first().waitFor();
  await second.getByText('Верно, и сообщить мне').waitFor();
  await statistics.getByText('Сдали 1 из 1').click();
  const behind = statistics.getByRole('dialog', { name: ru('statistics:people.title.assigned') });
  await behind.getByText(/^Сдано \d/).waitFor();
  await statistics.close();
  await second.goto(`${app.url}/#/tests/my/list`);
  await second.getByText(ru('tests:my.group.signed'), { exact: true }).waitFor();

  await page.goto(`${app.url}/#/tests/editor/${testId}/execution`);
  await page.getByText('100 %').waitFor();
});

it('an author accepts another option as right: takers who failed because of it are notified at once that they have passed', async () => {
  const { page } = admin;
  const id = await failedByOlga();
  await olga.page.goto(`${app.url}/#/tests/my/${id}/passing`);
  await olga.page.getByText(ru('tests:start.problem.exhausted')).waitFor();

  await page.goto(`${app.url}/#/tests/editor/${id}/execution?part=analysis`);
  await press(page, ru('tests:regrade.openAny'));
  const dialog = page.getByRole('dialog', { name: ru('tests:regrade.title') });
  await dialog.getByText('На складе', { exact: true }).click();
  await dialog.getByText('+1 сдаст, никто не потеряет').waitFor();
  await fill(dialog, ru('tests:regrade.reason'), 'Верны оба ответа');
  await press(dialog, ru('tests:regrade.button'));
  await dialog.waitFor({ state: 'detached' });
  const regraded = page.getByRole('region', { name: ru('tests:regrade.list') });
  await regraded.getByText('Баллы изменились в 1 из 1, сдали: 1').waitFor();

  // The mark appears without a reload.
  await olga.page.getByText(ru('tests:start.passed'), { exact: true }).waitFor();
});

it('questions are drafted from a regulation, link wrong answers back to its clause, and become outdated when it changes', async () => {
  const { page } = admin;
  const name = 'Порядок у кассы';
  const texts = ['Выручку сдают до 22 часов.', 'Кассир вежлив.'];
  const regulationId = await publishFor(asAdmin, { name, texts, employeeId: olgaId, dueDays: 5 });
  await page.goto(`${app.url}/#/tests/editor/list`);
  await press(page, ru('content:create.button'));
  await fill(page, ru('tests:field.name'), 'Кассовая дисциплина');
  await press(page, ru('tests:new.begin'));
  await press(page, ru('tests:source.fromRegulation'));
  const dialog = page.getByRole('dialog', { name: ru('tests:source.fromRegulationTitle') });
  await dialog.getByRole('combobox', { name: ru('tests:source.regulation') }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await dialog.getByRole('checkbox', { name: /Выручку сдают/ }).check();
  await press(dialog, ru('tests:source.draft', { count: 1 }));
  await page.getByText(/Порядок у кассы», п\. 1/).waitFor();
  await untilSaved(page);
  const draftedId = Number(/testId=(\d+)/.exec(page.url())?.[1]);
  await press(page, ru('content:publish.open'));
  await press(page.getByRole('dialog', { name: ru('content:publish.title') }), ru('content:publish.button'));
  await page.waitForURL(/tests\/editor\/\d+\/passing/);
  await assignTest(app.url, adminToken, draftedId, { userIds: [olgaId] });

  const taker = olga.page;
  await taker.goto(`${app.url}/#/tests/my/${draftedId}/passing`);
  await press(taker, ru('tests:start.begin'));
  await taker.getByRole('textbox').first().fill('23');
  await taker.getByText(ru('tests:run.state.saved'), { exact: true }).waitFor();
  await press(taker, ru('tests:run.finish'));
  await press(taker.getByRole('dialog', { name: ru('tests:finish.title') }), ru('tests:finish.end'));
  await taker.getByRole('link', { name: ru('tests:result.readAgain', { name, number: '1' }) }).click();
  await taker.waitForURL(/current-version\?clause=clause-0/);
  await taker.getByRole('region', { name: 'Пункт 1' }).getByText('Выручку сдают до 22 часов.').waitFor();

  await page.goto(`${app.url}/#/tests/editor?testId=${draftedId}`);
  await page.getByRole('link', { name: new RegExp(name) }).waitFor();
  await publishChanged(asAdmin, regulationId, ['Выручку сдают до 21 часа.', 'Кассир вежлив.']);
  // The mark appears without a reload.
  await page.getByText(ru('tests:source.stale'), { exact: true }).waitFor();
  await press(page, ru('tests:source.showChanges'));
  await page.getByText('часа.').first().waitFor();
  // The author's notification links to the question, with the changes visible.
  const { notifications } = await asAdmin(
    z.object({
      notifications: z.object({ items: z.array(z.object({ type: z.string(), route: z.string() })) }),
    }),
    '{ notifications { items { type route } } }',
  );
  const { route = '' } = notifications.items.find(({ type }) => type === 'questionStale') ?? {};
  await page.goto(`${app.url}/#/tests/editor/list`);
  await page.goto(`${app.url}/#${route}`);
  await page.getByRole('button', { name: ru('tests:source.hideChanges') }).waitFor();
  await page.getByText('часа.').first().waitFor();
  await press(page, ru('tests:source.confirm'));
  await page.getByText(ru('tests:source.stale'), { exact: true }).waitFor({ state: 'detached' });
  await untilSaved(page);
});

it('a section draws from the bank; before publishing the author sees warnings, and previews what takers will see', async () => {
  const { page } = admin;
  const questions = ['till', 'store', 'door'].map((id) => ({ ...WHERE, id: `bank-${id}`, tags: ['касса'] }));
  await asAdmin(
    z.unknown(),
    'mutation ($questions: [TestQuestion!]!) { testBankAdd(questions: $questions) { count } }',
    { questions },
  );
  const id = await publishTest(app.url, adminToken, {
    ...{ name: 'Из банка', questions: [WHERE, { ...WHERE, id: 'again' }], settings: PLAIN_SETTINGS },
  });
  await page.goto(`${app.url}/#/tests/editor?testId=${id}`);
  await press(page, ru('tests:bank.sectionAdd'));
  const section = page.getByRole('region', { name: ru('tests:bank.section', { number: 3 }) });
  await section.getByLabel(ru('tests:bank.anyOfTags')).fill('касса');
  await page.keyboard.press('Enter');
  await section.getByText(ru('tests:bank.matches', { count: 3 })).waitFor();
  await page.getByRole('button', { name: /из банка: «касса»/ }).waitFor();
  await fill(page, ru('tests:bank.count'), '4');
  await section.getByText(ru('tests:bank.few', { count: 3, needed: 4 })).waitFor();
  await fill(page, ru('tests:bank.count'), '2');
  await untilSaved(page);

  await press(page, ru('tests:bank.open'));
  const bank = page.getByRole('dialog', { name: ru('tests:bank.title') });
  await bank.getByText('Где лежат ценники?').first().waitFor();
  await press(page, ru('common:action.cancel'));

  await press(page, ru('tests:check.open'));
  const check = page.getByRole('dialog', { name: ru('tests:check.title') });
  await check.getByText(ru('tests:check.advice.same')).first().waitFor();
  await check.getByRole('button', { name: /^2\./ }).first().click();
  await page.getByRole('region', { name: ru('tests:question.of', { number: 2 }) }).waitFor();

  await press(page, ru('tests:preview.open'));
  const preview = page.getByRole('dialog', { name: ru('tests:preview.title') });
  const { width = 0 } = (await preview.locator('[data-screen]').boundingBox()) ?? {};
  expect(width).toBeLessThan(400);
  await preview.getByRole('radio', { name: 'На складе' }).check();
  await preview.getByRole('button', { name: ru('common:action.close') }).click();
});

it('questions are imported from a table: a cell is corrected, another author’s changes stay, and all are exported as a table', async () => {
  const { page } = admin;
  const id = await publishTest(app.url, adminToken, {
    ...{ name: 'Из таблицы', questions: [WHERE], settings: PLAIN_SETTINGS },
  });
  await page.goto(`${app.url}/#/tests/editor?testId=${id}`);
  await press(page, ru('tests:import.open'));
  const dialog = page.getByRole('dialog', { name: ru('tests:import.title') });
  const rows = [
    ['Тип', 'Вопрос', 'Варианты', 'Верные ответы'],
    ['Один ответ', 'Где лежат ценники?', 'У кассы\nНа складе', 1],
    ['Один ответ', 'Кто открывает смену?', 'Кассир\n<b>Директор</b>', 5],
    ['Число', '=Сколько касс?', '', 3],
  ];
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'Вопросы.xlsx', buffer: await tableFile(rows) },
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
  await dialog.getByRole('button', { name: ru('tests:import.add', { count: 1 }) }).waitFor();
  await dialog.getByText(ru('tests:import.sameThere'), { exact: true }).waitFor();
  await dialog.getByText('5 – ', { exact: false }).dblclick();
  await page.getByRole('textbox', { name: 'Верные ответы' }).fill('2');
  await page.keyboard.press('Enter');

  // Another author saves the draft during the review of the table.
  await asAdmin(
    z.unknown(),
    `mutation ($id: Int!, $questions: [TestQuestion!]!, $settings: TestSettingsInput!) {
      testDraftSave(id: $id, questions: $questions, settings: $settings, isForce: true) { id } }`,
    { id, questions: [WHERE, { ...WHERE, id: 'theirs', text: 'Чужой вопрос?' }], settings: PLAIN_SETTINGS },
  );
  await press(dialog, ru('tests:import.add', { count: 2 }));
  const conflict = page.getByRole('dialog', { name: ru('content:conflict.title') });
  await press(conflict, ru('content:conflict.join'));
  await conflict.waitFor({ state: 'detached' });
  const list = page.getByRole('navigation', { name: ru('tests:edit.list') });
  for (const text of ['Где лежат ценники?', 'Чужой вопрос?', 'Кто открывает смену?', '=Сколько касс?']) {
    await list.getByRole('button', { name: new RegExp(text.replace('?', '\\?')) }).waitFor();
  }
  expect(await list.getByRole('listitem').count()).toBe(4);

  const [file] = await Promise.all([page.waitForEvent('download'), press(page, ru('tests:import.download'))]);
  expect(file.suggestedFilename()).toMatch(/^Вопросы теста .*\.xlsx$/);

  await press(page, ru('tests:import.open'));
  await fill(page, ru('tests:import.paste'), 'Новый?\nA. да\nB. нет\nANSWER: A');
  await press(dialog, ru('tests:import.read'));
  await press(dialog, ru('tests:import.add', { count: 1 }));
  await list.getByRole('button', { name: /Новый\?/ }).waitFor();
  await page
    .getByText(ru('tests:import.added', { count: 2 }), { exact: true })
    .waitFor({ state: 'detached' });
  await press(page, ru('tests:import.undo'));
  await list.getByRole('button', { name: /Новый\?/ }).waitFor({ state: 'detached' });
  await untilSaved(page);
});

it('an address without a test leads to the list, and a non-numeric one shows not found', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/tests/editor`);
  await page.waitForURL(/tests\/editor\/list/);
  for (const address of ['tests/editor?testId=abc', 'tests/edit?testId=abc', 'tests/other/list']) {
    await page.goto(`${app.url}/#/${address}`);
    await page.getByRole('heading', { name: ru('navigation:notFound') }).waitFor();
  }
});
