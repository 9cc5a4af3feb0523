import { sql } from 'drizzle-orm';
import { integer, nullable, type RowOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { columnOf } from '@server/db/rows/table-shapes';
import type { Scope } from '@server/graphql/context';
import { roleTable } from '@server/modules/roles/roles.tables';
import { ints } from '@server/modules/sql';

const aboveRow = { id: integer, aboveId: integer };

/** A subdivision and one of its ancestors. */
type Above = RowOf<typeof aboveRow>;

const holderRow = { userId: integer, rootId: integer, rights: nullable(columnOf(roleTable.rights)) };

/** A person with rights in a branch: through a role with a scope, or (`rights` null) by heading it or acting for its head. */
type Holder = RowOf<typeof holderRow>;

/** Returns these subdivisions, each with itself and all above it. */
export async function aboveOf({ tx, organizationId }: Scope, ids: readonly number[]): Promise<Above[]> {
  const rows = await selectRows(
    tx,
    aboveRow,
  )(sql`
    select given.id, a.id as "aboveId" from unnest(${ints(ids)}) as given (id)
    cross join lateral subdivision_and_above(${organizationId}, given.id) as a (id)`);
  return rows;
}

/** Returns who has rights in branches that begin with one of these subdivisions. */
export async function holdersOf(
  { tx, organizationId }: Scope,
  rootIds: readonly number[],
): Promise<Holder[]> {
  const rows = await selectRows(
    tx,
    holderRow,
  )(sql`
    select g.user_id as "userId", g.scope_subdivision_id as "rootId", g.rights from person_role g
    where g.organization_id = ${organizationId} and g.scope_subdivision_id = any(${ints(rootIds)})
    union all
    select u.id, u.leader_subdivision_id, null from users u
    where u.organization_id = ${organizationId} and u.is_leader and u.leader_subdivision_id = any(${ints(rootIds)})
    union all
    select a.user_id, a.subdivision_id, null from acting_head a join organization o on o.id = a.organization_id
    where a.organization_id = ${organizationId} and a.subdivision_id = any(${ints(rootIds)})
      and a.date_to >= (now() at time zone o.timezone)::date`);
  return rows;
}
