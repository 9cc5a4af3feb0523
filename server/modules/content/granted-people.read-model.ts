import { sql, type SQL } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { worksHereSql } from '@server/modules/sql';
import type { ObjectKey } from './content-kind';

/**
 * Whether a grant (`g` of object_grant) applies to a person (`u` of users): by name, position, role, subdivision, or to
 * everybody.
 */
export function isReached(organizationId: number): SQL {
  return sql`(g.target_type = 'all'
    or (g.target_type = 'user' and u.id = g.target_id)
    or (g.target_type = 'position' and u.position_id = g.target_id)
    or (g.target_type = 'role' and u.id in (select h.user_id from person_role h
      where h.organization_id = ${organizationId} and h.role_id = g.target_id))
    or (g.target_type = 'subdivision' and (u.subdivision_id = g.target_id
      or (g.with_children and u.subdivision_id in (select subdivision_and_below(${organizationId}, g.target_id))))))`;
}

/**
 * Returns the people who work here and may edit the object by a grant: by name, position, role or subdivision. Grants to
 * everybody are left out, because they make nobody responsible.
 */
export async function grantedEditors(
  { tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>,
  { objectType, objectId }: ObjectKey,
): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select distinct u.id from object_grant g
    join users u on u.organization_id = g.organization_id and ${isReached(organizationId)}
    where g.organization_id = ${organizationId} and g.object_type = ${objectType} and g.object_id = ${objectId}
      and g.level = 'edit' and g.target_type <> 'all' and ${worksHereSql(sql`u`)}
    order by u.id`);
  return rows.map(({ id }) => id);
}
