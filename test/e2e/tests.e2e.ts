import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, deviceOf, storageOf } from '@test/helpers/device';
import { ask } from '@test/helpers/graphql-client';
import { openSessions } from '@test/helpers/sessions';
import { z } from 'zod';
import { fill, press } from './steps/forms';
import { untilSaved } from './steps/writing';
import { register } from './support/organization';
import { type Ask, hireOne } from './support/published';
import { ru } from './support/texts';

/** A test from a blank page to whoever has passed it, with a network that goes and a second browser. */
jest.setTimeout(240_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let olga: Visitor;
let olgaElsewhere: Visitor;
let asAdmin: Ask;
let olgaId: number;
let testId = 0;

async function enter(device: Device, name: string): Promise<Visitor> {
  const visitor = await visit(browser, name, { storageState: storageOf(app.url, device) });
  await visitor.page.goto(app.url);
  return visitor;
}

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  const { token } = await register(app.url, 'Тесты');
  asAdmin = (shape, query, variables) => ask(app.url, token, shape, query, variables);
  olgaId = await hireOne(asAdmin, `olga.${Date.now()}@e2e.adaptika.local`);
  const [olgaToken = ''] = await openSessions(await ownerUrlOf(app), [olgaId]);
  admin = await enter(await deviceOf(app.url, token), 'admin');
  olga = await enter(await deviceOf(app.url, olgaToken), 'olga');
  olgaElsewhere = await enter(await deviceOf(app.url, olgaToken), 'olga-elsewhere');
});
afterAll(async () => {
  await photograph([admin, olga, olgaElsewhere], 'tests');
  await browser?.close();
  await app?.remove();
});

/** Adds a question of a type and writes its text. */
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
  await asAdmin(
    z.unknown(),
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    {
      rule: {
        ...{ objectType: 'test', objectId: testId, dueDays: 5 },
        audience: { groups: [{ userIds: [olgaId] }], exceptUserIds: [] },
      },
    },
  );
});

/** What each of the questions is answered with, in whatever order they were drawn. */
async function answerShown(page: Page): Promise<void> {
  if (await question(page, 'Когда открывают смену?').isVisible()) {
    await page.getByText('До первого чека', { exact: true }).click();
  } else if (await question(page, 'Как называется отчёт о закрытии?').isVisible()) {
    await page.getByRole('textbox', { name: ru('tests:answer.yours') }).fill('z-отчёт');
  } else {
    await page.getByRole('textbox', { name: ru('tests:answer.yours') }).fill('Позвать старшего кассира');
  }
}

it('an employee loses the network and nothing else, and goes on in another browser', async () => {
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

  // Without a reload.
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

it('an address without a test leads to the list, and one that is no number is not found', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/tests/editor`);
  await page.waitForURL(/tests\/editor\/list/);
  for (const address of ['tests/editor?testId=abc', 'tests/edit?testId=abc', 'tests/other/list']) {
    await page.goto(`${app.url}/#/${address}`);
    await page.getByRole('heading', { name: ru('navigation:notFound') }).waitFor();
  }
});
