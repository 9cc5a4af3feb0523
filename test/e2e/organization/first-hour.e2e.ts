import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit, type Visitor, type VisitorOptions } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { tryDemo } from '../steps/demo';
import { acceptInvitation, goTo, registerCompany } from '../steps/entering';
import { choose, fill, openTab, press } from '../steps/forms';
import { importMessyTable } from '../steps/importing';
import { walkThroughDays, markLeaderStep, pastePerson, adoptReadyPlan } from '../steps/onboarding';
import { createPosition } from '../steps/people';
import { rehearseSignature, signOnPhone } from '../steps/reading';
import { remindUnsigned } from '../steps/reminding';
import { answerOffline, reopenSource, testFromRegulation } from '../steps/testing';
import {
  assignTo,
  startByKeyboard,
  editorOf,
  importWord,
  publish,
  publishByKeyboard,
  rewrite,
  untilSaved,
} from '../steps/writing';
import { eventually } from '../support/eventually';
import { countGestures, type Gestures } from '../support/gestures';
import { messyAddress } from '../support/files/messy-table';
import { invitationTo } from '../support/outbox';
import { downloadedText } from '../support/files/pdf';
import { photographEveryLook } from '../support/photographs';
import { ru } from '../support/texts';
import { createStory } from '../support/story';
import { wordFile } from '../support/files/word-file';

/** The first hour of a new bakery, from the landing page to a printout on the wall, with realistic clicks. */
jest.setTimeout(240_000);

const PEOPLE = 300;
const NAME = 'Правила пекарни';
const CLEANING = 'Порядок уборки цеха';
const SOAP = 'Руки моем с мылом 30 секунд.';
const TEST = 'Чистые руки';
/** A person from a pasted list: starts today. */
const PASTED = 'Осипова Нина Павловна';
/** The first person in the table: «Авдеев Анна Номерович0», a baker of the bread shop. */
const NEWCOMER = messyAddress(0);

let app: RunningApp;
let browser: Browser;
let director: Visitor;
let newcomer: Visitor;
const visitors: Visitor[] = [];
const counts: (() => Promise<Gestures>)[] = [];

async function enter(name: string, options?: VisitorOptions): Promise<Visitor> {
  const visitor = await visit(browser, name, options);
  visitors.push(visitor);
  counts.push(await countGestures(visitor));
  return visitor;
}

const spent = async () =>
  (await Promise.all(counts.map((count) => count()))).reduce(
    (sum, { clicks, keys }) => ({ clicks: sum.clicks + clicks, keys: sum.keys + keys }),
    { clicks: 0, keys: 0 },
  );

const step = createStory(
  () => visitors,
  () => 'first-hour',
);

/** A step with a maximum number of clicks, and of keystrokes besides typing. */
const moment = (title: string, maxGestures: Gestures, doStep: () => Promise<void>) =>
  step(title, async () => {
    await spent();
    await doStep();
    const { clicks, keys } = await spent();
    expect(clicks).toBeLessThanOrEqual(maxGestures.clicks);
    expect(keys).toBeLessThanOrEqual(maxGestures.keys);
  });

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  director = await enter('director');
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

/** The emails in the outbox; one whose link was used may be removed from it at any time. */
const outboxEmails = () => {
  try {
    return readdirSync(join(app.dataDir, 'outbox'));
  } catch {
    return [];
  }
};
const emailsSince = (before: readonly string[]) => outboxEmails().filter((name) => !before.includes(name));
const badges = (page: Page) => page.getByText(ru('common:sample'), { exact: true });
const strip = (page: Page) =>
  page.getByRole('region', { name: ru('organization:sample.title'), exact: true });

moment(
  'a visitor looks at the demo, where nothing is saved, and goes on to register',
  { clicks: 5, keys: 1 },
  () => tryDemo(director, app.url),
);

moment(
  'moment 1: the bakery registers with a sample of its industry, and the workspace is alive',
  { clicks: 9, keys: 0 },
  async () => {
    await registerCompany(director, app.url, {
      organization: 'Булка и корица',
      nameFirst: 'Вера',
      email: 'vera@bulka.example',
      phone: '+79161234567',
      password: 'korica-i-bulka-26',
      position: 'Директор',
      sample: 'bakery',
    });
    const { page } = director;
    await strip(page).waitFor();
    await photographEveryLook(director, 'moment-1-organization');
    await goTo(director, ru('navigation:structure'));
    await openTab(page, ru('structure:tab.employees'));
    await page.getByRole('treeitem', { name: /Пекарня.*Пример/ }).waitFor();
    await goTo(director, ru('navigation:employees'));
    await eventually(() => badges(page).count(), 7);
    await photographEveryLook(director, 'moment-1-employees');
    expect(await page.getByRole('button', { name: ru('employees:uninvited.invite') }).count()).toBe(0);
    await goTo(director, ru('navigation:regulation'));
    await openTab(page, ru('regulations:tabs.editor'));
    await eventually(() => badges(page).count(), 4);
    await photographEveryLook(director, 'moment-1-editor');
  },
);

