import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { openBrowser, photograph, visit, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, deviceOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { PLAIN_SETTINGS, publishTest, singleChoice } from '@test/helpers/worlds/published-test';
import { openSessions } from '@test/helpers/worlds/sessions';
import { choose, fill, press } from '../steps/forms';
import { sign } from '../steps/reading';
import { untilSaved } from '../steps/writing';
import { register } from '../support/organization';
import { downloadedCode } from '../support/files/pdf';
import { type Ask, hireEmployee, publishChanged, publishFor } from '../support/published';
import { ru } from '../support/texts';

/** A qualification from its stages to the certificate that strangers verify, and to the change that makes it conditional. */
jest.setTimeout(240_000);

const NAME = 'Старший кассир';
const SAFETY = 'Охрана труда';
const CASH = 'Порядок у кассы';
const TEST = 'Работа с кассой';
const NEXT = 'Охрана труда на складе';
const REASON = 'Проверка нашла нарушение';

const SETTINGS = { ...PLAIN_SETTINGS, attemptsMax: 0 };
const QUESTION = singleChoice('when', 'Когда открывают смену?', [
  { id: 'before', text: 'До первого чека' },
  { id: 'after', text: 'После обеда' },
]);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let olga: Visitor;
let stranger: Visitor;
let asAdmin: Ask;
let safetyId = 0;
let cashId = 0;
let olgaId = 0;
let qualificationId = 0;
let checkPage = '';

const enter = (device: Device, name: string) => visitAs(browser, app.url, device, name);

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  const { token } = await register(app.url, 'Квалификации');
  asAdmin = (shape, query, variables) => ask(app.url, token, shape, query, variables);
  olgaId = await hireEmployee(asAdmin, `olga.${Date.now()}@e2e.adaptika.local`);
  const [olgaToken = ''] = await openSessions(await ownerUrlOf(app), [olgaId]);
  safetyId = await publishFor(asAdmin, {
    ...{ name: SAFETY, texts: ['Носим каску.'], employeeId: olgaId, dueDays: 5 },
  });
  cashId = await publishFor(asAdmin, { name: CASH, texts: ['Выручку сдают до 22 часов.', 'Кассир вежлив.'] });
  await publishTest(app.url, token, { name: TEST, questions: [QUESTION], settings: SETTINGS });
  admin = await enter(await deviceOf(app.url, token), 'admin');
  olga = await enter(await deviceOf(app.url, olgaToken), 'olga');
  stranger = await visit(browser, 'stranger');
});
afterAll(async () => {
  await photograph([admin, olga, stranger], 'qualification');
  await browser?.close();
  await app?.remove();
});

const at = (path: string) => `${app.url}/#${path}`;
const overview = () => at(`/qualification/view/${qualificationId}`);

async function addStage(page: Page, number: number, title: string): Promise<void> {
  await press(page, ru('qualifications:edit.addStage'));
  const stage = page.getByRole('region', { name: ru('qualifications:route.stage', { number }) });
  await fill(stage, ru('qualifications:edit.stageTitle'), title);
}

async function addComponent(page: Page, number: number, type: string, name: string): Promise<void> {
  const stage = page.getByRole('region', { name: ru('qualifications:route.stage', { number }) });
  await stage.getByRole('combobox', { name: ru('qualifications:edit.componentType') }).click();
  await page.getByRole('option', { name: ru(`qualifications:item.type.${type}`), exact: true }).click();
  await choose(stage, ru('roles:lookup.object'), name);
  await stage.getByRole('group', { name }).waitFor();
}

