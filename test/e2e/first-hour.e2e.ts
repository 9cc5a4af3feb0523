import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit, type Visitor } from '@test/helpers/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { acceptInvitation, goTo, registerCompany } from './steps/entering';
import { choose, fill, openTab, press } from './steps/forms';
import { createPosition } from './steps/people';
import { publish, write } from './steps/writing';
import { eventually } from './support/eventually';
import { messyAddress, messyTable } from './support/messy-table';
import { linkTo } from './support/outbox';
import { downloadedText } from './support/pdf';
import { ru } from './support/texts';
import { createStory } from './support/story';

/** The first hour of a new bakery, from the landing to paper on the wall, as real people click. */
jest.setTimeout(240_000);

const PEOPLE = 300;
const NAME = 'Правила пекарни';
/** The first of the table: «Авдеев Анна Номерович0», a baker of the bread shop. */
const NEWCOMER = messyAddress(0);

let app: RunningApp;
let browser: Browser;
let director: Visitor;
let newcomer: Visitor;
const visitors: Visitor[] = [];

const step = createStory(
  () => visitors,
  () => 'first-hour',
);

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  director = await visit(browser, 'director');
  visitors.push(director);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

const letters = () => {
  try {
    return readdirSync(join(app.dataDir, 'outbox')).length;
  } catch {
    return 0;
  }
};
const badges = (page: Page) => page.getByText(ru('common:sample'), { exact: true });
const strip = (page: Page) => page.getByRole('region', { name: ru('organization:sample.title') });

step('a visitor looks at the demo, where nothing is saved, and goes on to register', async () => {
  const { page } = director;
  await page.goto(app.url);
  await press(page, ru('auth:landing.demo'));
  await page.getByText(ru('navigation:demo.text')).waitFor();
  await goTo(director, ru('navigation:structure'));
  await page.getByRole('treeitem').first().waitFor();
  await press(page, ru('structure:action.addPosition'));
  await fill(page, ru('structure:position.name'), 'Проба');
  await press(page, ru('common:action.create'));
  await page.getByText(ru('errors:access.demo')).first().waitFor();
  await page.goto(`${app.url}/#/organization`);
  await press(page, ru('navigation:demo.register'));
  await page.getByRole('dialog', { name: ru('auth:modal.register') }).waitFor();
  await page.keyboard.press('Escape');
});

step('the bakery registers with a sample of its industry, and the cabinet is alive', async () => {
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
  await goTo(director, ru('navigation:structure'));
  await openTab(page, ru('structure:tab.employees'));
  await page.getByRole('treeitem', { name: /Пекарня.*Пример/ }).waitFor();
  await goTo(director, ru('navigation:employees'));
  await eventually(() => badges(page).count(), 7);
  expect(await page.getByRole('button', { name: ru('employees:uninvited.invite') }).count()).toBe(0);
  await goTo(director, ru('navigation:regulation'));
  await openTab(page, ru('regulations:tabs.editor'));
  await eventually(() => badges(page).count(), 4);
});

step('the sample goes with one click, and nothing of it is left', async () => {
  const { page } = director;
  await goTo(director, ru('navigation:organization'));
  await press(strip(page), ru('organization:sample.remove'));
  const dialog = page.getByRole('dialog', { name: ru('organization:sample.removeTitle') });
  await dialog.getByText(/7 сотрудников/).waitFor();
  await press(dialog, ru('organization:sample.remove'));
  await strip(page).waitFor({ state: 'detached' });
  await page.getByText(ru('organization:sample.offer')).waitFor();
  await goTo(director, ru('navigation:structure'));
  await openTab(page, ru('structure:tab.employees'));
  await page.getByText(ru('structure:empty.subdivisions')).waitFor();
});

step('three hundred people come from a messy table, and nobody gets a letter', async () => {
  const { page } = director;
  const before = letters();
  const file = join(app.dataDir, 'Список.xlsx');
  await writeFile(file, await messyTable(PEOPLE));
  await page.goto(`${app.url}/#/employees`);
  await page
    .getByRole('link', { name: ru('employees:action.import') })
    .first()
    .click();
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText(ru('imports:columns.text', { count: PEOPLE })).waitFor({ timeout: 60_000 });
  const remark = page.getByRole('combobox', { name: ru('imports:columns.label', { title: 'Примечание' }) });
  expect(await remark.textContent()).toBe(ru('imports:columns.skip'));
  await press(page, ru('imports:columns.next'));
  await page.getByText(ru('imports:places.text')).waitFor();
  await press(page, ru('imports:next'));
  await page.getByText(ru('imports:rows.fine', { count: PEOPLE })).waitFor();
  await press(page, ru('imports:next'));
  await page.getByText(ru('imports:summary.lettersOff')).waitFor();
  await press(page, ru('imports:summary.run'));
  await page.getByRole('heading', { name: ru('imports:result.title') }).waitFor();
  expect(letters()).toBe(before);
});

