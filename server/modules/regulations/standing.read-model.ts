import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { Caller } from '@server/graphql/context';
import type { AssignmentStatus, ContentStatus, GrantLevel } from '@server/graphql/generated/resolvers';
import { ledSubdivisions } from '@server/graphql/rights';
import { ints } from '@server/modules/sql';
import type { RegulationStanding } from './regulations.policy';
import { regulationTable } from './regulations.tables';

// SQL about `regulation`, the row that the surrounding statement reads. Its columns are written out: drizzle drops the
// table's name in front of a column of a one-table select, and in these subqueries the bare name would mean another row.
const THIS = sql.raw('regulation.id');
const DRAFT = sql.raw('regulation.draft_version_id');

/** Grants of the regulation that reach the caller. */
function grants({ organizationId, userId, positionId, subdivisionId, roleIds }: Caller): SQL {
  return sql`select g.level from object_grant g
    where g.organization_id = ${organizationId} and g.object_type = 'regulation' and g.object_id = ${THIS}
      and (g.target_type = 'all'
        or (g.target_type = 'user' and g.target_id = ${userId})
        or (g.target_type = 'role' and g.target_id = any(${ints(roleIds)}))
        or (g.target_type = 'position' and g.target_id = ${positionId}::int)
        or (g.target_type = 'subdivision' and (g.target_id = ${subdivisionId}::int
          or (g.with_children and g.target_id in (select subdivision_and_above(${organizationId}, ${subdivisionId}::int))))))`;
}

/** Whether the caller was granted it: any level, or the given one. */
export function isGranted(caller: Caller, level?: GrantLevel): SQL<boolean> {
  return level
    ? sql<boolean>`exists (select from (${grants(caller)}) g where g.level = ${level})`
    : sql<boolean>`exists (${grants(caller)})`;
}

/** Whether the caller has, or had, to read it. */
export function isAssigned({ organizationId, userId }: Caller): SQL<boolean> {
  return sql<boolean>`exists (select from assignment a where a.organization_id = ${organizationId}
    and a.user_id = ${userId} and a.object_type = 'regulation' and a.object_id = ${THIS} and a.status <> 'cancelled')`;
}

/** People whom the caller leads, as a condition on `u`, a row of users: admins lead everybody. */
export function isLed(caller: Caller): SQL {
  if (caller.isAdmin) return sql`true`;
  const led = ledSubdivisions(caller);
  if (led.length === 0) return sql`false`;
  return sql`u.subdivision_id in (
    select subdivision_and_below(${caller.organizationId}, led.id) from unnest(${ints(led)}) as led (id))`;
}

/** Whether somebody whom the caller leads has it. */
export function leadsAssigned(caller: Caller): SQL<boolean> {
  return sql<boolean>`exists (select from assignment a
    join users u on u.organization_id = a.organization_id and u.id = a.user_id
    where a.organization_id = ${caller.organizationId} and a.object_type = 'regulation' and a.object_id = ${THIS}
      and a.status <> 'cancelled' and ${isLed(caller)})`;
}

/** Whether the caller is, or was, asked to approve its draft. */
export function isApprover({ organizationId, userId }: Caller): SQL<boolean> {
  return sql<boolean>`exists (select from approval p where p.organization_id = ${organizationId}
    and p.version_id = ${DRAFT} and p.approver_id = ${userId} and p.status <> 'cancelled')`;
}

/** The columns of a standing, for a select from `regulation`. */
export function standingColumns(caller: Caller) {
  const { organizationId, userId } = caller;
  const newest = sql`select a.status from assignment a where a.organization_id = ${organizationId} and a.user_id = ${userId}
    and a.object_type = 'regulation' and a.object_id = ${THIS} and a.status <> 'cancelled'
    order by a.cycle desc limit 1`;
  const draft = sql`from regulation_version v where v.organization_id = ${organizationId} and v.id = ${DRAFT}`;
  return {
    id: regulationTable.id,
    ownerId: regulationTable.ownerId,
    isArchive: regulationTable.isArchive,
    currentVersionId: regulationTable.currentVersionId,
    draftVersionId: regulationTable.draftVersionId,
    draftStatus: sql<ContentStatus | null>`(select v.status ${draft})`,
    grants: sql<GrantLevel[]>`array(${grants(caller)})`,
    assignmentStatus: sql<AssignmentStatus | null>`(${newest})`,
    leadsAssigned: leadsAssigned(caller),
    isApprover: isApprover(caller),
    isApproved: sql<boolean>`(jsonb_array_length(regulation.approvers) = 0 or (
      (select v.status = 'onApproval' ${draft})
      and not exists (select from approval p where p.organization_id = ${organizationId}
        and p.version_id = ${DRAFT} and p.status in ('pending', 'waiting'))))`,
  };
}

/** How the caller stands to each of the regulations; absent and foreign ones are left out. */
export async function standings(
  tx: Tx,
  caller: Caller,
  ids: readonly number[],
): Promise<RegulationStanding[]> {
  return tx
    .select(standingColumns(caller))
    .from(regulationTable)
    .where(
      and(eq(regulationTable.organizationId, caller.organizationId), inArray(regulationTable.id, [...ids])),
    );
}
