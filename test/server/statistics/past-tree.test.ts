import { sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Statistics of a past day by department, with the structure of that day. */
let workspace: Workspace;
let seller: UserRow;
let packer: UserRow;
const places = { retail: 0, stock: 0, shop: 0, packing: 0 };

beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId, system } = workspace;
  await system(async (tx) => {
    await tx.execute(
      sql`update organization set created_at = now() - interval '20 days' where id = ${organizationId}`,
    );
    places.retail = (await aSubdivision(tx, { organizationId, name: 'Розница' })).id;
    places.stock = (await aSubdivision(tx, { organizationId, name: 'Склад' })).id;
    places.shop = (await aSubdivision(tx, { organizationId, name: 'Магазин', parentId: places.retail })).id;
    places.packing = (await aSubdivision(tx, { organizationId, name: 'Упаковка', parentId: places.shop })).id;
  });
  seller = await workspace.person({ subdivisionId: places.shop });
  packer = await workspace.person({ subdivisionId: places.packing });
  await system(async (tx) => {
    const { id } = await aPublishedRegulation(tx, { organizationId });
    for (const person of [seller, packer]) {
      await tx.execute(sql`
        insert into assignment (organization_id, user_id, object_type, object_id, status, created_at, start_at)
        values (${organizationId}, ${person.id}, 'regulation', ${id}, 'assigned', now() - interval '9 days', now() - interval '9 days')`);
    }
    await tx.execute(sql`select rebuild_assignment_past(${organizationId})`);
  });
  // Today the shop moves below the stock, and its packing department is deleted.
  await system(async (tx) => {
    await tx.execute(sql`update subdivision set parent_id = ${places.stock} where id = ${places.shop}`);
    await tx.execute(sql`update users set subdivision_id = ${places.stock} where id = ${packer.id}`);
    await tx.execute(sql`delete from subdivision where id = ${places.packing}`);
  });
});
afterAll(() => workspace.stop());

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const STATISTIC = `query ($filter: StatisticFilter) { statistic(objectType: regulation, filter: $filter) {
  total { assigned } treeSince } }`;
const PEOPLE = `query ($filter: StatisticFilter) {
  statisticPeople(objectType: regulation, kind: assigned, filter: $filter) { items { user { id } } } }`;

async function among(subdivisionId: number, asOf: string | null) {
  const filter = { subdivisionIds: [subdivisionId], ...(asOf ? { asOf } : {}) };
  const { statistic } = await workspace.get<{ statistic: { total: { assigned: number } } }>(
    ...([workspace.admin, STATISTIC, { filter }] as const),
  );
  const { statisticPeople } = await workspace.get<{
    statisticPeople: { items: { user: { id: number } }[] };
  }>(workspace.admin, PEOPLE, { filter });
  const ids = statisticPeople.items.map(({ user }) => user.id).sort((a, b) => a - b);
  // Both numbers have one source.
  expect(statistic.total.assigned).toBe(ids.length);
  return ids;
}

it('today people are counted where their department is today', async () => {
  expect(await among(places.retail, null)).toEqual([]);
  expect(await among(places.stock, null)).toEqual([seller.id, packer.id]);
});

it('on a past day they are counted where it was that day, including departments deleted since', async () => {
  expect(await among(places.retail, yesterday)).toEqual([seller.id, packer.id]);
  expect(await among(places.stock, yesterday)).toEqual([]);
  expect(await among(places.shop, yesterday)).toEqual([seller.id, packer.id]);
});

it('the start of the tree history is stated', async () => {
  const { statistic } = await workspace.get<{ statistic: { treeSince: string } }>(
    workspace.admin,
    STATISTIC,
    {
      filter: { asOf: yesterday },
    },
  );
  expect(statistic.treeSince > yesterday).toBe(true);
});

it('a moved department and a deleted one are recorded, once each', async () => {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { kept: integer })(
      sql`select count(*)::int as kept from subdivision_parent_past where organization_id = ${workspace.organizationId}`,
    ),
  );
  expect(rows[0]?.kept).toBe(2);
});
