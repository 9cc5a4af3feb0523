import { sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aSubdivision } from '@test/factories/structure.factory';
import { aRole, giveRole, may } from '../roles/support';
import { aCrowd } from '@test/helpers/worlds/crowd';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** A period without assignments: the statistics name the nearest day that has some. */
let workspace: Workspace;
let storeman: UserRow;
let stockId = 0;
let emptyId = 0;
let regulationId = 0;

const FIELD = `query ($filter: StatisticFilter) { statistic(objectType: regulation, filter: $filter) {
  nearestDay byObject { object { id } } } }`;

interface Answer {
  statistic: { nearestDay: string | null; byObject: { object: { id: number } }[] };
}

const nearest = async (filter: object, as: UserRow = workspace.admin) =>
  (await workspace.get<Answer>(as, FIELD, { filter })).statistic.nearestDay;

async function assign(
  person: UserRow,
  objectId: number,
  startAt: string,
  status = 'assigned',
): Promise<void> {
  await workspace.system((tx) =>
    tx.execute(sql`insert into assignment (organization_id, user_id, object_type, object_id, status, created_at, start_at)
      values (${workspace.organizationId}, ${person.id}, 'regulation', ${objectId}, ${status}, ${startAt}, ${startAt})`),
  );
}

beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId, admin } = workspace;
  const objectIds = await workspace.system(async (tx) => {
    await tx.execute(sql`update organization set timezone = 'Asia/Vladivostok' where id = ${organizationId}`);
    stockId = (await aSubdivision(tx, { organizationId })).id;
    emptyId = (await aSubdivision(tx, { organizationId })).id;
    return selectRows(tx, { id: integer })(sql`
      insert into regulation (organization_id, code, name, owner_id, status)
      select ${organizationId}, 'Р-' || n, 'Регламент', ${admin.id}, 'published' from generate_series(1, 3) n returning id`);
  });
  const [first, second, third] = objectIds.map(({ id }) => id);
  regulationId = first ?? 0;
  storeman = await workspace.person({ subdivisionId: stockId });
  const other = await workspace.person({});
  // 20 March, 23:30 in Moscow is already the 21st in Vladivostok.
  await assign(storeman, first ?? 0, '2025-03-20T23:30:00+03:00');
  await assign(storeman, second ?? 0, '2025-06-10T12:00:00Z');
  await assign(other, third ?? 0, '2025-05-30T12:00:00Z');
  // Nearer, and counted nowhere.
  await assign(other, first ?? 0, '2025-12-30T12:00:00Z', 'cancelled');
}, 60_000);

afterAll(() => workspace.stop());

it('is the closer one of the days before and after the period, in the time zone of the organization', async () => {
  expect(await nearest({ dateFrom: '2025-03-25', dateTo: '2025-04-20' })).toBe('2025-03-21');
  expect(await nearest({ dateFrom: '2025-04-20', dateTo: '2025-05-28' })).toBe('2025-05-30');
  expect(await nearest({ dateFrom: '2026-01-01' })).toBe('2025-06-10');
  expect(await nearest({ dateTo: '2024-12-31' })).toBe('2025-03-21');
});

it('fits the other filters, and is absent where there is data or no period', async () => {
  const period = { dateFrom: '2025-05-29', dateTo: '2025-06-01' };
  expect(await nearest(period)).toBeNull();
  expect(await nearest({ ...period, subdivisionIds: [stockId] })).toBe('2025-06-10');
  expect(await nearest({ ...period, subdivisionIds: [emptyId] })).toBeNull();
  expect(await nearest({ subdivisionIds: [emptyId] })).toBeNull();
  // Nothing fits on adaptation.
  expect(await nearest({ dateFrom: '2026-01-01', isAdaptation: true })).toBeNull();
});

it('stays within the scope of the right, and bad days do no harm', async () => {
  const none = await workspace.person({});
  await giveRole(workspace, none, await aRole(workspace, may('statistics')), { scopeSubdivisionId: emptyId });
  expect(await nearest({ dateFrom: '2026-01-01' }, none)).toBeNull();
  const outsider = await workspace.person({});
  expect((await workspace.rejection(outsider, FIELD, { filter: { dateFrom: '2026-01-01' } })).code).toBe(
    'access.denied',
  );
  expect(await nearest({ dateFrom: '1900-01-01', dateTo: '1900-01-01' })).toBe('2025-03-21');
  expect(await nearest({ dateFrom: '2100-01-01', dateTo: '2099-12-31' })).toBe('2025-06-10');
});

it('of more than 300 people it is a day of theirs as well', async () => {
  const { people, subdivisionId } = await aCrowd(workspace);
  const [member] = people;
  if (!member) throw new Error('a crowd has people');
  await assign(member, regulationId, '2025-04-10T12:00:00Z');
  const filter = { dateFrom: '2026-01-01', subdivisionIds: [subdivisionId] };
  expect(await nearest(filter)).toBe('2025-04-10');
});
