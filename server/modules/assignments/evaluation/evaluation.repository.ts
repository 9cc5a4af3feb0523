import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, listOf, oneOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { ObjectType } from '@server/graphql/generated/types';
import { isWorking } from '@server/modules/sql';
import type { StoredAudience } from '../assignments.tables';
import { audienceCondition } from '../rules/audience.sql';
import { type Evaluation, planOf, restorePrevious } from './evaluation-plan.repository';

export interface EvaluatedPerson {
  kind: 'assigned' | 'resign' | 'cancelled' | 'advanced';
  objectType: ObjectType;
  objectId: number;
  userId: number;
  /** False: it starts on a later day, or with the person's invitation, so they are not notified yet. */
  isStarted: boolean;
}

/**
 * Applies the plan: `inserted`, `cancelled` and `taken` are the assignments that were created, cancelled, or taken over by
 * another rule.
 */
const carriedOut = (organizationId: number) => sql`
  inserted as (
    insert into assignment (organization_id, user_id, object_type, object_id, version_id, rule_id, cycle, status,
      start_at, due_at, is_held, due_days, delta_from_version_id, weight)
    select ${organizationId}::int, user_id, object_type, object_id, version_id, rule_id, cycle, status, start_at, due_at,
      is_held, due_days, delta_from_version_id, weight
    from added
    on conflict do nothing
    returning id, user_id, object_type, object_id, status, start_at, is_held
  ),
  superseded as (
    update assignment a set is_current = false from added d
    where a.organization_id = ${organizationId} and a.id = d.superseded_id
  ),
  cancelled as (
    update assignment a set status = 'cancelled', is_current = false, updated_at = now() from removed r
    where a.organization_id = ${organizationId} and a.id = r.id and a.status = r.status
    returning a.id, a.user_id, a.object_type, a.object_id, r.status as from_status
  ),
  revived as (${restorePrevious(organizationId)}),
  left_over as (
    update assignment a set rule_id = null, is_derived = true, updated_at = now() from left_to_demands l
    where a.organization_id = ${organizationId} and a.id = l.id
  ),
  taken as (
    update assignment a set rule_id = m.rule_id, is_derived = false, due_at = coalesce(m.due_at, a.due_at), updated_at = now() from moved m
    where a.organization_id = ${organizationId} and a.id = m.id
    returning a.id, a.user_id, a.object_type, a.object_id, a.status, m.due_at is not null as is_sooner
  )`;

/** Records the changes of assignments in their history. */
const noted = (organizationId: number, actorId: number | null) => sql`
  notified as (
    insert into assignment_event (organization_id, assignment_id, from_status, to_status, reason, actor_id)
    select ${organizationId}::int, id, null, status, 'rule', ${actorId}::int from inserted
    union all
    select ${organizationId}::int, id, from_status, 'cancelled', 'unmatched', ${actorId}::int from cancelled
    union all
    select ${organizationId}::int, id, status, status, 'advanced', ${actorId}::int from taken where is_sooner
  )`;

/**
 * Applies the rules to the assignments in one statement, regardless of the number of people. Repeating it changes nothing. After
 * a cancellation, the person's earlier, completed assignment counts in statistics again.
 */
export async function evaluate(
  tx: Tx,
  evaluation: Evaluation,
  actorId: number | null,
): Promise<EvaluatedPerson[]> {
  if (evaluation.rules.length === 0 || evaluation.userIds?.length === 0) return [];
  const { organizationId } = evaluation;
  const rows = await selectRows(tx, {
    kind: oneOf(['assigned', 'resign', 'cancelled', 'advanced']),
    object_type: oneOf(enumerations.ObjectType),
    object_id: integer,
    user_id: integer,
    is_started: boolean,
  })(sql`with ${planOf(evaluation)},
    ${carriedOut(organizationId)},
    ${noted(organizationId, actorId)}
    select case status when 'resign' then 'resign' else 'assigned' end as kind, object_type, object_id, user_id,
      start_at <= now() and not is_held as is_started from inserted
    union all
    select 'cancelled', object_type, object_id, user_id, true from cancelled
    union all
    select 'advanced', object_type, object_id, user_id, true from taken where is_sooner`);
  return rows.map((row) => ({
    kind: row.kind,
    objectType: row.object_type,
    objectId: row.object_id,
    userId: row.user_id,
    isStarted: row.is_started,
  }));
}

export interface EvaluationPreview {
  addedCount: number;
  removedCount: number;
  /** The ids of the first ones by name. */
  addedIds: number[];
  removedIds: number[];
}

/** Returns what `evaluate` would do, using the same SQL; changes nothing. */
export async function previewEvaluation(
  tx: Tx,
  evaluation: Evaluation,
  first: number,
): Promise<EvaluationPreview> {
  const nothing = { addedCount: 0, removedCount: 0, addedIds: [], removedIds: [] };
  if (evaluation.rules.length === 0) return nothing;
  const firstOf = (name: SQL) => sql`array(
    select u.id from ${name} x join users u on u.id = x.user_id and u.organization_id = ${evaluation.organizationId}
    order by (u.name_second || ' ' || u.name_first) collate "und-x-icu", u.id limit ${first})`;
  const rows = await selectRows(tx, {
    added_count: integer,
    removed_count: integer,
    added_ids: listOf(integer),
    removed_ids: listOf(integer),
  })(sql`with ${planOf(evaluation)}
    select (select count(*)::int from added) as added_count, (select count(*)::int from removed) as removed_count,
      ${firstOf(sql`added`)} as added_ids, ${firstOf(sql`removed`)} as removed_ids`);
  const row = rows[0];
  if (!row) return nothing;
  return {
    addedCount: row.added_count,
    removedCount: row.removed_count,
    addedIds: row.added_ids,
    removedIds: row.removed_ids,
  };
}

/** Counts the people whom each audience matches now, in the given order. */
export async function countMatches(
  tx: Tx,
  organizationId: number,
  audiences: readonly StoredAudience[],
): Promise<number[]> {
  if (audiences.length === 0) return [];
  const counts = audiences.map(
    (audience) => sql`count(*) filter (where ${audienceCondition(organizationId, audience)})::int`,
  );
  const rows = await selectRows(tx, { counts: listOf(integer) })(
    sql`select array[${sql.join(counts, sql`, `)}] as counts from users u where ${isWorking(organizationId)}`,
  );
  return rows[0]?.counts ?? audiences.map(() => 0);
}
