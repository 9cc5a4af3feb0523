import { sql } from 'drizzle-orm';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** A changed time zone: the days of the numbers are those of the new zone, for what was counted before and after. */
let workspace: Workspace;
let regulationId: number;
beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId, system } = workspace;
  regulationId = await system(async (tx) => (await aPublishedRegulation(tx, { organizationId })).id);
  // Half past midnight in Moscow, still the day before in Kaliningrad.
  for (const status of ['assigned', 'done', 'done'] as const) {
    const person = await workspace.person();
    await system((tx) =>
      tx.execute(sql`
        insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at, completed_at, due_at)
        values (${organizationId}, ${person.id}, 'regulation', ${regulationId}, 1, ${status}, '2027-02-28T21:30:00Z',
          ${status === 'done' ? '2027-03-04T21:30:00Z' : null}::timestamptz, '2027-03-09T21:30:00Z')`),
    );
  }
});
afterAll(() => workspace.stop());

const byDay = () =>
  workspace.system((tx) =>
    selectRows(tx, { day: text, assigned: integer, signed: integer })(sql`
      select day::text as day, sum(assigned)::int as assigned, sum(signed)::int as signed from assignment_count_day
      where organization_id = ${workspace.organizationId}
      group by day having sum(assigned) <> 0 or sum(signed) <> 0 order by day`),
  );
const recounted = () =>
  workspace.system((tx) =>
    selectRows(tx, { day: text, assigned: integer, signed: integer })(sql`
      select day::text as day, sum(assigned)::int as assigned, sum(signed)::int as signed from (
        select (a.start_at at time zone o.timezone)::date as day, 1 as assigned, 0 as signed
        from assignment a join organization o on o.id = a.organization_id where o.id = ${workspace.organizationId}
        union all
        select (a.completed_at at time zone o.timezone)::date, 0, 1
        from assignment a join organization o on o.id = a.organization_id
        where o.id = ${workspace.organizationId} and a.status = 'done') d
      group by day order by day`),
  );
const moveTo = (timezone: string) =>
  workspace.get(
    workspace.admin,
    'mutation ($setting: OrganizationSettingInput!) { organizationSettingUpdate(setting: $setting) { timezone } }',
    { setting: { timezone } },
  );

it('recounts the days of everything, at once and for what changes afterwards', async () => {
  await moveTo('Europe/Moscow');
  expect(await byDay()).toEqual([
    { day: '2027-03-01', assigned: 3, signed: 0 },
    { day: '2027-03-05', assigned: 0, signed: 2 },
  ]);
  await moveTo('Europe/Kaliningrad');
  expect(await byDay()).toEqual([
    { day: '2027-02-28', assigned: 3, signed: 0 },
    { day: '2027-03-04', assigned: 0, signed: 2 },
  ]);
  await workspace.system((tx) =>
    tx.execute(sql`
      update assignment set status = 'done', completed_at = '2027-03-06T23:30:00Z'
      where organization_id = ${workspace.organizationId} and status = 'assigned'`),
  );
  expect(await byDay()).toEqual(await recounted());
  await moveTo('Asia/Vladivostok');
  expect(await byDay()).toEqual(await recounted());
  expect((await byDay()).map(({ day }) => day)).toEqual(['2027-03-01', '2027-03-05', '2027-03-07']);
});
