import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { openBrowser, photograph, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { deviceOf } from '@test/helpers/browser/device';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { ask } from '@test/helpers/contract/graphql-client';
import { openSessions } from '@test/helpers/worlds/sessions';
import { fill, press } from '../steps/forms';
import { register } from '../support/organization';
import { type Ask, hireEmployee, publishFor } from '../support/published';
import { ru } from '../support/texts';

/** «Непонятно»: three people press it at one clause, its owner sees where, and answers all of them at once. */
jest.setTimeout(180_000);

const NAME = 'Правила смены';

let app: RunningApp;
let browser: Browser;
let asAdmin: Ask;
let owner: Visitor;
let reader: Visitor;
let regulationId: number;

const id = z.object({ id: z.number() });

/** Hires two more people, who mark the second clause; returns the number of the version. */
async function markByOthers(versionId: number): Promise<void> {
  const people: number[] = [];
  for (const nameFirst of ['Анна', 'Пётр']) {
    const user = {
      nameFirst,
      nameSecond: 'Орлов',
      email: `${nameFirst === 'Анна' ? 'a' : 'p'}.${Date.now()}@e2e.adaptika.local`,
    };
    const { userCreate } = await asAdmin(
      z.object({ userCreate: id }),
      'mutation ($user: UserInput!) { userCreate(user: $user) { id } }',
      { user: { ...user, isSendEmail: false } },
    );
    people.push(userCreate.id);
  }
  await asAdmin(
    z.unknown(),
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    {
      rule: {
        ...{ objectType: 'regulation', objectId: regulationId, dueDays: 5 },
        audience: { groups: [{ userIds: people }], exceptUserIds: [] },
      },
    },
  );
  for (const token of await openSessions(await ownerUrlOf(app), people)) {
    await ask(
      app.url,
      token,
      z.unknown(),
      `mutation ($regulationId: Int!, $versionId: Int!) {
        regulationCommentCreate(regulationId: $regulationId, versionId: $versionId, clauseId: "clause-1") { id } }`,
      { regulationId, versionId },
    );
  }
}

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  const { token } = await register(app.url, 'Непонятное');
  asAdmin = (shape, query, variables) => ask(app.url, token, shape, query, variables);
  const employeeId = await hireEmployee(asAdmin, `olga.${Date.now()}@e2e.adaptika.local`);
  regulationId = await publishFor(asAdmin, {
    name: NAME,
    texts: ['Приходим вовремя.', 'Склад открывает тот, кто пришёл раньше.'],
    ...{ employeeId, dueDays: 5 },
  });
  const { regulation } = await asAdmin(
    z.object({ regulation: z.object({ currentVersion: id }) }),
    'query ($id: Int!) { regulation(id: $id) { currentVersion { id } } }',
    { id: regulationId },
  );
  await markByOthers(regulation.currentVersion.id);
  const [employeeToken = ''] = await openSessions(await ownerUrlOf(app), [employeeId]);
  owner = await visitAs(browser, app.url, await deviceOf(app.url, token), 'owner');
  reader = await visitAs(browser, app.url, await deviceOf(app.url, employeeToken), 'reader');
});
afterAll(async () => {
  await photograph([owner, reader], 'unclear');
  await browser?.close();
  await app?.remove();
});

it('one click marks a clause; words are added afterwards, or the click is undone', async () => {
  const { page } = reader;
  await page.goto(`${app.url}/#/regulation/my/${regulationId}/current-version`);
  const clause = page.getByRole('region', { name: 'Пункт 2' });
  await clause.hover();
  const button = page.getByRole('button', { name: ru('content:unclear.buttonOf', { number: '2' }) });
  await button.click();
  await page.getByText(ru('content:unclear.marked')).waitFor();
  await press(page, ru('content:unclear.undo'));
  await page.getByText(ru('content:unclear.marked')).waitFor({ state: 'detached' });
  await clause.hover();
  await button.click();
  await fill(page, ru('content:unclear.label'), 'У кого ключ?');
  await press(page, ru('common:action.send'));
  await page.getByText(ru('content:unclear.done')).waitFor();
});

it('three people make it a task of the owner, who sees it at the clause and answers all of them at once', async () => {
  const { page } = owner;
  await page.goto(`${app.url}/#/today`);
  await page
    .getByRole('link', { name: new RegExp(NAME) })
    .first()
    .click();
  await page.getByText(ru('content:unclear.people', { count: 3 })).waitFor();
  await press(page, ru('content:unclear.settleOf', { place: '2' }));
  await page.getByText(ru('content:unclear.people', { count: 3 })).waitFor({ state: 'detached' });
  await page.goto(`${app.url}/#/today`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText(ru('adaptation:kind.unclear')).waitFor({ state: 'detached' });

  // Whoever pressed hears of it without a reload.
  await reader.page.getByRole('button', { name: /^Уведомления/ }).click();
  const centre = reader.page.getByRole('dialog', { name: ru('notifications:title') });
  await centre.getByText(ru('notifications:confusionResolved', { name: NAME, clause: '2' })).waitFor();
});
