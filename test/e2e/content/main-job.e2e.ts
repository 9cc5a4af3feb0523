import type { Browser, Page } from 'playwright-core';
import { anotherWindow, openBrowser, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { acceptInvitation, goTo, registerCompany } from '../steps/entering';
import { openTab, press } from '../steps/forms';
import { createPosition, createSubdivision, hire } from '../steps/people';
import { checkIntegrity, openHistory, openOwnRegulation, sign, waitingCount } from '../steps/reading';
import { assignTo, importWord, publish, rewrite, write } from '../steps/writing';
import { eventually } from '../support/eventually';
import { invitationTo } from '../support/outbox';
import { downloadedText } from '../support/files/pdf';
import { forgeSignature } from '../support/tampering';
import { ru } from '../support/texts';
import { wordFile } from '../support/files/word-file';
import { createStory } from '../support/story';

/** The main job, from an empty database to a provable signature, as people do it. */
jest.setTimeout(300_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let olga: Visitor;
let igor: Visitor;
let statistics: Page;
const visitors: Visitor[] = [];

async function newVisitor(name: string): Promise<Visitor> {
  const visitor = await visit(browser, name);
  visitors.push(visitor);
  return visitor;
}

const step = createStory(
  () => visitors,
  (title) => `step-${title.slice(0, 1)}`,
);

/** Marks a page, so that a reload is detected. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  admin = await newVisitor('admin');
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

const NAME = 'Правила работы с клиентами';
const subdivision = 'Отдел продаж';
const person = (nameFirst: string, nameSecond: string, position: string) => ({
  nameFirst,
  nameSecond,
  position,
  subdivision,
  email: `${nameSecond === 'Белова' ? 'olga' : nameSecond === 'Санин' ? 'igor' : 'darya'}@romashka.example`,
});
const people = {
  olga: person('Ольга', 'Белова', 'Менеджер по продажам'),
  igor: person('Игорь', 'Санин', 'Старший менеджер'),
  darya: person('Дарья', 'Котова', 'Менеджер по продажам'),
};

step('1. a visitor registers an organization and stands in its workspace', async () => {
  await registerCompany(admin, app.url, {
    organization: 'Ромашка',
    nameFirst: 'Анна',
    email: 'anna@romashka.example',
    phone: '+79161234567',
    password: 'romashka-2026',
    position: 'Директор по персоналу',
  });
  expect(new URL(admin.page.url()).hash).toBe('#/organization');
  await admin.page.getByText('Ромашка').first().waitFor();
});

step('2. a subdivision, two positions, two employees, each with an invitation', async () => {
  await createSubdivision(admin, subdivision);
  await createPosition(admin, people.olga.position, subdivision);
  await createPosition(admin, people.igor.position, subdivision);
  await hire(admin, people.olga);
  await hire(admin, people.igor);
  olga = await newVisitor('olga');
  igor = await newVisitor('igor');
  await acceptInvitation(olga, await invitationTo(app, people.olga.email), 'belova-olga-26');
  await acceptInvitation(igor, await invitationTo(app, people.igor.email), 'sanin-igor-26');
});

step(
  '3. a regulation is written, another comes from Word; 1.0 is assigned by a rule and counted live',
  async () => {
    const bytes = await wordFile('Порядок отпусков', [
      { level: 1, text: 'Отпуск согласуется за две недели.' },
      { level: 1, text: 'Замену находит руководитель.' },
    ]);
    await importWord(admin, 'Порядок отпусков.docx', bytes);
    await admin.page.getByText('Замену находит руководитель.').first().waitFor();

    await write(admin, NAME, [
      { level: 1, text: 'Отвечаем вежливо.' },
      { level: 2, text: 'Ответ даём в течение дня.' },
      { level: 1, text: 'Скидку согласует диретор.' },
    ]);
    await publish(admin, '1.0');
    const reader = admin.page.getByRole('main');
    for (const number of ['1', '1.1', '2']) {
      await reader.getByText(number, { exact: true }).first().waitFor();
    }

    expect(await waitingCount(olga)).toBe('');
    await Promise.all([mark(olga.page), mark(igor.page)]);
    expect(await assignTo(admin, subdivision, 5)).toBe(ru('assignments:preview.added', { count: 2 }));
    await Promise.all([olga, igor].map((visitor) => eventually(() => waitingCount(visitor), '1')));
    expect(await isMarked(olga.page)).toBe(true);
    expect(await isMarked(igor.page)).toBe(true);
  },
);

step('4. an employee reads and signs; the counter and the open statistics move by themselves', async () => {
  const second = await anotherWindow(admin, 'statistics');
  visitors.push(second);
  statistics = second.page;
  await statistics.goto(`${app.url}/#/statistic/regulation`);
  await statistics.getByText('0 из 2').first().waitFor();
  await mark(statistics);

  await openOwnRegulation(olga, NAME);
  await mark(olga.page);
  await sign(olga);
  await eventually(() => waitingCount(olga), '');
  await statistics.getByText('1 из 2').first().waitFor();
  expect(await isMarked(olga.page)).toBe(true);
  expect(await isMarked(statistics)).toBe(true);
});

step('5. who is hired into the subdivision later gets the regulation by the same rule', async () => {
  await hire(admin, people.darya);
  await statistics.getByText('1 из 3').first().waitFor();
  const darya = await newVisitor('darya');
  await acceptInvitation(darya, await invitationTo(app, people.darya.email), 'kotova-darya-26');
  await eventually(() => waitingCount(darya), '1');
  await openOwnRegulation(darya, NAME);
  await press(darya.page, ru('assignments:reasons.button'));
  await darya.page.getByRole('dialog').getByText(subdivision).first().waitFor();
});

step('6. a typo asks nobody to sign again, a changed clause asks the signer for that clause', async () => {
  await openEditor();
  await rewrite(admin, 'диретор', 'директор');
  await publish(admin, '1.1', { significance: 'minor', summary: 'Исправлена опечатка.' });
  await openEditor();
  await rewrite(admin, 'директор', 'руководитель отдела');
  // Long enough for a counter to change, if 1.1 were assigned to anybody.
  expect(await waitingCount(olga)).toBe('');
  await mark(olga.page);
  await publish(admin, '2.0', { significance: 'major', summary: 'Скидки решаются быстрее.' });
  await eventually(() => waitingCount(olga), '1');
  expect(await isMarked(olga.page)).toBe(true);

  await openOwnRegulation(olga, NAME);
  const { page } = olga;
  const strip = page.getByRole('status').filter({ hasText: ru('regulations:delta.changed', { count: 1 }) });
  await strip.waitFor();
  expect(await strip.textContent()).toContain(`Изменён 1 пункт ${ru('regulations:delta.of', { count: 3 })}`);
  await page.locator('ins').filter({ hasText: 'руководитель' }).first().waitFor();
  await page.locator('del').filter({ hasText: 'диретор' }).first().waitFor();
  // Outside the table of contents, unchanged clauses are shown only when the full text is requested.
  const unchanged = page.getByRole('main').getByText('Отвечаем вежливо.');
  const shown = await unchanged.count();
  await press(page, ru('regulations:delta.whole'));
  await unchanged.nth(shown).waitFor();
  await press(page, ru('regulations:delta.only'));
  await sign(olga);
  await eventually(() => waitingCount(olga), '');
  const receipt = page.getByRole('button', { name: ru('regulations:receipt.certificate') });
  expect(await downloadedText(page, receipt)).toMatch(/Белова Ольга.*изменённые пункты: \d/);
});

step('7. the history proves who signed what; a forged letter in the database is found', async () => {
  const { page } = admin;
  await openHistory(admin);
  const signed = page.getByRole('listitem').filter({ hasText: 'Подписаны изменения версии 2.0: 1 пункт' });
  await press(signed, ru('regulations:history.evidence'));
  const panel = page.getByRole('dialog', { name: ru('regulations:evidence.signature') });
  const evidence = (await panel.textContent()) ?? '';
  for (const fact of [
    'Белова Ольга',
    ru('regulations:method.checkbox'),
    '2.0',
    '1 изменённый пункт',
    '127.0.0.1',
  ]) {
    expect(evidence).toContain(fact);
  }
  expect(evidence.match(/[0-9a-f]{64}/g)?.length).toBeGreaterThanOrEqual(3);
  await press(panel, ru('common:action.close'));

  expect(await checkIntegrity(admin)).toContain(ru('regulations:integrity.whole', { count: 2 }));
  const button = page.getByRole('button', { name: ru('regulations:receipt.sheet') }).first();
  const sheet = await downloadedText(page, button);
  expect(sheet).toContain(NAME);
  expect(sheet).toMatch(/Белова/);

  const id = await forgeSignature(app, people.olga.email);
  const verdict = await checkIntegrity(admin);
  expect(verdict).toContain(ru('regulations:integrity.reason.content'));
  expect(verdict).toContain(`запись ${id}`);
});

step('nobody met an error of the page or of its security policy', async () => {
  expect(visitors.flatMap(({ failures }) => failures)).toEqual([]);
});

async function openEditor(): Promise<void> {
  await goTo(admin, ru('navigation:regulation'));
  await openTab(admin.page, ru('regulations:tabs.editor'));
  await admin.page.getByRole('link', { name: NAME }).first().click();
}
