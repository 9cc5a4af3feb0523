import { sql } from 'drizzle-orm';
import { json } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { pdfText } from '@test/server/regulations/pdf-text';

/** Reports about people: recent activity, the hiring sources of people who stay, and more groups of them than are named. */
let workspace: Workspace;
let analyst: UserRow;

beforeAll(async () => {
  workspace = await openWorkspace();
  analyst = await workspace.withRights({
    ...{ statistics: { read: true, write: false }, employees: { read: true, write: false } },
  });
});
afterAll(() => workspace.stop());

const ROWS = `query ($report: ReportInput!) {
  shown: reportRows(report: $report, pageSize: 50) { count rows { cells } groups { name count marked } } }`;

async function show(report: object) {
  const { shown } = await workspace.get<{
    shown: {
      count: number;
      rows: { cells: string[] }[];
      groups: { name: string; count: number; marked: number }[];
    };
  }>(analyst, ROWS, { report: { name: 'Люди', state: 'all', ...report } });
  return { ...shown, rows: shown.rows.map(({ cells }) => cells) };
}

const visited = (user: UserRow, daysAgo: number | null) =>
  workspace.system((tx) =>
    tx.execute(sql`
      update users set last_seen_at = now() - make_interval(days => ${daysAgo}::int)
      where organization_id = ${workspace.organizationId} and id = ${user.id}`),
  );

it('activity: when everybody was last here, what they have done recently and what is due', async () => {
  const { organizationId, system } = workspace;
  const busy = await workspace.person({ nameFirst: 'Белла', nameSecond: 'Деловая' });
  const silent = await workspace.person({ nameFirst: 'Тихон', nameSecond: 'Тихий' });
  const never = await workspace.person({ nameFirst: 'Новый', nameSecond: 'Некто' });
  const gone = await workspace.person({ nameFirst: 'Бывший', nameSecond: 'Работник', status: 'dismissed' });
  for (const [user, days] of [
    [busy, 2],
    [silent, 31],
    [never, null],
    [gone, 1],
  ] as const)
    await visited(user, days);
  const objects = await system(async (tx) => [
    (await aPublishedRegulation(tx, { organizationId })).id,
    (await aPublishedRegulation(tx, { organizationId })).id,
    (await aPublishedRegulation(tx, { organizationId })).id,
  ]);
  const owe = (objectId: number | undefined, status: string, doneDaysAgo: number | null, due: number) =>
    system((tx) =>
      tx.execute(sql`
        insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at, due_at, completed_at)
        values (${organizationId}, ${busy.id}, 'regulation', ${objectId}, 1, ${status}, now() - interval '60 days',
          now() + make_interval(days => ${due}::int), now() - make_interval(days => ${doneDaysAgo}::int))`),
    );
  await owe(objects[0], 'done', 3, 5);
  await owe(objects[1], 'done', 40, 5);
  await owe(objects[2], 'assigned', null, -1);
  const columns = ['person', 'doneLately', 'openCount', 'overdueCount'];
  const all = await show({ source: 'activity', columns, groupBy: 'subdivision' });
  expect(all.rows).toEqual(
    expect.arrayContaining([
      ['Белла Деловая', '1', '1', '1'],
      ['Тихон Тихий', '0', '0', '0'],
    ]),
  );
  expect(all.rows.flat()).not.toContain('Бывший Работник');
  // Of all current employees, those who were here within 30 days; the caller is one of them.
  expect(all.groups[0]).toMatchObject({ name: '', count: all.count });
  const names = async (state: string) =>
    (await show({ source: 'activity', columns: ['person'], state })).rows.flat();
  expect(await names('seen')).toContain('Белла Деловая');
  expect(await names('silent')).toEqual(expect.arrayContaining(['Тихон Тихий', 'Новый Некто']));
  expect(await names('never')).not.toContain('Тихон Тихий');
  const seen = (await names('seen')).length;
  expect(all.groups[0]?.marked).toBe(seen);
});

it('hires: how many came from each source, and how many of them completed their adaptation, once each', async () => {
  const { organizationId, system } = workspace;
  const hire = async (hireSource: string, results: readonly (string | null)[], fields: object = {}) => {
    const { id } = await workspace.person(fields);
    await system(async (tx) => {
      await tx.execute(sql`update users set hire_source = nullif(${hireSource}, '') where id = ${id}`);
      for (const [place, result] of results.entries()) {
        await tx.execute(sql`
          insert into adaptation (organization_id, user_id, date_start, date_end, status, result)
          values (${organizationId}, ${id}, ${`202${place}-01-01`}, ${`202${place}-03-01`}, 'finished', ${result})`);
      }
    });
  };
  await hire('hh.ru', ['passed']);
  // The latest adaptation counts.
  await hire('hh.ru', ['failed', 'passed']);
  await hire('hh.ru', ['failed'], { status: 'dismissed' });
  await hire('Рекомендация', ['passed'], { isArchive: true });
  await hire('', ['failed']);
  await workspace.person();
  const { count, groups } = await show({
    source: 'hires',
    columns: ['person', 'result'],
    groupBy: 'hireSource',
  });
  expect(count).toBe(5);
  expect(groups).toEqual([
    { name: 'hh.ru', count: 3, marked: 2 },
    { name: '', count: 1, marked: 0 },
    { name: 'Рекомендация', count: 1, marked: 1 },
  ]);
  expect((await show({ source: 'hires', columns: ['person'], state: 'adapted' })).count).toBe(3);
});

