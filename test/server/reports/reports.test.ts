import exceljs from 'exceljs';
import { dayOf } from '@server/modules/days';
import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { createReportCatalogue } from '@server/modules/reports/report-sources';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { pdfText } from '@test/server/regulations/pdf-text';

/** Reports: whose data they show, in which order, as pages and as files; and their ownership. */
let workspace: Workspace;
let analyst: UserRow;
let sales: number;
let depot: number;
let people: Record<'olga' | 'petr' | 'leader', UserRow>;

beforeAll(async () => {
  workspace = await openWorkspace();
  analyst = await workspace.withRights({ statistics: { read: true, write: false } });
  const { organizationId } = workspace;
  await workspace.system(async (tx) => {
    sales = (await aSubdivision(tx, { organizationId, name: 'Продажи' })).id;
    depot = (await aSubdivision(tx, { organizationId, name: 'Склад' })).id;
  });
  people = {
    olga: await workspace.person({ nameFirst: 'Ольга', nameSecond: 'Белова', subdivisionId: sales }),
    petr: await workspace.person({ nameFirst: 'Пётр', nameSecond: 'Ильин', subdivisionId: depot }),
    leader: await workspace.person({
      ...{ nameFirst: 'Инна', nameSecond: 'Старшая', subdivisionId: sales },
      ...{ isLeader: true, leaderSubdivisionId: sales },
    }),
  };
  await workspace.system(async (tx) => {
    const rules = await aPublishedRegulation(tx, { organizationId, name: 'Правила торговли' });
    const fire = await aPublishedRegulation(tx, { organizationId, name: '=Пожарная безопасность' });
    const owe = (user: UserRow, objectId: number, status: string, due: number) =>
      tx.execute(sql`
        insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at, due_at, completed_at)
        values (${organizationId}, ${user.id}, 'regulation', ${objectId}, 1, ${status}, now() - interval '40 days',
          now() + make_interval(days => ${due}::int, hours => -1), case when ${status} = 'done' then now() end)`);
    await owe(people.olga, rules.id, 'assigned', -5);
    await owe(people.olga, fire.id, 'done', -20);
    await owe(people.petr, rules.id, 'inProgress', -12);
    await owe(people.petr, fire.id, 'assigned', 10);
    await owe(people.leader, rules.id, 'assigned', -1);
  });
});
afterAll(() => workspace.stop());

const ROWS = `query ($report: ReportInput!, $page: Int, $pageSize: Int) {
  shown: reportRows(report: $report, page: $page, pageSize: $pageSize) { count rows { cells } totals groups { name count marked totals } } }`;
const SAVE = `mutation ($report: ReportInput!, $updatedAt: DateTime, $key: String) {
  saved: reportSave(report: $report, updatedAt: $updatedAt, clientKey: $key) { id name isOwn updatedAt columns state } }`;
const LIST = '{ reports { id name isOwn owner schedule { hour } } }';
const DELETE = 'mutation ($id: Int!) { reportDelete(id: $id) }';

const input = (changes: object = {}) => ({
  name: 'Просрочки',
  source: 'obligations',
  columns: ['person', 'object', 'overdueDays'],
  state: 'overdue',
  ...changes,
});
interface Shown {
  count: number;
  rows: { cells: string[] }[];
  totals: (number | null)[];
  groups: { name: string; count: number; marked: number; totals: (number | null)[] }[];
}
const show = async (changes: object = {}, as = analyst, page = {}) =>
  (await workspace.get<{ shown: Shown }>(as, ROWS, { report: input(changes), ...page })).shown;
const cells = async (changes: object = {}, as = analyst) =>
  (await show(changes, as)).rows.map((row) => row.cells);
const save = async (changes: object = {}, as = analyst, rest: object = {}) =>
  (
    await workspace.get<{ saved: { id: number; updatedAt: string; name: string } }>(as, SAVE, {
      report: input(changes),
      ...rest,
    })
  ).saved;
