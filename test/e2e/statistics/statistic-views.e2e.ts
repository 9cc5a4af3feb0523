import type { Browser, Page } from 'playwright-core';
import { openBrowser, photograph, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { signIn } from '@test/helpers/browser/device';
import { fill, openTab, press } from '../steps/forms';
import { ru } from '../support/texts';

/** /statistic compared with the previous period, «Мои виды», and reports with a chart: hiring sources and activity. */
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
  await photograph([admin], 'statistic-views');
  await browser?.close();
  await app?.remove();
});

const at = (path: string) => `${app.url}/#${path}`;

async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const before = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name}, предыдущий период: было`) });

async function views(page: Page) {
  await press(page, ru('statistics:views.title'));
  const panel = page.getByRole('dialog', { name: ru('statistics:views.title') });
  await panel.waitFor();
  return panel;
}

it('the previous period: nothing is compared until a period is chosen, then each number shows its change', async () => {
  const { page } = admin;
  await page.goto(at('/statistic/regulation'));
  await page.getByRole('switch', { name: ru('statistics:filter.isCompared') }).click();
  await page.getByText(ru('statistics:compare.choosePeriod')).waitFor();
  await pick(page, ru('statistics:filter.period'), ru('statistics:filter.periods.30'));
  await page.getByText(/^Сравнение с периодом \d/).waitFor();
  expect(page.url()).toMatch(/isCompared=1/);
  const assigned = before(page, ru('statistics:tile.assigned'));
  await assigned.waitFor();
  // More or fewer assignments are neither good nor bad, and described in words.
  const tile = page.locator('div', { has: assigned }).last();
  expect(await tile.innerText()).toMatch(/больше|меньше|без изменений/);
});

it('a past number opens the people of that time, as many as it says, without a reminder button', async () => {
  const { page } = admin;
  const link = before(page, ru('statistics:tile.assigned'));
  const was = Number(/\d+/.exec((await link.innerText()).replaceAll(/\s/g, ''))?.[0]);
  await link.click();
  const panel = page.getByRole('dialog', { name: ru('statistics:people.title.assigned') });
  await panel.getByText(/^Все регламенты, на \d/).waitFor();
  const shown = panel
    .getByText(new RegExp(`\\b${was}\\b`))
    .or(panel.getByText(ru('statistics:people.empty')));
  await shown.first().waitFor();
  expect(await panel.getByRole('button', { name: /^Напомнить/ }).count()).toBe(0);
  await press(panel, ru('common:action.close'));
  await panel.waitFor({ state: 'detached' });
});

it('the comparison is kept on the other tabs', async () => {
  const { page } = admin;
  for (const tab of ['education', 'tests', 'qualification']) {
    await openTab(page, ru(`statistics:tab.${tab}`));
    await page.waitForURL(new RegExp(`statistic/${tab}\\?.*isCompared=1`));
    await page.getByText(/^Сравнение с периодом \d/).waitFor();
  }
});

it('«Мои виды»: the filters are named, opened elsewhere, renamed, deleted and restored', async () => {
  const { page } = admin;
  const panel = await views(page);
  await press(panel, ru('statistics:views.save'));
  const asked = page.getByRole('dialog', { name: ru('statistics:views.save') });
  await fill(asked, /Название/, 'За месяц');
  await press(asked, ru('common:action.save'));
  await panel.getByRole('link', { name: 'За месяц' }).waitFor();
  // A second view with that name is rejected on its field, and the typed text stays.
  await press(panel, ru('statistics:views.save'));
  await fill(asked, /Название/, 'за месяц');
  await press(asked, ru('common:action.save'));
  await asked.getByText('У вас уже есть вид с таким названием').waitFor();
  await press(asked, ru('common:action.cancel'));

  await press(panel, ru('statistics:views.renameOf', { name: 'За месяц' }));
  const renamed = page.getByRole('dialog', { name: ru('statistics:views.rename') });
  await fill(renamed, /Название/, 'Квалификации за месяц');
  await press(renamed, ru('common:action.save'));
  await panel.getByRole('link', { name: 'Квалификации за месяц' }).waitFor();
  await press(panel, ru('statistics:views.deleteOf', { name: 'Квалификации за месяц' }));
  await panel.getByText(ru('statistics:views.empty')).waitFor();
  await press(panel, ru('common:action.undo'));
  await panel.getByRole('link', { name: 'Квалификации за месяц' }).waitFor();

  await press(panel, ru('common:action.close'));
  await panel.waitFor({ state: 'detached' });
  await page.goto(at('/statistic/education'));
  const again = await views(page);
  await again.getByRole('link', { name: 'Квалификации за месяц' }).click();
  await page.waitForURL(/statistic\/qualification\?.*period=30/);
  await again.waitFor({ state: 'detached' });
  await page.getByText(/^Сравнение с периодом \d/).waitFor();
});

it('an address with deleted values says so and shows the rest', async () => {
  const { page } = admin;
  await page.goto(at('/statistic/regulation?subdivisionIds=999999&period=90'));
  await page.getByText(/^Из фильтров убрано то, чего больше нет: 1 подразделение/).waitFor();
  await page.waitForURL(/period=90/);
  expect(page.url()).not.toContain('subdivisionIds');
  await page
    .getByRole('link', { name: new RegExp(`^${ru('statistics:tile.assigned')}`) })
    .first()
    .waitFor();
});

it('a person’s card shows their hiring source', async () => {
  const { page } = admin;
  await page.goto(at('/employees'));
  await page.getByRole('link', { name: 'Роман Авдеев' }).click();
  const field = page.getByRole('combobox', { name: ru('employees:form.hireSource') });
  await field.click();
  // Previously used values are suggested, and other text is accepted.
  await page.getByRole('option').first().waitFor();
  await field.fill('Выпускник училища');
  await press(page, ru('common:action.save'));
  await page.getByText(/: сохранено$/).waitFor();
});

it('«Источник найма → прошли адаптацию» is drawn, and its table shows the same numbers', async () => {
  const { page } = admin;
  await page.goto(at('/statistic/report'));
  await page.getByRole('button', { name: /Источник найма → прошли адаптацию/ }).click();
  const title = ru('reports:groups.title', { column: 'Источник найма' });
  await page.getByRole('img', { name: ru('reports:chart.barsOf', { title }) }).waitFor();
  const table = page.getByRole('table', { name: ru('reports:groups.table', { column: 'Источник найма' }) });
  await table.getByRole('row').nth(1).waitFor();
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    ...['Источник найма', 'Строк', 'Из них прошли адаптацию'],
  ]);
  await pick(page, ru('reports:chart.label'), ru('reports:chart.shares'));
  await page.getByRole('img', { name: ru('reports:chart.sharesOf', { title }) }).waitFor();
  await pick(page, ru('reports:chart.label'), ru('reports:chart.none'));
  await page.getByRole('img', { name: /диаграмма/ }).waitFor({ state: 'detached' });
  await table.waitFor();
});

it('«Активность» is sent every Friday, or on the working day after a day off, in the named time zone', async () => {
  const { page } = admin;
  await page.goto(at('/statistic/report'));
  await page.getByRole('button', { name: /^Активность/ }).click();
  await page
    .getByRole('table', { name: ru('reports:rows') })
    .getByRole('row')
    .nth(1)
    .waitFor();
  await press(page, ru('reports:save.new'));
  const dialog = page.getByRole('dialog', { name: ru('reports:save.new') });
  await dialog.getByRole('combobox', { name: ru('reports:schedule.frequency') }).click();
  await page.getByRole('option', { name: ru('reports:schedule.often.weekly') }).click();
  await dialog.getByText(/^По времени организации: Москва/).waitFor();
  await dialog.getByRole('combobox', { name: ru('reports:schedule.holidays.label') }).click();
  await page.getByRole('option', { name: ru('reports:schedule.holidays.after') }).click();
  const people = dialog.getByRole('combobox', { name: ru('reports:schedule.recipients') });
  await people.click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await press(dialog, ru('common:action.save'));
  await page.waitForURL(/statistic\/report\/\d+$/);
  await page.reload();
  await page.getByRole('img', { name: /^Столбчатая диаграмма/ }).waitFor();
  await press(page, ru('reports:save.own'));
  const again = page.getByRole('dialog', { name: ru('reports:save.own') });
  await again.getByText(ru('reports:schedule.holidays.after')).waitFor();
});

it('no script errors occurred', () => {
  expect(admin.failures).toEqual([]);
});
