import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { openBrowser, photograph, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { signIn } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { openTab, press } from '../steps/forms';
import { openOwnRegulation, sign } from '../steps/reading';
import { photographEveryLanguage } from '../support/photographs';
import { publishFor } from '../support/published';
import { ru } from '../support/texts';

/** /statistic: what only one tab has, and a period without data. */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let hasty: Visitor;

const DOCUMENT = 'Порядок на складе';
const person = z.object({ id: z.number(), nameSecond: z.string() });

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  const device = await signIn(app.url, 'admin@demo.adaptika.ru', 'demo-admin');
  admin = await visitAs(browser, app.url, device, 'admin');
});
afterAll(async () => {
  await photograph([admin], 'statistic-insights');
  await browser?.close();
  await app?.remove();
});

const at = (path: string) => `${app.url}/#${path}`;

async function histogram(title: string): Promise<number> {
  const section = admin.page.getByRole('region', { name: title }).first();
  await section.getByRole('img', { name: title }).waitFor();
  await press(section, ru('statistics:curve.showTable'));
  const cells = await section
    .getByRole('table', { name: title })
    .locator('tbody td:last-child')
    .allInnerTexts();
  await press(section, ru('statistics:curve.hideTable'));
  return cells.reduce((sum, text) => sum + Number(text.replaceAll(/\D/g, '')), 0);
}

it('regulations: how fast people sign, with a table of the same numbers, and nobody who was too fast', async () => {
  const { page } = admin;
  await page.goto(at('/statistic/regulation'));
  expect(await histogram(ru('statistics:speed.title'))).toBeGreaterThan(100);
  await page.getByText(ru('statistics:speed.noneQuick')).waitFor();
});

it('a signature within seconds is in the list at once, in both languages and looks, and leads to its document', async () => {
  const device = await signIn(app.url, 'admin@demo.adaptika.ru', 'demo-admin');
  const own = await signIn(app.url, 'employee@demo.adaptika.ru', 'demo-employee');
  const { id: employeeId, nameSecond } = person.parse(own.user);
  await publishFor((shape, query, variables) => ask(app.url, device.token, shape, query, variables), {
    name: DOCUMENT,
    // Five minutes at 180 words a minute.
    texts: [Array.from({ length: 900 }, () => 'порядок').join(' ')],
    properties: { minReadingSec: 1, requireFullScroll: false },
    ...{ employeeId, dueDays: 5 },
  });
  hasty = await visitAs(browser, app.url, own, 'hasty');
  await openOwnRegulation(hasty, DOCUMENT);
  await sign(hasty);

  const { page } = admin;
  const row = page
    .getByRole('table', { name: ru('statistics:speed.quick') })
    .getByRole('row')
    .filter({ hasText: DOCUMENT });
  const time = ru('statistics:speed.of', { time: '\\d+ с', calculated: '5 мин' });
  await row.getByText(new RegExp(time.replaceAll(' ', '\\s'))).waitFor();
  await row.getByText(new RegExp(nameSecond)).waitFor();
  const summary = ru('statistics:speed.summary', { quick: '1', total: '' });
  await page.getByText(new RegExp(summary)).waitFor();
  await photographEveryLanguage(admin, 'quick-signatures');
  await row.getByRole('link', { name: DOCUMENT }).click();
  await page.waitForURL(/regulation.*\/editor\/\d+\//);
  await page.goBack();
});

it('tests: the scores, and a question that leads to the results of its test', async () => {
  const { page } = admin;
  await openTab(page, ru('statistics:tab.tests'));
  expect(await histogram(ru('statistics:scores.title'))).toBeGreaterThan(10);
  const worst = page.getByRole('table', { name: ru('statistics:worst.title') });
  await worst.getByRole('link').first().click();
  await page.waitForURL(/tests\/editor\/\d+\/execution/);
});

it('educations: how far videos are watched, and an unclear block that leads to its place in the text', async () => {
  const { page } = admin;
  await page.goto(at('/statistic/education'));
  expect(await histogram(ru('statistics:dropOff.title'))).toBeGreaterThan(100);
  const unclear = page.getByRole('table', { name: ru('statistics:unclear.title') });
  await unclear.getByRole('link').first().click();
  await page.waitForURL(/education\/text\/editor\/\d+\/viewEducation\?clause=/);
  const clause = new URLSearchParams(page.url().split('?')[1]).get('clause') ?? '';
  await page.locator(`[id="clause-${clause}"]:focus`).waitFor();
});

it('a period without data leads to the nearest one that has some', async () => {
  const { page } = admin;
  await page.goto(at('/statistic/regulation?period=custom&dateFrom=2019-01-01&dateTo=2019-01-07'));
  await page.getByText(ru('statistics:empty.noData')).waitFor();
  await page.getByRole('link', { name: /^Показать \d/ }).click();
  await page.getByRole('table', { name: ru('statistics:object.title_regulation') }).waitFor();
  expect(page.url()).toMatch(/period=custom/);
  expect(page.url()).not.toContain('2019');
});

it('no script errors occurred', () => {
  expect([...admin.failures, ...hasty.failures]).toEqual([]);
});