moment(
  'moment 1: the sample goes with one click, and nothing of it is left',
  { clicks: 4, keys: 0 },
  async () => {
    const { page } = director;
    await goTo(director, ru('navigation:organization'));
    await press(strip(page), ru('organization:sample.remove'));
    await page.getByText(ru('organization:sample.removed')).waitFor();
    await strip(page).waitFor({ state: 'detached' });
    await page.getByText(ru('organization:sample.offer')).waitFor();
    await goTo(director, ru('navigation:structure'));
    await openTab(page, ru('structure:tab.employees'));
    await page.getByText(ru('structure:empty.subdivisions')).waitFor();
    await photographEveryLook(director, 'moment-1-removed');
  },
);

moment(
  'moment 2: three hundred people come from a messy table with their managers, and nobody gets a letter',
  { clicks: 8, keys: 4 },
  async () => {
    const before = outboxEmails();
    await importMessyTable(director, app, PEOPLE);
    expect(emailsSince(before)).toEqual([]);
  },
);

moment('two departments have a position of one name', { clicks: 10, keys: 0 }, async () => {
  const { page } = director;
  await createPosition(director, 'Кассир', 'Магазин на Садовой');
  await createPosition(director, 'Кассир', 'Доставка');
  await page.getByText('Кассир · Доставка').first().waitFor();
});

moment(
  'moment 4: a regulation is written and published by keyboard alone',
  { clicks: 0, keys: 40 },
  async () => {
    const { page } = director;
    await startByKeyboard(director, NAME);
    await page.keyboard.type('Руки моем до работы.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type(SOAP);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Тесто взвешиваем дважды.');
    await untilSaved(page);
    await photographEveryLook(director, 'moment-4-editor');
    await publishByKeyboard(director, '1.0');
    await page.getByRole('article').getByText(SOAP).waitFor();
    // The regulation is in force, and nobody has to read it yet: the page shows the next step.
    await page.getByText(ru('regulations:unassigned.text')).waitFor();
    await page.getByRole('link', { name: ru('regulations:unassigned.button') }).waitFor();
  },
);

moment(
  'moment 4: a rule is about the bakers of one department, though another has bakers and positions share a name',
  { clicks: 6, keys: 2 },
  async () => {
    const { page } = director;
    await openTab(page, ru('regulations:tab.access'));
    await press(page, ru('assignments:rule.add'));
    const dialog = page.getByRole('dialog', { name: ru('assignments:rule.new') });
    const positions = dialog.getByRole('combobox', { name: ru('assignments:group.positions') });
    await positions.fill('Кассир');
    // Two positions with the same name are distinguished by their subdivision.
    await page.getByRole('option', { name: /Кассир.*Магазин на Садовой/ }).waitFor();
    await page.getByRole('option', { name: /Кассир.*Доставка/ }).waitFor();
    await positions.fill('Пекарь');
    await page.getByRole('option', { name: 'Пекарь' }).click();
    await page.keyboard.press('Escape');
    await choose(dialog, ru('assignments:group.subdivisions'), 'Хлебный цех');
    await page.keyboard.press('Escape');
    await fill(dialog, ru('assignments:rule.dueDays'), '5');
    await dialog.getByText(new RegExp(`^\\+${PEOPLE / 4} нов`)).waitFor();
    await photographEveryLook(director, 'moment-4-rule');
    await press(dialog, ru('assignments:rule.save'));
    await dialog.waitFor({ state: 'detached' });
  },
);

