import { sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { holdsRight } from '@server/modules/roles/roles.read-model';
import { worksHereSql } from '@server/modules/sql';
import type { UserRow } from '../employees.tables';

/** Returns who can edit the person's card, except the person and people with lower rights, as in `mayKnowLeaving`. */
export async function hrOf({ tx, organizationId }: Scope, person: UserRow): Promise<number[]> {
  const above = person.isSuperAdmin
    ? sql`u.is_super_admin`
    : person.isAdmin
      ? sql`(u.is_admin or u.is_super_admin)`
      : sql`true`;
  const rows = await selectRows(tx, { id: integer })(sql`
    select u.id from users u
    where u.organization_id = ${organizationId} and ${worksHereSql(sql`u`)} and u.id <> ${person.id} and ${above}
      and (${holdsRight(organizationId, 'employees', 'write')} or exists (
        select from person_role g where g.organization_id = ${organizationId} and g.user_id = u.id
          and (g.rights -> 'employees' ->> 'write')::boolean
          and g.scope_subdivision_id in (select subdivision_and_above(${organizationId}, ${person.subdivisionId}::int))))`);
  return rows.map(({ id }) => id);
}