const rejection = async (changes: object, as = analyst) => {
  const { code, field } = await workspace.rejection(as, SAVE, { report: input(changes) });
  return [code, field];
};
const download = async (id: number, as = analyst, kind = 'xlsx') =>
  fetch(`${workspace.test.url}/api/reports/${id}.${kind}`, {
    headers: { 'x-session-token': await workspace.test.signIn(as.id) },
  });
const bookOf = async (bytes: ArrayBuffer) => {
  const book = new exceljs.Workbook();
  await book.xlsx.load(bytes);
  return book;
};
/** The cells of the rows of a sheet, without empty ones at the end. */
const valuesOf = (sheet: exceljs.Worksheet | undefined) => {
  const rows: unknown[][] = [];
  sheet?.eachRow(({ values }) => rows.push(Array.isArray(values) ? values.slice(1) : []));
  return rows;
};

it('rows are filtered by state, sorted by a column and shown in words, with days late as in statistics', async () => {
  expect(await cells({ sortBy: 'overdueDays', isDescending: true })).toEqual([
    ['Пётр Ильин', 'Правила торговли', '12'],
    ['Ольга Белова', 'Правила торговли', '5'],
    ['Инна Старшая', 'Правила торговли', '1'],
  ]);
  expect(await cells({ state: 'done', columns: ['person', 'kind', 'status', 'overdueDays'] })).toEqual([
    ['Ольга Белова', 'Регламент', 'Выполнено', ''],
  ]);
  expect((await show({ state: 'all' })).count).toBe(5);
});

it('groups come first, each with its number; the head of a department is its leader, for the leader themselves nobody', async () => {
  const shown = await show({ columns: ['head', 'person'], groupBy: 'head', sortBy: 'person' });
  expect(shown.rows.map((row) => row.cells)).toEqual([
    ['Инна Старшая', 'Ольга Белова'],
    ['', 'Инна Старшая'],
    ['', 'Пётр Ильин'],
  ]);
  expect(shown.groups).toEqual([
    { name: '', count: 2, marked: 0, totals: [] },
    { name: 'Инна Старшая', count: 1, marked: 0, totals: [] },
  ]);
  const all = await show({ state: 'all', groupBy: 'person', chart: 'bars' });
  expect(all.groups).toEqual([
    // One of Olga's assignments is done.
    { name: 'Ольга Белова', count: 2, marked: 1, totals: [] },
    { name: 'Пётр Ильин', count: 2, marked: 0, totals: [] },
    { name: 'Инна Старшая', count: 1, marked: 0, totals: [] },
  ]);
});

it.each(['subdivisionIds', 'positionIds'])(
  'more %s than a report may name are rejected, not left out',
  async (field) => {
    const ids = Array.from({ length: limits.report.places + 1 }, (_, place) => place + 1);
    expect(await workspace.rejection(analyst, ROWS, { report: input({ [field]: ids }) })).toMatchObject({
      ...{ code: 'validation.tooMany', field, params: { max: limits.report.places } },
    });
    await show({ [field]: [...ids.slice(1), ...ids.slice(1)] });
  },
);