moment(
  'moment 4: another regulation comes from Word without its approval block, for a whole department',
  { clicks: 10, keys: 1 },
  async () => {
    const { page } = director;
    const approval = ['УТВЕРЖДАЮ', 'Директор ООО «Булка и корица»', '_______________ В. В. Ветрова'];
    const clauses = [
      { level: 1, text: 'Столы моет тот, кто за ними работал.' },
      { level: 2, text: 'Средство берём в шкафу у входа.' },
      { level: 1, text: 'Полы моем после каждой смены.' },
    ] as const;
    await importWord(director, 'уборка.docx', await wordFile(CLEANING, clauses, approval));
    await page.getByText('Полы моем после каждой смены.').first().waitFor();
    expect(await editorOf(page).textContent()).not.toContain('УТВЕРЖДАЮ');
    await photographEveryLook(director, 'moment-4-word');
    await publish(director, '1.0');
    await page.getByRole('heading', { level: 1, name: CLEANING }).waitFor();
    expect(await assignTo(director, 'Хлебный цех', 9)).toBe(
      ru('assignments:preview.added', { count: PEOPLE / 4 }),
    );
  },
);

moment('everybody who was not invited is invited at once', { clicks: 2, keys: 0 }, async () => {
  const { page } = director;
  await page.goto(`${app.url}/#/employees`);
  const before = outboxEmails();
  await press(page, ru('employees:uninvited.invite'));
  const dialog = page.getByRole('dialog', { name: ru('employees:bulk.inviteTitle', { count: PEOPLE }) });
  await press(dialog, ru('employees:action.invite'));
  await dialog.waitFor({ state: 'detached', timeout: 90_000 });
  await eventually(() => Promise.resolve(emailsSince(before).length >= PEOPLE), true, 60_000);
});

moment(
  'a newcomer opens the letter on a phone, chooses a password and signs what they read at once',
  { clicks: 4, keys: 0 },
  async () => {
    newcomer = await enter('newcomer', {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await acceptInvitation(newcomer, await invitationTo(app, NEWCOMER), 'novyj-pekar-2026');
    const { page } = newcomer;
    const first = page.getByRole('region', { name: ru('adaptation:today.first') });
    await first.getByText(NAME).waitFor();
    await photographEveryLook(newcomer, 'newcomer-today');
    await first.getByRole('link', { name: ru('adaptation:today.read_regulation') }).click();
    const line = page.getByRole('article').getByText('Руки моем до работы.');
    await line.waitFor();
    const box = await line.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(844);
    await signOnPhone(page);
    await photographEveryLook(newcomer, 'newcomer-receipt');
  },
);

moment(
  'the newcomer goes on to the next document, signs it too and takes the certificate home',
  { clicks: 4, keys: 0 },
  async () => {
    const { page } = newcomer;
    await press(page, ru('adaptation:today.nextTask', { title: CLEANING }));
    await page.getByRole('article').getByText('Столы моет тот, кто за ними работал.').waitFor();
    await signOnPhone(page);
    const receipt = page.getByRole('status', { name: ru('regulations:receipt.region') });
    await receipt.getByText(ru('adaptation:today.mineNone')).waitFor();
    const certificate = receipt.getByRole('button', { name: ru('regulations:receipt.certificate') });
    const text = await downloadedText(page, certificate);
    expect(text).toContain(CLEANING);
    expect(text).toMatch(/Авдеев/);
    await photographEveryLook(newcomer, 'newcomer-end');
  },
);

moment('moment 3: the head of a department is named in its panel', { clicks: 5, keys: 0 }, async () => {
  const { page } = director;
  await page.goto(`${app.url}/#/structure/employees`);
  await page.getByRole('treeitem', { name: /Хлебный цех.*без руководителя/ }).click();
  await press(page, ru('structure:head.name'));
  const dialog = page.getByRole('dialog', { name: ru('structure:head.title', { name: 'Хлебный цех' }) });
  await choose(dialog, ru('structure:subdivision.leader'), 'Авдеев');
  await press(dialog, ru('common:action.save'));
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('treeitem', { name: /Хлебный цех.*Авдеев/ }).waitFor();
  await photographEveryLook(director, 'moment-3-structure');
});

moment('moments 3 and 5: the director prints the chart and the sheet', { clicks: 8, keys: 0 }, async () => {
  const { page } = director;
  await page.goto(`${app.url}/#/structure/employees`);
  await press(page, ru('structure:chart.views.chart'));
  await page
    .getByRole('button', { name: /^Производство/ })
    .first()
    .waitFor();
  await photographEveryLook(director, 'moment-3-chart');
  await press(page, ru('structure:chart.save'));
  const [chart] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: ru('structure:chart.formats.a4'), exact: true }).click(),
  ]);
  expect(
    readFileSync(await chart.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await goTo(director, ru('navigation:regulation'));
  await openTab(page, ru('regulations:tabs.editor'));
  await page.getByRole('link', { name: NAME }).click();
  await openTab(page, ru('regulations:tab.history'));
  // The message about an unnamed rule contains no name.
  await page.getByText(ru('regulations:event.ruleSavedUntitled'), { exact: true }).waitFor();
  await photographEveryLook(director, 'moment-5-history');
  const sheet = await downloadedText(
    page,
    page.getByRole('button', { name: ru('regulations:receipt.sheet') }).first(),
  );
  expect(sheet).toContain(NAME);
  expect(sheet).toMatch(/Авдеев/);
});

