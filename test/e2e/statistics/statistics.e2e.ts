import type { Browser } from 'playwright-core';
import { openBrowser, photograph, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { signIn } from '@test/helpers/browser/device';
import { openTab, press } from '../steps/forms';
import { askWhatIf, closePanel, dayFrom, tile, typeDay } from '../steps/statistics';
import { ru } from '../support/texts';

/** /statistic: «На дату», the numbers of a past day and the people behind them; «Что, если» people leave. */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  const device = await signIn(app.url, 'admin@demo.adaptika.ru', 'demo-admin');
  admin = await visitAs(browser, app.url, device, 'admin');
});
afterAll(async () => {
  await photograph([admin], 'statistics');
  await browser?.close();
  await app?.remove();
});

const at = (path: string) => `${app.url}/#${path}`;

it('a month back: that day’s numbers, labeled as such, with the date since which positions are known', async () => {
  const { page } = admin;
  await page.goto(at('/statistic/regulation'));
  const now = await tile(page, ru('statistics:tile.assigned'));
  const day = dayFrom(new Date(), -30);
  await typeDay(page, day.typed);
  await page.getByText(/^Числа на конец дня/).waitFor();
  await page.getByText(/известно с/).waitFor();
  expect(page.url()).toContain(`asOf=${day.stored}`);
  expect(await tile(page, ru('statistics:tile.assigned'))).toBeLessThan(now);
});

it('a number of that day opens its people, without a reminder button', async () => {
  const { page } = admin;
  const count = await tile(page, ru('statistics:tile.notSigned_regulation'));
  await page
    .getByRole('link', { name: new RegExp(`^${ru('statistics:tile.notSigned_regulation')}`) })
    .click();
  const panel = page.getByRole('dialog', { name: ru('statistics:people.title.notSigned_regulation') });
  await panel.getByText(/^Все регламенты, на \d/).waitFor();
  expect(count).toBeGreaterThan(0);
  await panel.getByRole('link').first().waitFor();
  expect(await panel.getByRole('button', { name: /^Напомнить/ }).count()).toBe(0);
  await closePanel(panel);
});

it('the day is kept when another tab is opened', async () => {
  const { page } = admin;
  await openTab(page, ru('statistics:tab.education'));
  await page.waitForURL(/statistic\/education\?.*asOf=/);
  await page.getByText(/^Числа на конец дня/).waitFor();
});

it('a day before the first record is rejected on its field, and «на сегодня» leads back', async () => {
  const { page } = admin;
  await typeDay(page, '01012001');
  await page.getByText(/^Числа есть с/).waitFor();
  await page.getByText(ru('statistics:asOf.wrong')).waitFor();
  await press(page, ru('statistics:asOf.today'));
  await page.getByRole('link', { name: new RegExp(`^${ru('statistics:tile.assigned')}`) }).waitFor();
  expect(page.url()).not.toContain('asOf');
});

it('«Что, если»: two people leave; each gap links to where it is fixed, and the scenario stays in the address', async () => {
  const { page } = admin;
  const panel = await askWhatIf(page, ['Шубина', 'Дронов'], dayFrom(new Date(), 14).typed);
  const documents = panel.getByRole('region', { name: ru('statistics:whatIf.objects.title') });
  const heads = panel.getByRole('region', { name: ru('statistics:whatIf.leaders.title') });
  await heads.getByRole('link').first().waitFor();
  expect(await documents.getByRole('link').first().getAttribute('href')).toMatch(/edit$/);
  await page.reload();
  await heads.getByRole('link').first().click();
  await page.waitForURL(/structure\/employees\/\d+/);
});

it('a last day in the past is rejected on its field', async () => {
  const { page } = admin;
  await page.goBack();
  const panel = page.getByRole('dialog', { name: ru('statistics:whatIf.title') });
  await panel.getByRole('spinbutton').first().click();
  await page.keyboard.type('01012024');
  await panel.getByText(ru('errors:statistic.whatIfPast')).waitFor();
  await closePanel(panel);
  expect(page.url()).not.toContain('leavers');
});