it('groups by an instant are days of the organization', async () => {
  const { rows, groups } = await show({ state: 'all', columns: ['dueAt'], groupBy: 'dueAt' });
  const counts = new Map<string, number>();
  for (const {
    cells: [at = ''],
  } of rows) {
    const day = at === '' ? '' : dayOf(new Date(at), 'Europe/Moscow');
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(1);
  expect(new Map(groups.map(({ name, count }) => [name, count]))).toEqual(counts);
});

describe('totals', () => {
  const totals = (['sum', 'average', 'min', 'max'] as const).map((aggregate) => ({
    ...{ column: 'overdueDays', aggregate },
  }));

  it('the chosen ones are computed of all rows and of each group, whatever page is shown, and without values there are none', async () => {
    const page = { page: 2, pageSize: 1 };
    expect((await show({ totals }, analyst, page)).totals).toEqual([18, 6, 1, 12]);
    const grouped = await show({ totals, groupBy: 'head', state: 'all' }, analyst, page);
    expect(grouped.totals).toEqual([18, 6, 1, 12]);
    expect(grouped.groups.map((group) => [group.name, group.totals])).toEqual([
      ['', [13, 6.5, 1, 12]],
      ['Инна Старшая', [5, 5, 5, 5]],
    ]);
    const nothing = await show({ totals, state: 'done', groupBy: 'person' });
    expect(nothing.totals).toEqual([null, null, null, null]);
    expect(nothing.groups.map((group) => group.totals)).toEqual([[null, null, null, null]]);
  });

  it('they are saved with the report, each once, and are on top of its file, with a sheet of its groups', async () => {
    const { id } = await save({
      ...{ name: 'Группы', groupBy: 'head', sortBy: 'overdueDays', columns: ['person', 'overdueDays'] },
      totals: [...totals.slice(0, 2), ...totals.slice(0, 1)],
    });
    const book = await bookOf(await (await download(id)).arrayBuffer());
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Группы', 'Группы (2)']);
    expect(valuesOf(book.worksheets[0])).toEqual([
      ['Строк', 3],
      ['Дней просрочки: сумма', 18],
      ['Дней просрочки: в среднем', 6],
      ['Сотрудник', 'Дней просрочки'],
      ['Ольга Белова', 5],
      ['Инна Старшая', 1],
      ['Пётр Ильин', 12],
    ]);
    expect(valuesOf(book.worksheets[1])).toEqual([
      ['Руководитель', 'Строк', 'Из них выполнено', 'Дней просрочки: сумма', 'Дней просрочки: в среднем'],
      ['Не указано', 2, 0, 13, 6.5],
      ['Инна Старшая', 1, 0, 5, 5],
    ]);
  });

  it.each([
    ['a column of texts', [{ column: 'person', aggregate: 'max' }]],
    ['a column of another source', [{ column: 'percent', aggregate: 'sum' }]],
    ['a property of every object', [{ column: 'constructor', aggregate: 'sum' }]],
  ])('of %s there are none', async (_what, wrong) => {
    expect(await rejection({ totals: wrong })).toEqual(['validation.option', 'totals']);
  });
});

it('any report is a PDF too, with its counts, its groups and all its rows', async () => {
  const { id } = await save({
    ...{ name: 'Просрочки на печать', groupBy: 'head' },
    totals: [{ column: 'overdueDays', aggregate: 'sum' }],
  });
  const answer = await download(id, analyst, 'pdf');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const text = pdfText(Buffer.from(await answer.arrayBuffer())).replaceAll('\u00a0', ' ');
  for (const part of ['Просрочки на печать', 'Составлено', 'Строк: 3', 'Дней просрочки: сумма: 18'])
    expect(text).toContain(part);
  for (const part of ['Не указано', 'Инна Старшая', 'Ольга Белова', 'Пётр Ильин', 'Правила торговли'])
    expect(text).toContain(part);
});

it('a report that is too long for a PDF is rejected before it is begun, with both numbers', async () => {
  const { id } = await save({ source: 'activity', columns: ['person'], state: 'never', name: 'Длинный' });
  const { pdfRows: max } = limits.report;
  await workspace.system((tx) =>
    tx.execute(sql`
      insert into users (organization_id, home_organization_id, email, name_first, name_second, status)
      select ${workspace.organizationId}, ${workspace.organizationId}, 'many' || n || '@example.ru', 'Многие', n::text, 'working'
      from generate_series(1, ${max}::int + 1) n`),
  );
  try {
    const answer = await download(id, analyst, 'pdf');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'report.tooLong', params: { max } } }],
    });
    expect((await download(id)).status).toBe(200);
  } finally {
    await workspace.system((tx) =>
      tx.execute(sql`
        update users set is_archive = true where organization_id = ${workspace.organizationId} and name_first = 'Многие'`),
    );
  }
});