step(
  'a rule is about the bakers of one department, though another has bakers and positions share a name',
  async () => {
    const { page } = director;
    await createPosition(director, 'Кассир', 'Магазин на Садовой');
    await createPosition(director, 'Кассир', 'Доставка');
    await page.getByText('Кассир · Доставка').first().waitFor();
    await write(director, NAME, [
      { level: 1, text: 'Руки моем до работы.' },
      { level: 1, text: 'Тесто взвешиваем дважды.' },
    ]);
    await publish(director, '1.0');
    await openTab(page, ru('regulations:tab.access'));
    await press(page, ru('assignments:rule.add'));
    const dialog = page.getByRole('dialog', { name: ru('assignments:rule.new') });
    const positions = dialog.getByRole('combobox', { name: ru('assignments:group.positions') });
    await positions.fill('Кассир');
    // Two of one name are told apart by where they are.
    await page.getByRole('option', { name: /Кассир.*Магазин на Садовой/ }).waitFor();
    await page.getByRole('option', { name: /Кассир.*Доставка/ }).waitFor();
    await positions.fill('Пекарь');
    await page.getByRole('option', { name: 'Пекарь' }).click();
    await page.keyboard.press('Escape');
    await choose(dialog, ru('assignments:group.subdivisions'), 'Хлебный цех');
    await page.keyboard.press('Escape');
    await fill(dialog, ru('assignments:rule.dueDays'), '5');
    await dialog.getByText(new RegExp(`^\\+${PEOPLE / 4} нов`)).waitFor();
    await press(dialog, ru('assignments:rule.save'));
    await dialog.waitFor({ state: 'detached' });
  },
);

step('everybody who was not invited is invited at once', async () => {
  const { page } = director;
  await page.goto(`${app.url}/#/employees`);
  const before = letters();
  await press(page, ru('employees:uninvited.invite'));
  const dialog = page.getByRole('dialog', { name: ru('employees:bulk.inviteTitle', { count: PEOPLE }) });
  await press(dialog, ru('employees:action.invite'));
  await dialog.waitFor({ state: 'detached', timeout: 90_000 });
  await eventually(() => Promise.resolve(letters() - before >= PEOPLE), true, 60_000);
});

step(
  'a newcomer opens the letter on a phone, chooses a password, reads, signs and takes the certificate home',
  async () => {
    newcomer = await visit(browser, 'newcomer', {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    visitors.push(newcomer);
    await acceptInvitation(newcomer, await linkTo(app, NEWCOMER), 'novyj-pekar-2026');
    const { page } = newcomer;
    const first = page.getByRole('region', { name: ru('adaptation:today.first') });
    await first.getByRole('link', { name: ru('adaptation:today.read') }).click();
    await page.getByRole('article').getByText('Руки моем до работы.').waitFor();
    const bar = page.getByRole('region', { name: ru('regulations:sign.region') });
    await bar.getByRole('checkbox', { name: ru('regulations:sign.agree') }).check({ timeout: 60_000 });
    await press(bar, ru('regulations:sign.button'));
    const receipt = page.getByRole('status', { name: ru('regulations:receipt.region') });
    const download = page.waitForEvent('download');
    await press(receipt, ru('regulations:receipt.certificate'));
    const bytes = readFileSync(await (await download).path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  },
);

step('the head of a department is named in its panel', async () => {
  const { page } = director;
  await page.goto(`${app.url}/#/structure/employees`);
  await page.getByRole('treeitem', { name: /Хлебный цех.*без руководителя/ }).click();
  await press(page, ru('structure:head.name'));
  const dialog = page.getByRole('dialog', { name: ru('structure:head.title', { name: 'Хлебный цех' }) });
  await choose(dialog, ru('structure:subdivision.leader'), 'Авдеев');
  await press(dialog, ru('common:action.save'));
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('treeitem', { name: /Хлебный цех.*Авдеев/ }).waitFor();
});

step('the director prints the chart and the sheet', async () => {
  const { page } = director;
  await page.goto(`${app.url}/#/structure/employees`);
  await press(page, ru('structure:chart.views.chart'));
  await page
    .getByRole('button', { name: /^Производство/ })
    .first()
    .waitFor();
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
  const sheet = await downloadedText(
    page,
    page.getByRole('button', { name: ru('regulations:receipt.sheet') }).first(),
  );
  expect(sheet).toContain(NAME);
  expect(sheet).toMatch(/Авдеев/);
  expect(visitors.flatMap(({ failures }) => failures)).toEqual([]);
});
