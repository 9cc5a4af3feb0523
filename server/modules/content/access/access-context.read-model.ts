import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Caller, Scope } from '@server/graphql/context';
import type { AssignmentStatus, ContentStatus, GrantLevel } from '@server/graphql/generated/types';
import { isLed } from '@server/modules/employees/leaders.read-model';
import { ints, isAmong } from '@server/modules/sql';
import { isApprovalOpen } from '../approvals/approval-statuses.sql';
import { type ContentDefinition, objectColumn } from '../content-definition';
import { mayEditAll } from '../content.policy';
import { type AccessContext, seesWholeReport } from './access.policy';

/** The source of SQL about objects: conditions on the row of the objects' table in the surrounding statement. */
export type ContentSource = Pick<ContentDefinition, 'objectType' | 'tables'>;

const idOf = (source: ContentSource): SQL => objectColumn(source, 'id');
const draftOf = (source: ContentSource): SQL => objectColumn(source, 'draft_version_id');

/** Selects the grants of the object that apply to the caller. */
function grants(source: ContentSource, caller: Caller): SQL {
  const { organizationId, userId, positionId, subdivisionId, roleIds } = caller;
  return sql`select g.level from object_grant g
    where g.organization_id = ${organizationId} and g.object_type = ${source.objectType} and g.object_id = ${idOf(source)}
      and (g.target_type = 'all'
        or (g.target_type = 'user' and g.target_id = ${userId})
        or (g.target_type = 'role' and g.target_id = any(${ints(roleIds)}))
        or (g.target_type = 'position' and g.target_id = ${positionId}::int)
        or (g.target_type = 'subdivision' and (g.target_id = ${subdivisionId}::int
          or (g.with_children and g.target_id in (select subdivision_and_above(${organizationId}, ${subdivisionId}::int))))))`;
}

/** Whether the caller has a grant for it: of any level, or of the given one. */
export function isGranted(source: ContentSource, caller: Caller, level?: GrantLevel): SQL<boolean> {
  return level
    ? sql<boolean>`exists (select from (${grants(source, caller)}) g where g.level = ${level})`
    : sql<boolean>`exists (${grants(source, caller)})`;
}

/** Selects the caller's assignments of the object that were not cancelled: the part after `select …`. */
function assignments(source: ContentSource, { organizationId, userId }: Caller): SQL {
  return sql`from assignment a where a.organization_id = ${organizationId} and a.user_id = ${userId}
    and a.object_type = ${source.objectType} and a.object_id = ${idOf(source)} and a.status <> 'cancelled'`;
}

/** Whether it is, or was, assigned to the caller. */
export function isAssigned(source: ContentSource, caller: Caller): SQL<boolean> {
  return sql<boolean>`exists (select ${assignments(source, caller)})`;
}

/** Returns the id of the caller's newest assignment of the object. */
export function newestAssignmentId(source: ContentSource, caller: Caller): SQL {
  return sql`(select a.id ${assignments(source, caller)} order by a.cycle desc limit 1)`;
}

/** Returns those of the people who are in the caller's report: a leader's report contains their own people and themselves. */
export async function reportedAmong(
  { tx, organizationId }: Scope,
  caller: Caller,
  access: AccessContext,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (seesWholeReport(caller, access)) return new Set(userIds);
  const rows = await selectRows(tx, { id: integer })(sql`
    select u.id from users u where u.organization_id = ${organizationId} and u.id = any(${ints(userIds)})
      and (u.id = ${caller.userId} or ${isLed(caller)})`);
  return new Set(rows.map(({ id }) => id));
}

/** Whether it is assigned to a person whom the caller leads. */
export function leadsAssigned(source: ContentSource, caller: Caller): SQL<boolean> {
  const given = sql`a.organization_id = ${caller.organizationId} and a.object_type = ${source.objectType}
    and a.object_id = ${idOf(source)} and a.status <> 'cancelled'`;
  // The caller leads everybody, so any person matches. The order makes PostgreSQL use the index; without it, the search for «one
  // of many» first reads the assignments of all other objects.
  if (caller.isAdmin) {
    return sql<boolean>`coalesce((select true from assignment a where ${given} order by a.status limit 1), false)`;
  }
  return sql<boolean>`exists (select from assignment a
    join users u on u.organization_id = a.organization_id and u.id = a.user_id
    where ${given} and ${isLed(caller)})`;
}