it('an earlier signature counts, and the second stage waits for the first', async () => {
  await olga.page.goto(at(`/regulation/my/${safetyId}/current-version`));
  await sign(olga);

  const { page } = admin;
  await page.goto(at('/qualification?tab=editor'));
  await press(page, ru('content:create.button'));
  await fill(page, ru('qualifications:field.name'), NAME);
  await press(page, ru('qualifications:new.begin'));
  await addStage(page, 1, 'Основы');
  await addComponent(page, 1, 'regulation', SAFETY);
  await page.getByRole('group', { name: SAFETY }).getByLabel(ru('qualifications:edit.earlier')).fill('30');
  await addComponent(page, 1, 'regulation', CASH);
  await addStage(page, 2, 'Экзамен');
  await addComponent(page, 2, 'test', TEST);
  await untilSaved(page);
  qualificationId = Number(/view\/(\d+)\/edit/.exec(page.url())?.[1]);
  await press(page, ru('content:publish.open'));
  await press(page.getByRole('dialog', { name: ru('content:publish.title') }), ru('content:publish.button'));
  await page.waitForURL((url) => url.hash.endsWith(`/view/${qualificationId}`));

  await page.goto(at(`/qualification/view/${qualificationId}/access`));
  await press(page, ru('assignments:rule.add'));
  const rule = page.getByRole('dialog', { name: ru('assignments:rule.new') });
  await choose(rule, ru('assignments:group.positions'), 'Специалист');
  await page.keyboard.press('Escape');
  await press(rule, ru('assignments:rule.save'));
  await rule.waitFor({ state: 'detached' });

  const way = olga.page.getByRole('list', { name: ru('qualifications:route.label') });
  await olga.page.goto(at('/qualification'));
  await olga.page.getByRole('link', { name: NAME }).click();
  await way.getByText(/засчитано от/).waitFor();
  await way.getByText(/закрыт · откроется после «Основы»/).waitFor();
  await way.getByRole('link', { name: CASH, exact: true }).waitFor();
  expect(await way.getByRole('link', { name: TEST, exact: true }).count()).toBe(0);
});

it('the stage opens, the test is passed, and a stranger verifies the certificate by its link', async () => {
  const { page } = olga;
  await page.getByRole('link', { name: CASH, exact: true }).first().click();
  await sign(olga);
  await page.goto(overview());
  await page.getByRole('link', { name: TEST, exact: true }).first().click();
  await press(page, ru('tests:start.begin'));
  await page.getByText('До первого чека', { exact: true }).click();
  await page.getByText(ru('tests:run.state.saved'), { exact: true }).waitFor();
  await press(page, ru('tests:run.finish'));
  await press(page.getByRole('dialog', { name: ru('tests:finish.title') }), ru('tests:finish.end'));
  await page.getByText(ru('tests:attempt.passed'), { exact: true }).first().waitFor();

  await page.goto(overview());
  const title = page.getByRole('heading', { name: /^Сертификат № \d{4}-\d{6}$/ });
  await title.waitFor();
  const number = /\d{4}-\d{6}/.exec((await title.textContent()) ?? '')?.[0] ?? 'none';
  const button = page.getByRole('button', { name: ru('qualifications:award.download'), exact: true });
  const { text, code } = await downloadedCode(page, button);
  for (const said of [number, 'Белова Ольга', NAME, 'Квалификации']) expect(text).toContain(said);
  checkPage = `${app.url}${new URL(code ?? '').pathname}`;
  await stranger.page.goto(checkPage);
  await stranger.page.getByRole('heading', { name: /^Действует по \d\d\.\d\d\.\d{4}$/ }).waitFor();
  await stranger.page.getByText('Белова Ольга').waitFor();
});

it('a clause changes in substance: only that component becomes due, and completing it restores validity', async () => {
  const { page } = olga;
  await publishChanged(asAdmin, cashId, ['Выручку сдают до 21 часа.', 'Кассир вежлив.']);
  // The message appears without a reload.
  await page.getByText(/^Сертификат условно действует по \d\d\.\d\d\.\d{4}/).waitFor();
  const way = page.getByRole('list', { name: ru('qualifications:route.label') });
  expect(await way.getByText(ru('qualifications:item.done'), { exact: true }).count()).toBe(2);
  await stranger.page.reload();
  await stranger.page.getByRole('heading', { name: /^Условно действует по/ }).waitFor();

  await way.getByRole('link', { name: CASH, exact: true }).click();
  await sign(olga);
  await page.goto(overview());
  await way.getByText(ru('qualifications:item.done'), { exact: true }).nth(2).waitFor();
  expect(await page.getByText(/условно действует/).count()).toBe(0);
  await stranger.page.reload();
  await stranger.page.getByRole('heading', { name: /^Действует по/ }).waitFor();
});

const anything = z.unknown();

