import { sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/**
 * The list of the people of departments: the result is the same for a few people, who are looked up, and for so many that the
 * list is walked.
 */

/** More people than are looked up (`people-list.read-model.ts`). */
const MANY = 650;

const LIST = `query ($ids: [Int!], $direction: SortDirection, $page: Int) {
  users(subdivisionIds: $ids, withChildren: true, direction: $direction, page: $page, pageSize: 200) {
    count items { id } } }`;
interface List {
  users: { count: number; items: { id: number }[] };
}

let workspace: Workspace;
const departments = { whole: 0, below: 0, other: 0 };

beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId } = workspace;
  await workspace.system(async (tx) => {
    departments.whole = (await aSubdivision(tx, { organizationId, name: 'Завод' })).id;
    departments.below = (
      await aSubdivision(tx, { organizationId, name: 'Цех', parentId: departments.whole })
    ).id;
    departments.other = (await aSubdivision(tx, { organizationId, name: 'Склад' })).id;
  });
  const person = await workspace.person({ subdivisionId: departments.below });
  await workspace.person({ subdivisionId: departments.other });
  await workspace.system((tx) =>
    tx.execute(sql`
      insert into users (organization_id, home_organization_id, email, name_first, name_second, subdivision_id, status)
      select organization_id, home_organization_id, 'many' || n || '@example.ru', 'Имя', 'Фамилия' || (n * 7919 % 1000),
        case when n % 3 = 0 then ${departments.whole}::int else subdivision_id end, status
      from users, generate_series(1, ${MANY}) n where organization_id = ${organizationId} and id = ${person.id}`),
  );
});

afterAll(() => workspace.stop());

const list = async (variables: Record<string, unknown>) =>
  (await workspace.get<List>(workspace.admin, LIST, variables)).users;

/** The expected list, read with the simplest query. */
const expected = (departmentIds: readonly number[], isDescending: boolean) =>
  workspace.system(async (tx) => {
    const order = sql.raw(isDescending ? 'desc' : 'asc');
    const rows = await selectRows(tx, { id: integer })(sql`
      select id from users where organization_id = ${workspace.organizationId} and not is_archive
        and subdivision_id in (${sql.join([...departmentIds], sql`, `)})
      order by (name_second || ' ' || name_first) collate "und-x-icu" ${order}, id`);
    return rows.map(({ id }) => id);
  });

it.each([
  { who: 'most of the organization', of: 'whole', within: ['whole', 'below'], direction: 'asc' },
  { who: 'most of it, from the end', of: 'whole', within: ['whole', 'below'], direction: 'desc' },
  { who: 'a few', of: 'other', within: ['other'], direction: 'asc' },
] as const)(
  'people of departments stand by name, counted and paged: $who',
  async ({ of, within, direction }) => {
    const ids = await expected(
      within.map((name) => departments[name]),
      direction === 'desc',
    );
    for (const page of [1, 2, 4]) {
      const { count, items } = await list({ ids: [departments[of]], direction, page });
      expect(items.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 200, page * 200));
      expect(count).toBe(ids.length);
    }
  },
);

it('a page beyond the last one is empty, and the count is still right', async () => {
  await expect(list({ ids: [departments.whole], page: 9 })).resolves.toEqual({ count: MANY + 1, items: [] });
});
