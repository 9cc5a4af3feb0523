import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aChoice, aTest, rightAnswer, takers } from '../../tests/support';

/** A report shows no more of a person than their card does to the same reader: the right to statistics is not one to dates. */

let workspace: Workspace;
let analyst: UserRow;
let head: UserRow;
let person: UserRow;
let stranger: UserRow;

beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId, system } = workspace;
  analyst = await workspace.withRights({ statistics: { read: true, write: false } });
  const [sales, depot] = await system(async (tx) => [
    await aSubdivision(tx, { organizationId, name: 'Продажи' }),
    await aSubdivision(tx, { organizationId, name: 'Склад' }),
  ]);
  head = await workspace.person({ isLeader: true, leaderSubdivisionId: sales?.id, subdivisionId: sales?.id });
  await system((tx) =>
    tx.execute(sql`
      with role as (
        insert into role (organization_id, name, rights)
        values (${organizationId}, 'Отчёты', '{"statistics": {"read": true, "write": false}}') returning id)
      insert into user_role (organization_id, user_id, role_id) select ${organizationId}, ${head.id}, role.id from role`),
  );
  const hired = { dateJobStart: '2026-01-12', hireSource: 'hh.ru' };
  person = await workspace.person({
    ...hired,
    nameFirst: 'Инна',
    nameSecond: 'Своя',
    subdivisionId: sales?.id,
  });
  stranger = await workspace.person({
    ...hired,
    nameFirst: 'Пётр',
    nameSecond: 'Чужой',
    subdivisionId: depot?.id,
  });
  for (const [{ id }, number] of [
    [person, 'Т-2'],
    [stranger, 'Т-1'],
  ] as const)
    await system(async (tx) => {
      await tx.execute(sql`update users set personnel_number = ${number} where id = ${id}`);
      await tx.execute(sql`
        insert into adaptation (organization_id, user_id, date_start, date_end, status, result)
        values (${organizationId}, ${id}, '2026-01-12', '2026-04-12', 'finished', 'failed')`);
    });
});
afterAll(() => workspace.stop());

const ROWS = `query ($report: ReportInput!) {
  shown: reportRows(report: $report, pageSize: 50) { count rows { cells } groups { name count marked } } }`;

interface Shown {
  count: number;
  rows: { cells: string[] }[];
  groups: { name: string }[];
}

const show = async (as: UserRow, report: object): Promise<Shown> =>
  (
    await workspace.get<{ shown: Shown }>(as, ROWS, {
      report: {
        name: 'Люди',
        source: 'activity',
        state: 'all',
        columns: ['person', 'personnelNumber'],
        ...report,
      },
    })
  ).shown;

const numbers = async (as: UserRow, report: object = {}) =>
  (await show(as, report)).rows.flatMap(({ cells: [, number = ''] }) => (number === '' ? [] : [number]));

const CARD =
  'query ($id: Int!) { user(user: { id: $id }) { personnelNumber dateJobStart isAdaptionNotPassed } }';

it('personnel numbers are empty for people whose card does not show them, and do not decide the order or the groups', async () => {
  const hidden = { personnelNumber: null, dateJobStart: null };
  for (const { id } of [person, stranger])
    expect(await workspace.get(analyst, CARD, { id })).toMatchObject({ user: hidden });
  expect(await numbers(analyst)).toEqual([]);
  expect(await numbers(workspace.admin)).toEqual(expect.arrayContaining(['Т-1', 'Т-2']));
  expect(await numbers(head)).toEqual(['Т-2']);

  const named = ['Инна Своя', 'Пётр Чужой'];
  const order = async (as: UserRow) =>
    (await show(as, { sortBy: 'personnelNumber' })).rows.flatMap(({ cells: [name = ''] }) =>
      named.includes(name) ? [name] : [],
    );
  expect(await order(workspace.admin)).toEqual(['Пётр Чужой', 'Инна Своя']);
  // By the number of the row, as everything that has no number.
  expect(await order(analyst)).toEqual(['Инна Своя', 'Пётр Чужой']);
  const { groups } = await show(analyst, { groupBy: 'personnelNumber' });
  expect(groups.map(({ name }) => name)).toEqual(['']);
});

it.each(['adaptations', 'hires'])(
  'the report «%s» has only people whose plan the reader sees elsewhere',
  async (source) => {
    const people = async (as: UserRow) =>
      (await show(as, { source, columns: ['person'], sortBy: 'person' })).rows.map(
        ({ cells: [name] }) => name,
      );
    expect(await people(workspace.admin)).toEqual(['Инна Своя', 'Пётр Чужой']);
    expect(await people(head)).toEqual(['Инна Своя']);
    expect(await people(analyst)).toEqual([]);
    // Whom they mentor, without the dates of the card.
    await workspace.system((tx) =>
      tx.execute(sql`update users set mentor_id = ${analyst.id} where id = ${stranger.id}`),
    );
    expect(await people(analyst)).toEqual(['Пётр Чужой']);
    if (source === 'hires') {
      const columns = ['person', 'hireSource', 'dateJobStart', 'result'];
      const [row] = (await show(analyst, { source, columns })).rows;
      expect(row?.cells.slice(0, 3)).toEqual(['Пётр Чужой', '', '']);
    }
    await workspace.system((tx) =>
      tx.execute(sql`update users set mentor_id = null where id = ${stranger.id}`),
    );
  },
);

it('scores are empty for whoever does not see them in the test, their own included', async () => {
  const hidden = { score: 'never', correctness: 'never', key: 'never', explanation: 'never' } as const;
  const { id } = await aTest(workspace, [head, person, stranger], [aChoice()], { review: hidden });
  for (const taker of [head, person, stranger])
    await takers(workspace).take(taker, id, { q1: rightAnswer() });
  const scores = async (as: UserRow) => {
    const { rows } = await show(as, { source: 'attempts', columns: ['person', 'percent'] });
    return rows.flatMap(({ cells: [name = '', percent = ''] }) => (percent === '' ? [] : [name]));
  };
  expect(await scores(workspace.admin)).toHaveLength(3);
  expect(await scores(head)).toEqual(['Инна Своя']);
  expect(await scores(analyst)).toEqual([]);
  await workspace.get(
    workspace.admin,
    'mutation ($g: ObjectGrantInput!) { objectGrantCreate(grant: $g) { id } }',
    { g: { objectType: 'test', objectId: id, level: 'report', targetType: 'user', targetId: analyst.id } },
  );
  expect(await scores(analyst)).toHaveLength(3);
});