it('a component is archived: the author replaces it, sees who is affected, and nobody loses anything', async () => {
  await publishFor(asAdmin, { name: NEXT, texts: ['Ходим по разметке.'] });
  const archive = 'mutation ($r: RegulationInput!) { regulationUpdate(regulation: $r) { id } }';
  await asAdmin(anything, archive, { r: { id: safetyId, isArchive: true } });
  const { page } = admin;
  await page.goto(overview());
  await page.getByText(ru('qualifications:replace.archived', { name: SAFETY })).waitFor();
  await press(page, ru('qualifications:replace.button'));
  const dialog = page.getByRole('dialog', { name: ru('qualifications:replace.title', { name: SAFETY }) });
  await choose(dialog, ru('roles:lookup.object'), NEXT);
  await dialog.getByText(ru('qualifications:replace.owingNone')).waitFor();
  await dialog.getByText(ru('qualifications:replace.losesNone')).waitFor();
  await dialog.getByText(ru('qualifications:replace.kept', { count: 1 })).waitFor();
  await press(dialog, ru('qualifications:replace.button'));
  await dialog.waitFor({ state: 'detached' });
  const way = page.getByRole('list', { name: ru('qualifications:route.label') });
  await way.getByRole('link', { name: NEXT, exact: true }).waitFor();
  expect(await page.getByText(ru('qualifications:replace.archived', { name: SAFETY })).count()).toBe(0);
  await stranger.page.reload();
  await stranger.page.getByRole('heading', { name: /^Действует по/ }).waitFor();
});

it('Ctrl+K finds it, the matrix switches to it, and the employee’s card shows its certificate', async () => {
  const { page } = admin;
  await page.keyboard.press('Control+KeyK');
  const search = page.getByRole('dialog', { name: ru('search:title') });
  await search.getByRole('combobox').fill('старший касс');
  await search.getByRole('option', { name: new RegExp(NAME) }).click();
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor();

  await page.goto(at('/structure/regulations?view=matrix'));
  await page.getByRole('combobox', { name: ru('structure:coverage.kind') }).click();
  await page.getByRole('option', { name: ru('navigation:tests'), exact: true }).click();
  await page.getByRole('columnheader', { name: new RegExp(TEST) }).waitFor();
  await page.getByRole('combobox', { name: ru('structure:coverage.kind') }).click();
  await page.getByRole('option', { name: ru('navigation:qualifications'), exact: true }).click();
  await page.getByRole('columnheader', { name: new RegExp(NAME) }).waitFor();

  await page.goto(at(`/employees/${olgaId}`));
  const card = page.getByRole('region', { name: ru('qualifications:person.title') });
  await card.getByText(/Сертификат № \d{4}-\d{6}/).waitFor();
  await card.getByText(/^Действует по/).waitFor();
  const file = ru('qualifications:award.downloadOf', { name: NAME });
  const { text } = await downloadedCode(page, card.getByRole('button', { name: file }));
  expect(text).toContain('Белова Ольга');
});

it('the certificate is revoked with a reason: its holder and strangers see it at once, the card says why', async () => {
  const { page } = admin;
  await page.goto(at(`/qualification/view/${qualificationId}/access`));
  await page.getByRole('button', { name: /^Отозвать сертификат/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Отозвать сертификат № / });
  await press(dialog, ru('qualifications:withdraw.button'));
  await dialog.getByText(ru('validation:required')).waitFor();
  await fill(dialog, /^Причина/, REASON);
  await press(dialog, ru('qualifications:withdraw.button'));
  await dialog.waitFor({ state: 'detached' });
  // The message appears without a reload.
  await olga.page.getByText(new RegExp(`^Сертификат отозван .+ Причина: ${REASON}$`)).waitFor();
  await stranger.page.reload();
  await stranger.page.getByRole('heading', { name: /^Отозван \d\d\.\d\d\.\d{4}$/ }).waitFor();
  expect(await stranger.page.getByText(REASON).count()).toBe(0);
  await page.goto(at(`/employees/${olgaId}`));
  const card = page.getByRole('region', { name: ru('qualifications:person.title') });
  await card.getByText(/^Отозван \d\d\.\d\d\.\d{4}$/).waitFor();
  await card.getByText(ru('qualifications:withdraw.why', { reason: REASON })).waitFor();
  for (const visitor of [admin, olga, stranger]) expect(visitor.failures).toEqual([]);
});