/** Whether the caller is, or was, asked to approve its draft. */
function isApprover(source: ContentSource, { organizationId, userId }: Caller): SQL<boolean> {
  return sql<boolean>`exists (select from ${source.tables.approval} p where p.organization_id = ${organizationId}
    and p.version_id = ${draftOf(source)} and p.approver_id = ${userId} and p.status <> 'cancelled')`;
}

/** Whether people with read access may take it on their own. */
function isOnShelf(source: ContentSource, { organizationId }: Caller): SQL<boolean> {
  return sql<boolean>`exists (select from object_shelf s where s.organization_id = ${organizationId}
    and s.object_type = ${source.objectType} and s.object_id = ${idOf(source)})`;
}

/** Whether it has prerequisites. */
function hasPrerequisites(source: ContentSource, { organizationId }: Caller): SQL<boolean> {
  return sql<boolean>`exists (select from object_prerequisite q where q.organization_id = ${organizationId}
    and q.object_type = ${source.objectType} and q.object_id = ${idOf(source)})`;
}

/** Whether the caller sees everybody's rows in its report: `seesWholeReport` in SQL. */
export function isWholeReportSeen(source: ContentSource, caller: Caller): SQL {
  if (mayEditAll(caller)) return sql`true`;
  return sql`(${objectColumn(source, 'owner_id')} = ${caller.userId} or ${isGranted(source, caller, 'edit')}
    or ${isGranted(source, caller, 'report')})`;
}

/** Whether the caller may see it at all: `canView` in SQL; readers see only published objects. */
export function isVisible(source: ContentSource, caller: Caller): SQL {
  if (mayEditAll(caller)) return sql`true`;
  return sql`(${objectColumn(source, 'owner_id')} = ${caller.userId} or ${isApprover(source, caller)}
    or (${objectColumn(source, 'current_version_id')} is not null and (${isAssigned(source, caller)}
      or ${isGranted(source, caller)} or ${leadsAssigned(source, caller)})))`;
}

/** Returns the columns of an access context, for a select from the objects' table. */
export function accessColumns(source: ContentSource, caller: Caller) {
  const { organizationId } = caller;
  const { object, version, approval } = source.tables;
  const draft = sql`from ${version} v where v.organization_id = ${organizationId} and v.id = ${draftOf(source)}`;
  return {
    id: object.id,
    ownerId: object.ownerId,
    isArchive: object.isArchive,
    currentVersionId: object.currentVersionId,
    draftVersionId: object.draftVersionId,
    draftStatus: sql<ContentStatus | null>`(select v.status ${draft})`,
    grants: sql<GrantLevel[]>`array(${grants(source, caller)})`,
    assignmentStatus: sql<AssignmentStatus | null>`(
      select a.status ${assignments(source, caller)} order by a.cycle desc limit 1)`,
    leadsAssigned: leadsAssigned(source, caller),
    isApprover: isApprover(source, caller),
    isApproved: sql<boolean>`(jsonb_array_length(${objectColumn(source, 'approvers')}) = 0 or (
      (select v.status = 'onApproval' ${draft})
      and not exists (select from ${approval} p where p.organization_id = ${organizationId}
        and p.version_id = ${draftOf(source)} and ${isApprovalOpen(sql`p.status`)})))`,
    isOnShelf: isOnShelf(source, caller),
    hasPrerequisites: hasPrerequisites(source, caller),
  };
}

/** Returns the caller's access context of each object; missing objects and those of other organizations are omitted. */
export async function accessContexts(
  tx: Tx,
  source: ContentSource,
  caller: Caller,
  ids: readonly number[],
): Promise<AccessContext[]> {
  const { object } = source.tables;
  return tx
    .select(accessColumns(source, caller))
    .from(object)
    .where(and(eq(object.organizationId, caller.organizationId), isAmong(object.id, ids)));
}