it('the hiring source is written on the card, is recorded in the history, and colleagues do not see it', async () => {
  const { id } = await workspace.person();
  const colleague = await workspace.person();
  const UPDATE = 'mutation ($user: UserInput!) { userUpdate(user: $user) { hireSource } }';
  const update = (hireSource: string | null) =>
    workspace.get(workspace.admin, UPDATE, { user: { id, hireSource } });
  expect(await update('  Ярмарка   вакансий ')).toEqual({ userUpdate: { hireSource: 'Ярмарка вакансий' } });
  const { data } = await workspace.ask<{ user: { hireSource: string | null } }>(
    colleague,
    'query ($id: Int!) { user(user: { id: $id }) { hireSource } }',
    { id },
  );
  expect(data?.user.hireSource).toBeNull();
  const rows = await workspace.system((tx) =>
    selectRows(tx, { change: json })(
      sql`select changes -> 'hireSource' as change from audit_log where object_type = 'user' and object_id = ${id} order by id desc limit 1`,
    ),
  );
  expect(rows[0]?.change).toEqual([null, 'Ярмарка вакансий']);
  const long = { user: { id, hireSource: 'я'.repeat(101) } };
  expect(await workspace.rejection(workspace.admin, UPDATE, long)).toMatchObject({
    ...{ code: 'validation.tooLong', field: 'hireSource' },
  });
  expect(await update('')).toEqual({ userUpdate: { hireSource: null } });
});

describe('more groups than are named', () => {
  const totals = [
    { column: 'overdueDays', aggregate: 'sum' },
    { column: 'overdueDays', aggregate: 'average' },
  ];
  const report = {
    ...{ name: 'Много групп', source: 'obligations', state: 'all', groupBy: 'person', totals },
    columns: ['person', 'overdueDays'],
  };
  const MANY = `query ($report: ReportInput!) { shown: reportRows(report: $report, pageSize: 200) {
    count rows { cells } groups { name count marked } otherGroups { groups count marked totals } } }`;
  interface Many {
    count: number;
    rows: { cells: [name: string, days: string] }[];
    groups: { name: string; count: number; marked: number }[];
    otherGroups: { groups: number; count: number; marked: number; totals: number[] } | null;
  }
  const many = async () => (await workspace.get<{ shown: Many }>(analyst, MANY, { report })).shown;

  async function printed(): Promise<string> {
    const { saved } = await workspace.get<{ saved: { id: number } }>(
      analyst,
      'mutation ($report: ReportInput!) { saved: reportSave(report: $report) { id } }',
      { report },
    );
    const token = await workspace.test.signIn(analyst.id);
    const answer = await fetch(`${workspace.test.url}/api/reports/${saved.id}.pdf`, {
      headers: { 'x-session-token': token },
    });
    return pdfText(Buffer.from(await answer.arrayBuffer())).replaceAll('\u00a0', ' ');
  }

  it('those beyond fifty are counted, with their rows, marks and totals, on the page and in the PDF', async () => {
    const { organizationId } = workspace;
    const before = await many();
    expect(before.otherGroups).toBeNull();
    for (let number = 0; number < 55; number += 1)
      await workspace.person({ nameFirst: 'Толпа', nameSecond: `Номер${number}` });
    // Every third has done it, the others are late, each by another number of days.
    await workspace.system(async (tx) => {
      const { id } = await aPublishedRegulation(tx, { organizationId });
      await tx.execute(sql`
        insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at, due_at, completed_at)
        select ${organizationId}, u.id, 'regulation', ${id}, 1, case when u.id % 3 = 0 then 'done' else 'assigned' end,
          now() - interval '90 days', now() - make_interval(days => 2 + u.id % 50), case when u.id % 3 = 0 then now() end
        from users u where u.name_first = 'Толпа' and u.organization_id = ${organizationId}`);
    });
    const { groups, otherGroups, count, rows } = await many();
    expect([groups.length, count]).toEqual([50, before.count + 55]);
    expect(otherGroups?.groups).toBe(before.groups.length + 55 - 50);
    const sum = (key: 'count' | 'marked') =>
      groups.reduce((all, group) => all + group[key], otherGroups?.[key] ?? 0);
    expect(sum('count')).toBe(count);
    const named = new Set(groups.map(({ name }) => name));
    const late = rows.flatMap(({ cells: [name, days] }) =>
      named.has(name) || days === '' ? [] : [Number(days)],
    );
    const all = late.reduce((total, days) => total + days, 0);
    expect(late.length).toBeGreaterThan(2);
    expect(otherGroups?.marked).toBe((otherGroups?.count ?? 0) - late.length);
    expect(otherGroups?.totals).toEqual([all, Math.round((100 * all) / late.length) / 100]);
    expect(await printed()).toContain(
      `Ещё групп: ${otherGroups?.groups} ${otherGroups?.count} ${otherGroups?.marked} ${all}`,
    );
  });
});