moment('moment 5: the director rehearses a signature', { clicks: 6, keys: 0 }, () =>
  rehearseSignature(director),
);

moment('moment 6: a changed clause is published as major and compared', { clicks: 6, keys: 2 }, async () => {
  const { page } = director;
  await rewrite(director, 'дважды', 'трижды');
  await publish(director, '2.0', { significance: 'major', summary: 'Тесто взвешиваем точнее.' });
  await openTab(page, ru('regulations:tab.changes'));
  await page.locator('ins').filter({ hasText: 'трижды' }).first().waitFor();
  await photographEveryLook(director, 'moment-6-changes');
});

moment(
  'moment 8: a test is made of a clause, published and given to a department',
  { clicks: 16, keys: 1 },
  async () => {
    await testFromRegulation(director, { name: TEST, regulation: NAME, clause: '30 секунд' }, 'Хлебный цех');
    await photographEveryLook(director, 'moment-8-given');
  },
);

moment(
  'moment 8: the newcomer answers on a phone without a network, and is led back to the clause',
  { clicks: 6, keys: 0 },
  async () => {
    const { page } = newcomer;
    await page.goto(`${app.url}/#/tests/my/list`);
    await page.getByRole('link', { name: TEST }).click();
    await answerOffline(newcomer, '10');
    await photographEveryLook(newcomer, 'moment-8-result');
    await reopenSource(page, { regulation: NAME, number: '1.1' });
    // The document has changed since the signature; the clause with the question has not.
    await page.getByText(/^Изменён 1 пункт/).waitFor();
    await page.getByRole('region', { name: 'Пункт 1.1' }).getByText(SOAP).waitFor();
    await photographEveryLook(newcomer, 'moment-8-clause');
  },
);

moment('moment 7: a ready onboarding plan is taken for whoever is hired next', { clicks: 6, keys: 0 }, () =>
  adoptReadyPlan(director),
);

moment(
  'moment 2: one more employee comes from a pasted list, into places that are there, and starts today',
  { clicks: 6, keys: 0 },
  async () => {
    const { page } = director;
    const before = outboxEmails();
    await page.goto(`${app.url}/#/employees/import`);
    const today = new Date().toLocaleDateString('ru-RU');
    await pastePerson(page, [PASTED, 'nina@bulka.example', 'Продавец', 'Магазин на Садовой', today]);
    await photographEveryLook(director, 'moment-2-pasted');
    await press(page, ru('imports:next'));
    await press(page, ru('imports:summary.run'));
    await page.getByRole('heading', { name: ru('imports:result.title') }).waitFor();
    expect(emailsSince(before)).toEqual([]);
  },
);

moment(
  'moment 7: their plan stands there by day: whose step it is, the forecast, any day of it, and a step marked as done',
  { clicks: 9, keys: 1 },
  async () => {
    const { page } = director;
    await goTo(director, ru('navigation:adaptation'));
    await page.getByRole('link', { name: /Нина/ }).click();
    await page.getByRole('list', { name: ru('adaptation:timeline') }).waitFor();
    await page.getByText(ru('adaptation:forecast'), { exact: true }).first().waitFor();
    expect(await page.getByText(/^День −?\d+$/).count()).toBeGreaterThan(3);
    await photographEveryLook(director, 'moment-7-plan');
    await walkThroughDays(page);
    await markLeaderStep(page);
  },
);

moment('moment 10: who has not signed is reminded from their number', { clicks: 5, keys: 0 }, async () => {
  const { page } = director;
  await goTo(director, ru('navigation:statistic'));
  await openTab(page, ru('statistics:tab.regulation'));
  const bakers = PEOPLE / 4;
  // All of them must sign the new version, all but one the other document.
  await remindUnsigned(director, { tasks: 2 * bakers - 1, people: bakers, pictures: 'moment-10' });
});

step('nobody met an error of the page or of its security policy', async () => {
  expect(visitors.flatMap(({ failures }) => failures)).toEqual([]);
});
