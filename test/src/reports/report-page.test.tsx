import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import limits from '@graphql/limits.json';
import { drawnGroups } from '@src/features/reports/lib/chart-groups';
import { ReportPage } from '@src/features/reports/pages/ReportPage';
import { openPageWire, showAt } from '@test/helpers/page/page-wire';
import { person, storeOf } from '../shell/people';

/** The page of a report: its totals, and which files are offered. */
const wire = openPageWire();

const column = (name: string, cell: string) => ({ name, title: `Столбец ${name}`, cell });
const source = {
  ...{ name: 'obligations', title: 'Назначения', mark: 'выполнено', states: [{ name: 'all', title: 'Все' }] },
  columns: [column('person', 'text'), column('overdueDays', 'number'), column('dueAt', 'instant')],
};
const total = { column: 'overdueDays', aggregate: 'sum' };
const report = {
  ...{ id: 8, name: 'Просрочки', source: 'obligations', columns: ['person'], totals: [total], state: 'all' },
  ...{ objectTypes: [], subdivisionIds: [], positionIds: [], periodDays: null, isAdaptation: false },
  ...{ groupBy: 'person', sortBy: null, isDescending: false, chart: null, isShared: false, isOwn: true },
  ...{ owner: 'Анна Главная', updatedAt: '2026-12-01T06:00:00Z', schedule: null },
};

function open(count: number, groupBy = 'person', name = 'Ольга', otherGroups: object | null = null): void {
  const groups = [{ name, count: 2, marked: 1, totals: [null] }];
  wire.answer = ({ query }) => {
    if (query.includes('reportSources')) return { data: { reportSources: [source], reportTemplates: [] } };
    if (query.includes('reportRows'))
      return {
        data: { reportRows: { rows: [{ cells: ['Ольга'] }], count, totals: [1234.5], groups, otherGroups } },
      };
    return { data: query.includes('query report(') ? { report: { ...report, groupBy } } : {} };
  };
  const store = storeOf(person({ isAdmin: true }));
  showAt(<ReportPage />, { path: '/statistic/report/:id', address: '/statistic/report/8', store });
}

test('the totals of all rows and of each group are shown; without values there is a dash', async () => {
  open(2);
  const all = await screen.findByRole('region', { name: 'Итоги отчёта' });
  expect(within(all).getByRole('definition')).toHaveTextContent(/^1\s234,5$/);
  const groups = screen.getByRole('table', { name: /^Группы/ });
  expect(within(groups).getByRole('columnheader', { name: 'Столбец overdueDays: сумма' })).toBeVisible();
  expect(within(groups).getByText('–')).toBeVisible();
});

test('groups by an instant are days in the format of the reader', async () => {
  open(2, 'dueAt', '2026-12-05');
  const groups = await screen.findByRole('table', { name: /^Группы/ });
  expect(within(groups).getByRole('cell', { name: '05.12.2026' })).toBeVisible();
});

test('groups that are not named are counted in the last row, with their totals', async () => {
  open(500, 'person', 'Ольга', { groups: 1204, count: 498, marked: 31, totals: [77.5] });
  expect(await screen.findByText(/Показаны самые большие группы: 1\./)).toBeVisible();
  const last = within(screen.getByRole('table', { name: /^Группы/ }))
    .getAllByRole('row')
    .at(-1);
  expect(last).toHaveTextContent(/^Ещё групп: 1\s204498.*31 \(6 %\).*77,5/);
});

test('the rows without a value are a group too, «Не указано», with their totals', async () => {
  open(2, 'person', '');
  const groups = await screen.findByRole('table', { name: /^Группы/ });
  expect(within(groups).getByRole('row', { name: /^Не указано/ })).toBeVisible();
});

test('the others of a chart are all the others: named ones beyond its bars, and those that are not named', () => {
  const groups = Array.from({ length: 20 }, (_, place) => ({ name: `${place}`, count: 2, marked: 1 }));
  const unnamed = { groups: 7, count: 30, marked: 9, totals: [] };
  expect(drawnGroups('bars', groups, unnamed, 'Остальные').at(-1)).toEqual({
    ...{ name: 'Остальные', count: 6 * 2 + 30, marked: 6 + 9 },
  });
  expect(drawnGroups('bars', groups, null, 'Остальные').at(-1)?.count).toBe(12);
});

test('totals are offered for columns of numbers', async () => {
  open(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Итогов: 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Итоги отчёта' });
  expect(within(dialog).getAllByRole('group')).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'наибольшее' }));
  expect(within(dialog).getByRole('checkbox', { name: 'сумма' })).toBeChecked();
  await screen.findByText('Итогов: 2');
});

test.each([
  ['a short one', 5, [true, true], null],
  [
    'one that a PDF cannot have',
    limits.report.pdfRows + 1,
    [false, true],
    /В PDF помещается не больше 5\s000/,
  ],
  [
    'one that no file can have',
    limits.report.rows + 1,
    [false, false],
    /В файл помещается не больше 3\s000\s000/,
  ],
])(
  'of %s, the files that fit are offered, and the page says why the others are not',
  async (_what, count, offered, text) => {
    open(count);
    await screen.findByRole('region', { name: 'Итоги отчёта' });
    const pdf = screen.getByRole('button', { name: 'PDF' });
    const table = screen.getByRole('button', { name: 'Скачать Excel' });
    expect([pdf, table].map((button) => !button.hasAttribute('disabled'))).toEqual(offered);
    if (text === null) expect(screen.queryByRole('alert')).toBeNull();
    else expect(screen.getByRole('alert')).toHaveTextContent(text);
  },
);
