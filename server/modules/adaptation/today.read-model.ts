import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { Caller } from '@server/graphql/context';
import type { AdaptationKind, AdaptationLane, ObjectType } from '@server/graphql/generated/resolvers';
import { headedSubdivisions } from '@server/graphql/rights';
import { isWithinReach } from '@server/modules/sql';
import type { AdaptationRow } from './adaptation.tables';

const MOST = 200;

export interface OwedObject {
  id: number;
  objectType: ObjectType;
  objectId: number;
  dueOn: string | null;
}

/** What the person owes of documents, the most urgent first. */
export async function owedObjects(tx: Tx, organizationId: number, userId: number): Promise<OwedObject[]> {
  const { rows } = await tx.execute<OwedObject & Record<string, unknown>>(sql`
    select a.id, a.object_type as "objectType", a.object_id as "objectId",
      (a.due_at at time zone o.timezone)::date::text as "dueOn"
    from assignment a join organization o on o.id = a.organization_id
    where a.organization_id = ${organizationId} and a.user_id = ${userId}
      and a.status in ('assigned', 'inProgress', 'resign', 'failed') and a.start_at <= now()
    order by a.due_at nulls last, a.id limit ${MOST}`);
  return rows;
}

/**
 * Plans in which the caller may have a turn: their own, of those whom they mentor or answer for, of those who report to
 * them or to heads below them. A condition about `p` (adaptation), `u` (users) and `o` (organization).
 */
function mayBeTurnOf(organizationId: number, caller: Caller): SQL {
  const { userId } = caller;
  const headed = headedSubdivisions(caller);
  const below =
    headed.length > 0 ? sql` or ${isWithinReach(organizationId, sql`u.subdivision_id`, headed)}` : sql``;
  return sql`(p.user_id = ${userId} or u.mentor_id = ${userId} or p.hr_id = ${userId} or o.user_id = ${userId}${below})`;
}

export interface OpenStep {
  id: number;
  adaptationId: number;
  userId: number;
  lane: AdaptationLane;
  kind: AdaptationKind;
  title: string;
  dueOn: string | null;
}

/** Open steps of running plans that are due by the day and may be the caller's turn. */
export async function openSteps(
  tx: Tx,
  organizationId: number,
  caller: Caller,
  until: string,
): Promise<OpenStep[]> {
  const { rows } = await tx.execute<OpenStep & Record<string, unknown>>(sql`
    select i.id, i.adaptation_id as "adaptationId", i.user_id as "userId", i.lane, i.kind, i.title,
      i.due_on::text as "dueOn"
    from adaptation_item i
    join adaptation p on p.organization_id = i.organization_id and p.id = i.adaptation_id and p.status = 'active'
    join users u on u.organization_id = p.organization_id and u.id = p.user_id
    join organization o on o.id = p.organization_id
    where i.organization_id = ${organizationId} and i.done_at is null
      and (i.due_on is null or i.due_on <= ${until}) and ${mayBeTurnOf(organizationId, caller)}
    order by i.due_on nulls last, i.id limit ${MOST}`);
  return rows;
}

/** Running plans that end by the day and are not decided. */
export async function undecided(
  tx: Tx,
  organizationId: number,
  caller: Caller,
  until: string,
): Promise<Pick<AdaptationRow, 'id' | 'userId' | 'dateEnd'>[]> {
  const { rows } = await tx.execute<{ id: number; userId: number; dateEnd: string }>(sql`
    select p.id, p.user_id as "userId", p.date_end::text as "dateEnd"
    from adaptation p
    join users u on u.organization_id = p.organization_id and u.id = p.user_id
    join organization o on o.id = p.organization_id
    where p.organization_id = ${organizationId} and p.status = 'active' and p.date_end <= ${until}
      and p.user_id <> ${caller.userId} and ${mayBeTurnOf(organizationId, caller)}
    order by p.date_end, p.id limit ${MOST}`);
  return rows;
}

export interface AskedApproval {
  id: number;
  regulationId: number;
  name: string;
  ownerId: number | null;
}

/** Drafts of regulations that wait for the caller's approval. */
export async function askedApprovals(
  tx: Tx,
  organizationId: number,
  userId: number,
): Promise<AskedApproval[]> {
  const { rows } = await tx.execute<AskedApproval & Record<string, unknown>>(sql`
    select a.id, r.id as "regulationId", r.name, r.owner_id as "ownerId"
    from approval a
    join regulation_version v on v.organization_id = a.organization_id and v.id = a.version_id
    join regulation r on r.organization_id = v.organization_id and r.id = v.regulation_id
      and r.draft_version_id = v.id and not r.is_archive
    where a.organization_id = ${organizationId} and a.approver_id = ${userId} and a.status = 'pending'
    order by a.id limit ${MOST}`);
  return rows;
}
