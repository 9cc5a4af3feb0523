import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '@server/db/database';
import type { Caller } from '@server/graphql/context';
import { fullNameSql } from '@server/modules/person-name';
import { worksHereSql } from '@server/modules/sql';
import { callerRights, heldRole } from './sessions/caller-rights';

const personRow = z.object({
  nameFull: z.string(),
  isSuperAdmin: z.boolean(),
  isAdmin: z.boolean(),
  isLeader: z.boolean(),
  isRootAdmin: z.boolean().nullable(),
  isSuspended: z.boolean(),
  isUnpaid: z.boolean(),
  leaderSubdivisionId: z.number().nullable(),
  subdivisionId: z.number().nullable(),
  positionId: z.number().nullable(),
  actingSubdivisionIds: z.array(z.number()),
  roles: z.array(heldRole),
});

/**
 * Returns a person's present rights, as `session_caller` does for a signed-in person: for work that continues after the request,
 * and for what others would give them. Null: they no longer work here.
 */
export async function callerOfPerson(tx: Tx, organizationId: number, userId: number): Promise<Caller | null> {
  const { rows } = await tx.execute(sql`
    select ${fullNameSql('u')} as "nameFull", u.is_super_admin as "isSuperAdmin",
      u.is_admin or u.is_super_admin as "isAdmin", u.is_leader or cardinality(acting.ids) > 0 as "isLeader",
      is_root_admin(u.id) as "isRootAdmin",
      not u.is_super_admin and (not o.is_active or o.deleted_at is not null) as "isSuspended",
      is_unpaid(jsonb_build_object('organization_id', o.id, 'is_super_admin', u.is_super_admin)) as "isUnpaid",
      u.leader_subdivision_id as "leaderSubdivisionId",
      u.subdivision_id as "subdivisionId", u.position_id as "positionId", acting.ids as "actingSubdivisionIds",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', g.role_id, 'scope', g.scope_subdivision_id, 'rights', g.rights))
        from person_role g where g.organization_id = u.organization_id and g.user_id = u.id), '[]'::jsonb) as roles
    from users u
    join organization o on o.id = u.organization_id
    cross join lateral (
      select array(
        select a.subdivision_id from acting_head a
        where a.organization_id = u.organization_id and a.user_id = u.id
          and (now() at time zone o.timezone)::date between a.date_from and a.date_to
        order by a.subdivision_id) as ids
    ) acting
    where u.organization_id = ${organizationId} and u.id = ${userId} and ${worksHereSql(sql`u`)}`);
  if (rows.length === 0) return null;
  const { roles, nameFull, subdivisionId, positionId, isRootAdmin, isSuspended, isUnpaid, ...grants } =
    personRow.parse(rows[0]);
  return {
    userId,
    organizationId,
    sessionId: 0,
    nameFull,
    isDemo: false,
    support: null,
    isSuspended,
    isUnpaid,
    subdivisionId,
    positionId,
    ...callerRights({ ...grants, isRootAdmin: isRootAdmin ?? false }, roles, null),
  };
}