it('it is filtered by departments, kinds of content, past days and pages', async () => {
  expect(await cells({ state: 'all', subdivisionIds: [depot], sortBy: 'object' })).toEqual([
    ['Пётр Ильин', '=Пожарная безопасность', ''],
    ['Пётр Ильин', 'Правила торговли', '12'],
  ]);
  expect((await show({ state: 'all', objectTypes: ['test'] })).count).toBe(0);
  expect((await show({ state: 'all', periodDays: 40 })).count).toBe(0);
  expect((await show({ state: 'all', periodDays: 42 })).count).toBe(5);
  const second = await show({ state: 'all' }, analyst, { page: 2, pageSize: 3 });
  expect([second.rows.length, second.count]).toEqual([2, 5]);
});

it('a reader of one department’s statistics sees only its people, on the page and in the file', async () => {
  const keeper = await workspace.person();
  await workspace.system((tx) =>
    tx.execute(sql`
      with role as (
        insert into role (organization_id, name, rights)
        values (${workspace.organizationId}, 'Склад', '{"statistics": {"read": true, "write": false}}') returning id)
      insert into user_role (organization_id, user_id, role_id, scope_subdivision_id)
      select ${workspace.organizationId}, ${keeper.id}, role.id, ${depot} from role`),
  );
  expect((await cells({ state: 'all' }, keeper)).map(([name]) => name)).toEqual(['Пётр Ильин', 'Пётр Ильин']);
  const { id } = await save({ state: 'all', isShared: true, name: 'Общий' });
  const book = await bookOf(await (await download(id, keeper)).arrayBuffer());
  expect(valuesOf(book.worksheets[0]).slice(2)).toHaveLength(2);
  expect(book.worksheets[0]?.getCell('B1').value).toBe(2);
});

it('every source shows all its columns in every state, and every template can be shown', async () => {
  const { sources, templates } = createReportCatalogue(workspace.test.app.deps.contentKinds);
  expect(sources.map(({ name }) => name)).toEqual([
    ...['obligations', 'attempts', 'certificates', 'adaptations', 'activity', 'hires'],
  ]);
  expect(templates.map(({ code }) => code).sort()).toEqual([
    ...[
      'acquaintance',
      'activity',
      'adaptations',
      'expiring',
      'hires',
      'overdueByHead',
      'testResults',
      'training',
    ],
  ]);
  for (const { name: source, columns, states } of sources) {
    for (const state of Object.keys(states)) {
      const names = Object.keys(columns);
      await show({ source, columns: names, state, sortBy: names.at(-1), groupBy: names[0] });
    }
  }
  for (const { code: _code, ...template } of templates) await show({ ...template, name: 'Шаблон' });
  const { reportTemplates, reportSources } = await workspace.get<
    Record<'reportTemplates' | 'reportSources', { title: string }[]>
  >(analyst, '{ reportTemplates { title text } reportSources { title columns { title } states { title } } }');
  expect(reportTemplates[0]?.title).toBe('Просрочки по руководителям');
  expect(reportSources.map(({ title }) => title)).toContain('Назначения');
});

it('the file has the columns in their order, numbers as numbers, days as days, and no formulas', async () => {
  const columns = ['object', 'overdueDays', 'dueAt', 'person'];
  const { id } = await save({ state: 'all', columns, sortBy: 'object' });
  const answer = await download(id);
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('Просрочки.xlsx'));
  const book = new exceljs.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  const sheet = book.worksheets[0];
  expect(sheet?.getRow(1).values).toEqual([, 'Строк', 5]);
  expect(sheet?.getRow(2).values).toEqual([, 'Название', 'Дней просрочки', 'Срок', 'Сотрудник']);
  expect(sheet?.getRow(3).getCell(1).value).toBe('=Пожарная безопасность');
  expect(sheet?.getRow(3).getCell(1).type).toBe(exceljs.ValueType.String);
  expect(sheet?.getRow(5).getCell(2).type).toBe(exceljs.ValueType.Number);
  expect(sheet?.getRow(5).getCell(3).value).toBeInstanceOf(Date);
  expect(sheet?.rowCount).toBe(7);
});

