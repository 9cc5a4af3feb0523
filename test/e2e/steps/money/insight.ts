import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { until } from '@test/helpers/until';
import { attachmentsTo } from '../../support/outbox';
import { columnOf } from '../../support/files/spreadsheet';
import { ru } from '../../support/texts';
import { choose, fill, openTab, press } from '../forms';
import { buyTokens, payByCard } from '../paying';
import { askWhatIf, closePanel, dayFrom, tile, typeDay } from '../statistics';
import { type Cast, nextMonday, open, passTo, rowOf } from './cast';

/** Each tab, and the kind of content that its tiles name. */
const TABS = [
  ['regulation', 'regulation'],
  ['tests', 'test'],
  ['qualification', 'qualification'],
  ['regulation', 'regulation'],
] as const;

/** Step 1: the four tabs, a past day, a number's people, a reminder, two people who would leave. */
export async function readStatistics(cast: Cast): Promise<void> {
  const { page } = cast.director;
  await open(cast, cast.director, '/statistic');
  await page.waitForURL(/#\/statistic\/education/);
  for (const [tab, kind] of TABS) {
    await openTab(page, ru(`statistics:tab.${tab}`));
    await page.waitForURL(new RegExp(`#/statistic/${tab}`));
    const open = ru(`statistics:tile.notSigned_${kind}`);
    await page.getByRole('link', { name: new RegExp(`^${open}`) }).waitFor();
  }
  const assigned = ru('statistics:tile.assigned');
  const now = await tile(page, assigned);
  await typeDay(page, dayFrom(cast.nodes.clock.now(), -30).typed);
  await page.getByText(/^Числа на конец дня/).waitFor();
  expect(await tile(page, assigned)).toBeLessThan(now);
  await press(page, ru('statistics:asOf.today'));
  await page.getByText(/^Числа на конец дня/).waitFor({ state: 'detached' });
  await remindLate(page);
  const panel = await askWhatIf(page, ['Шубина', 'Дронов'], dayFrom(cast.nodes.clock.now(), 14).typed);
  const gap = (kind: 'positions' | 'objects' | 'leaders') =>
    panel.getByRole('region', { name: ru(`statistics:whatIf.${kind}.title`) });
  for (const kind of ['positions', 'objects'] as const) await gap(kind).waitFor();
  await gap('leaders').getByRole('link').first().waitFor();
  await closePanel(panel);
}

/** The number of those who are late opens them, and they are reminded. */
async function remindLate(page: Page): Promise<void> {
  const overdue = ru('statistics:tile.overdue');
  const count = await tile(page, overdue);
  await page.getByRole('link', { name: new RegExp(`^${overdue}`) }).click();
  const panel = page.getByRole('dialog', { name: ru('statistics:people.title.overdue') });
  await panel.getByRole('link').first().waitFor();
  expect(count).toBeGreaterThan(0);
  await panel.getByRole('button', { name: /^Напомнить/ }).click();
  await press(page.getByRole('dialog', { name: /^Напомнить/ }), ru('reminders:send'));
  await page
    .getByText(/^Напомнили /)
    .first()
    .waitFor();
  await closePanel(panel);
}

export const REPORT = 'Просрочки моих людей';

const heads = (page: Page) =>
  page
    .getByRole('table', { name: ru('reports:rows') })
    .getByRole('columnheader')
    .allInnerTexts();

async function pick(place: Page | Locator, page: Page, label: string, option: string): Promise<void> {
  await place.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The handle of a column in the list of columns: the icon before its checkbox. */
const handleOf = (dialog: Locator, title: string) =>
  dialog
    .getByRole('listitem')
    .filter({ has: dialog.page().getByRole('checkbox', { name: title }) })
    .locator('svg')
    .first();

async function dragColumn(page: Page, title: string, onto: string): Promise<void> {
  await page.getByRole('button', { name: /^\d+ столб/ }).click();
  const dialog = page.getByRole('dialog', { name: ru('reports:columns.title') });
  // Waits until the dialog has stopped moving.
  await handleOf(dialog, title).hover();
  const [from, to] = [
    await handleOf(dialog, title).boundingBox(),
    await handleOf(dialog, onto).boundingBox(),
  ];
  if (!from || !to) throw new Error('a column has no handle');
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y - 4, { steps: 3 });
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 8 });
  // The other column makes room once the list has noticed what is above it.
  await until(async () => (await handleOf(dialog, onto).boundingBox())?.y !== to.y);
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Step 2, its first half: a built-in report becomes one's own, and is sent on Mondays to two heads. */
export async function ownReport(cast: Cast): Promise<void> {
  const { page } = cast.director;
  await open(cast, cast.director, '/statistic');
  await openTab(page, ru('reports:tab'));
  await page.getByRole('button', { name: /Просрочки по руководителям/ }).click();
  await page.getByRole('heading', { name: 'Просрочки по руководителям' }).waitFor();
  await dragColumn(page, 'Сотрудник', 'Руководитель');
  await until(async () => (await heads(page))[0] === 'Сотрудник');
  await pick(page, page, ru('reports:shape.groupBy'), 'По группам: Подразделение');
  await pick(page, page, ru('reports:chart.label'), ru('reports:chart.bars'));
  await page.getByRole('img', { name: /^Столбчатая диаграмма.*Подразделение/ }).waitFor();
  await press(page, ru('reports:save.new'));
  const dialog = page.getByRole('dialog', { name: ru('reports:save.new') });
  await fill(dialog, ru('reports:list.name'), REPORT);
  await pick(dialog, page, ru('reports:schedule.frequency'), ru('reports:schedule.often.weekly'));
  await pick(dialog, page, ru('reports:schedule.weekDay'), ru('reports:schedule.days.1'));
  await pick(dialog, page, ru('reports:schedule.hour'), '09:00');
  await dialog.getByText(/^По времени организации: Москва/).waitFor();
  const onlyIfRows = dialog.getByRole('checkbox', { name: ru('reports:schedule.onlyIfRows') });
  await onlyIfRows.check();
  for (const name of ['Кравцова', 'Авдеев']) await choose(dialog, ru('reports:schedule.recipients'), name);
  await page.keyboard.press('Escape');
  await press(dialog, ru('common:action.save'));
  await page.waitForURL(/#\/statistic\/report\/\d+$/);
}

/** On Monday each head has an email with a file of their own people only. */
export async function mondayReports(
  cast: Cast,
  heads: readonly { email: string; people: readonly string[] }[],
) {
  await passTo(cast, nextMonday(cast.nodes.clock.now()), 'sendReports');
  for (const { email, people } of heads) {
    const [file] = await until(async () => {
      const found = await attachmentsTo(cast.nodes.app, email, `${REPORT}.xlsx`);
      return found.length > 0 && found;
    });
    if (!file) throw new Error('no file');
    const names = await columnOf(file, 'Сотрудник');
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !people.includes(name))).toEqual([]);
  }
}

/** «Зафиксировать»: the price first, then a PDF with its checksum, and the write-off that leads to it. */
export async function certifyReport(cast: Cast): Promise<void> {
  const { director, nodes } = cast;
  const { page } = director;
  await payByCard(page, nodes.url, '1000');
  await buyTokens(page, nodes.url, 100);
  await open(cast, director, '/statistic/report');
  await page.getByRole('link', { name: REPORT }).click();
  await press(page, ru('reports:snapshot.button'));
  const dialog = page.getByRole('dialog', { name: ru('reports:snapshot.title', { name: REPORT }) });
  await dialog.getByText(ru('reports:snapshot.price', { tokens: 40, left: 60 })).waitFor();
  await press(dialog, ru('reports:snapshot.button'));
  await page.waitForURL(/#\/statistic\/report\/snapshots$/);
  const row = rowOf(director, ru('reports:snapshots.table'), REPORT);
  await row.getByText(ru('reports:snapshots.states.ready'), { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: ru('reports:snapshots.download', { name: REPORT }) }).click();
  const bytes = await readFile(await (await download).path());
  await row.getByText(createHash('sha256').update(bytes).digest('hex')).waitFor();
  await open(cast, director, '/payment/transaction');
  await rowOf(director, ru('payment:writeOffs.list'), REPORT).getByRole('link', { name: REPORT }).click();
  await page.waitForURL(/#\/statistic\/report\/snapshots/);
  await row.waitFor();
}