it('a report belongs to its owner: shared ones are read by all who read statistics, and changed by nobody else', async () => {
  const other = await workspace.withRights({ statistics: { read: true, write: true } });
  const mine = await save({ name: 'Мой' });
  const shared = await save({ name: 'Для всех', isShared: true });
  const names = async (as: UserRow) =>
    (await workspace.get<{ reports: { name: string; isOwn: boolean }[] }>(as, LIST)).reports;
  expect(await names(other)).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'Для всех', isOwn: false })]),
  );
  expect((await names(other)).map(({ name }) => name)).not.toContain('Мой');
  expect(await rejection({ id: mine.id, name: 'Чужой' }, other)).toEqual(['notFound', undefined]);
  expect(await rejection({ id: shared.id, name: 'Чужой' }, other)).toEqual(['access.denied', undefined]);
  expect((await workspace.rejection(other, DELETE, { id: shared.id })).code).toBe('access.denied');
  expect((await download(mine.id, other)).status).toBe(404);
  expect((await download(shared.id, other)).status).toBe(200);
  await workspace.get(analyst, DELETE, { id: shared.id });
  expect((await names(other)).map(({ name }) => name)).not.toContain('Для всех');
});

it('two windows of the owner: the one with the stale copy gets a conflict; pressing the button twice creates one report', async () => {
  const first = await save({ name: 'Еженедельный' });
  await save({ id: first.id, name: 'Ежедневный' }, analyst, { updatedAt: first.updatedAt });
  expect(
    await workspace.rejection(analyst, SAVE, {
      report: input({ id: first.id, name: 'Ежечасный' }),
      updatedAt: first.updatedAt,
    }),
  ).toMatchObject({ code: 'conflict.updated' });
  const key = 'press-of-the-button';
  const [one, again] = await Promise.all([save({}, analyst, { key }), save({}, analyst, { key })]);
  expect(again.id).toBe(one.id);
});

it.each([
  ['a source that is not there', { source: 'salaries' }, 'source'],
  ['a column of another source', { columns: ['person', 'percent'] }, 'columns'],
  ['no column', { columns: [] }, 'columns'],
  ['a state of another source', { state: 'passed' }, 'state'],
  ['SQL as a sort column', { sortBy: 'person; drop table users' }, 'sortBy'],
  ['SQL as a group', { groupBy: '1' }, 'groupBy'],
  ['a name of spaces', { name: '  ' }, 'name'],
  ['a period of nothing', { periodDays: 0 }, 'periodDays'],
  [
    'a schedule to nobody',
    { schedule: { frequency: 'daily', hour: 9, onlyIfRows: true, recipientIds: [] } },
    'schedule.recipientIds',
  ],
  [
    'the 30th of a month',
    { schedule: { frequency: 'monthly', day: 30, hour: 9, onlyIfRows: true, recipientIds: [1] } },
    'schedule.day',
  ],
])('%s is rejected on its field', async (_what, wrong, field) => {
  expect((await rejection(wrong))[1]).toBe(field);
});

it('without the right there is no report, no row and no file', async () => {
  const { id } = await save({ isShared: true });
  const nobody = await workspace.person();
  for (const query of [LIST, '{ reportSources { name } }', '{ reportTemplates { title } }'])
    expect((await workspace.rejection(nobody, query)).code).toBe('access.denied');
  expect((await workspace.rejection(nobody, ROWS, { report: input() })).code).toBe('access.denied');
  expect(await rejection({}, nobody)).toEqual(['access.denied', undefined]);
  expect((await download(id, nobody)).status).toBe(400);
});
