import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { ObjectType, OnUnmatch } from '@server/graphql/generated/resolvers';
import type { StoredAudience } from './assignments.tables';
import { isOpen } from '@server/modules/assignment-statuses';
import { endOfDay, ints, isWorking } from '@server/modules/sql';
import { audienceCondition } from './audience';
import { isDemanded } from './demanded';

/** A rule that takes part in an evaluation, with what its object asks for now. */
export interface EffectiveRule {
  /** 0: not stored yet; such a rule can only be previewed. */
  ruleId: number;
  objectType: ObjectType;
  objectId: number;
  /** Null: the object is not published, nobody gets it yet. */
  versionId: number | null;
  majorVersionId: number | null;
  /** Of the object, beside others in a plan of adaptation. */
  weight: number;
  startOffsetDays: number;
  dueDays: number | null;
  onUnmatch: OnUnmatch;
  audience: StoredAudience;
}

export interface Evaluation {
  organizationId: number;
  /** All unpaused rules of every object that is looked at: another rule that matches keeps an obligation. */
  rules: readonly EffectiveRule[];
  /** Whom to look at; null: everybody. */
  userIds: readonly number[] | null;
  /** Days for those who owe a change again, instead of their rule's. */
  resignDays?: number | null;
}

export interface EvaluatedPerson {
  kind: 'assigned' | 'resign' | 'cancelled' | 'advanced';
  objectType: ObjectType;
  objectId: number;
  userId: number;
  /** False: it begins on a later day, or with the person's invitation; they are not told yet. */
  isStarted: boolean;
}

/** Of an obligation (`a`, its row): whether it was made before the person was hired anew, and is history only. */
export function isOfEarlierEmployment(a: SQL): SQL {
  return sql`exists (
    select from users e where e.organization_id = ${a}.organization_id and e.id = ${a}.user_id
      and e.employed_from > ${a}.created_at)`;
}

/** Which of two rules decides when a person matches both: the one that wants it sooner, then the older one. */
function byUrgency(a: EffectiveRule, b: EffectiveRule): number {
  const age = (rule: EffectiveRule) => rule.ruleId || Number.MAX_SAFE_INTEGER;
  const days = (rule: EffectiveRule) =>
    rule.dueDays === null ? Number.MAX_SAFE_INTEGER : rule.startOffsetDays + rule.dueDays;
  return days(a) - days(b) || age(a) - age(b);
}

/** Of `a`, an obligation, and `r`, its rule: whether the rule gives it up when it holds no more. */
const isGivenUp = sql`(r.on_unmatch = 'cancel' or (r.on_unmatch = 'cancelIfNotStarted' and a.opened_at is null
  and a.status in ('assigned', 'resign')))`;

function ruleValues(rules: readonly EffectiveRule[]): SQL {
  const rows = rules.map(
    (
      rule,
      priority,
    ) => sql`(${rule.ruleId}::int, ${rule.objectType}::text, ${rule.objectId}::int, ${rule.versionId}::int,
      ${rule.majorVersionId}::int, ${rule.weight}::int, ${rule.startOffsetDays}::int, ${rule.dueDays}::int, ${rule.onUnmatch}::text, ${priority}::int)`,
  );
  return sql.join(rows, sql`, `);
}

/**
 * The one description of what rules do, shared by saving and by its preview:
 * `added` are the obligations to make, `removed` those to cancel, `moved` those that another rule takes over: because the
 * one that made them says so no more, or because the other wants them sooner (`due_at`).
 */
function planOf({ organizationId, rules: given, userIds, resignDays = null }: Evaluation): SQL {
  const rules = [...given].sort(byUrgency);
  const among = (column: SQL) => (userIds === null ? sql`true` : sql`${column} = any(${ints(userIds)})`);
  const matches = rules.map(
    (
      rule,
    ) => sql`select ${rule.ruleId}::int as rule_id, u.id as user_id, u.date_job_start, u.is_invited from users u
      where ${isWorking(organizationId)} and ${among(sql`u.id`)} and ${audienceCondition(organizationId, rule.audience)}`,
  );
  return sql`
    rule (rule_id, object_type, object_id, version_id, major_id, weight, start_offset, due_days, on_unmatch, priority) as (
      values ${ruleValues(rules)}
    ),
    today as (
      select o.timezone, (now() at time zone o.timezone)::date as day from organization o where o.id = ${organizationId}
    ),
    matches as (${sql.join(matches, sql` union all `)}),
    -- Ranked in one pass: joined with each other, the planner takes thousands of matches for one, and compares each with all.
    ranked as (
      select m.user_id, m.date_job_start, m.is_invited, r.*, row_number() over w as place,
        first_value(r.rule_id) over w as best_rule_id
      from matches m join rule r on r.rule_id = m.rule_id
      window w as (partition by m.user_id, r.object_type, r.object_id order by r.priority)
    ),
    best as (select * from ranked where place = 1),
    -- Rules that match as well, beside the one that decides.
    outranked as (
      select k.user_id, k.object_type, k.object_id, k.rule_id, k.date_job_start, b.rule_id as best_rule_id, b.start_offset,
        b.due_days
      from ranked k join rule b on b.rule_id = k.best_rule_id
      where k.place > 1 and k.is_invited
    ),
    held as (
      select distinct on (a.user_id, a.object_type, a.object_id) a.id, a.user_id, a.object_type, a.object_id,
        case when ${isOfEarlierEmployment(sql`a`)} then 'cancelled' else a.status end as status, a.version_id, max(a.cycle) over (partition by a.user_id, a.object_type, a.object_id) as last_cycle
      from assignment a
      where a.organization_id = ${organizationId} and ${among(sql`a.user_id`)}
        and (a.object_type, a.object_id) in (select object_type, object_id from rule)
      order by a.user_id, a.object_type, a.object_id, (a.status = 'cancelled'), a.cycle desc
    ),
    wanted as (
      select b.*, coalesce(h.last_cycle, 0) + 1 as cycle, h.status is not distinct from 'done' as is_again,
        h.version_id as done_version_id, h.id as held_id,
        greatest(t.day, coalesce(b.date_job_start, t.day))
          + case when h.status is not distinct from 'done' then 0 else b.start_offset end as start_day,
        case when h.status is not distinct from 'done' then coalesce(${resignDays}::int, b.due_days) else b.due_days end as days,
        t.timezone, t.day as today
      from best b cross join today t
      left join held h on h.user_id = b.user_id and h.object_type = b.object_type and h.object_id = b.object_id
      where b.version_id is not null
        and (h.id is null or h.status = 'cancelled' or (h.status = 'done' and h.version_id < b.major_id))
    ),
    added as (
      select user_id, object_type, object_id, version_id, weight, rule_id, cycle,
        case when is_again then 'resign' else 'assigned' end as status,
        case when is_again then done_version_id end as delta_from_version_id,
        case when is_again then held_id end as superseded_id,
        case when start_day = today then now() else start_day::timestamp at time zone timezone end as start_at,
        case when is_invited then ${endOfDay(sql`start_day + days`, sql`timezone`)} end as due_at,
        not is_invited as is_held, case when not is_invited then days end as due_days
      from wanted
    ),
    removed as (
      select a.id, a.user_id, a.object_type, a.object_id, a.status, a.cycle
      from assignment a join rule r on r.rule_id = a.rule_id
      where a.organization_id = ${organizationId} and ${among(sql`a.user_id`)} and ${isOpen(sql`a.status`)}
        and not exists (
          select from best b
          where b.user_id = a.user_id and b.object_type = a.object_type and b.object_id = a.object_id)
        and ${isGivenUp}
        and not ${isDemanded(sql`a`)}
    ),
    -- No rule asks for it any more, something else does.
    left_to_demands as (
      select a.id from assignment a join rule r on r.rule_id = a.rule_id
      where a.organization_id = ${organizationId} and ${among(sql`a.user_id`)} and ${isOpen(sql`a.status`)}
        and ${isGivenUp} and ${isDemanded(sql`a`)} and not exists (
          select from best b
          where b.user_id = a.user_id and b.object_type = a.object_type and b.object_id = a.object_id)
    ),
    -- «best» says whom: named again, every row of it would be looked for among all of them.
    moved as (
      select a.id, b.rule_id,
        (select s.due_at from (select ${endOfDay(sql`greatest(t.day, coalesce(b.date_job_start, t.day)) + b.start_offset + b.due_days`, sql`t.timezone`)} as due_at from today t) s
          where a.is_derived and b.is_invited and (a.due_at is null or s.due_at < a.due_at)) as due_at
      from assignment a
      join best b on b.user_id = a.user_id and b.object_type = a.object_type and b.object_id = a.object_id
      where a.organization_id = ${organizationId} and ${isOpen(sql`a.status`)}
        and (a.rule_id is null or (a.rule_id in (select rule_id from rule)
          and not exists (select from matches m where m.rule_id = a.rule_id and m.user_id = a.user_id)))
      union all
      select s.id, s.rule_id, s.due_at from (
        select a.id, k.best_rule_id as rule_id, a.due_at as due_before,
          ${endOfDay(sql`greatest(t.day, coalesce(k.date_job_start, t.day)) + k.start_offset + k.due_days`, sql`t.timezone`)} as due_at
        from outranked k
        join assignment a on a.user_id = k.user_id and a.object_type = k.object_type and a.object_id = k.object_id
          and a.rule_id = k.rule_id
        cross join today t
        where a.organization_id = ${organizationId} and ${isOpen(sql`a.status`)} and not a.is_held
      ) s
      where s.due_before is null or s.due_at < s.due_before
    )`;
}

/**
 * Makes the obligations what the rules say, in one statement whatever the number of people. Doing it again changes
 * nothing. Cancelling gives the person's earlier, finished obligation its place in statistics back.
 */
export async function evaluate(
  tx: Tx,
  evaluation: Evaluation,
  actorId: number | null,
): Promise<EvaluatedPerson[]> {
  if (evaluation.rules.length === 0 || evaluation.userIds?.length === 0) return [];
  const { organizationId } = evaluation;
  const result = await tx.execute<{
    kind: EvaluatedPerson['kind'];
    object_type: ObjectType;
    object_id: number;
    user_id: number;
    is_started: boolean;
  }>(sql`with ${planOf(evaluation)},
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
    revived as (
      update assignment a set is_current = true
      from (
        select distinct on (p.user_id, p.object_type, p.object_id) p.id
        from removed r join assignment p on p.organization_id = ${organizationId} and p.user_id = r.user_id
          and p.object_type = r.object_type and p.object_id = r.object_id and p.cycle < r.cycle and p.status <> 'cancelled'
          and not ${isOfEarlierEmployment(sql`p`)}
        order by p.user_id, p.object_type, p.object_id, p.cycle desc
      ) earlier
      where a.organization_id = ${organizationId} and a.id = earlier.id
    ),
    left_over as (
      update assignment a set rule_id = null, is_derived = true, updated_at = now() from left_to_demands l
      where a.organization_id = ${organizationId} and a.id = l.id
    ),
    taken as (
      update assignment a set rule_id = m.rule_id, is_derived = false, due_at = coalesce(m.due_at, a.due_at), updated_at = now() from moved m
      where a.organization_id = ${organizationId} and a.id = m.id
      returning a.id, a.user_id, a.object_type, a.object_id, a.status, m.due_at is not null as is_sooner
    ),
    told as (
      insert into assignment_event (organization_id, assignment_id, from_status, to_status, reason, actor_id)
      select ${organizationId}::int, id, null, status, 'rule', ${actorId}::int from inserted
      union all
      select ${organizationId}::int, id, from_status, 'cancelled', 'unmatched', ${actorId}::int from cancelled
      union all
      select ${organizationId}::int, id, status, status, 'advanced', ${actorId}::int from taken where is_sooner
    )
    select case status when 'resign' then 'resign' else 'assigned' end as kind, object_type, object_id, user_id,
      start_at <= now() and not is_held as is_started from inserted
    union all
    select 'cancelled', object_type, object_id, user_id, true from cancelled
    union all
    select 'advanced', object_type, object_id, user_id, true from taken where is_sooner`);
  return result.rows.map((row) => ({
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
  /** The first of each, by name. */
  addedIds: number[];
  removedIds: number[];
}

/** What `evaluate` would do, by the same SQL; changes nothing. */
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
  const result = await tx.execute<{
    added_count: number;
    removed_count: number;
    added_ids: number[];
    removed_ids: number[];
  }>(sql`with ${planOf(evaluation)}
    select (select count(*)::int from added) as added_count, (select count(*)::int from removed) as removed_count,
      ${firstOf(sql`added`)} as added_ids, ${firstOf(sql`removed`)} as removed_ids`);
  const row = result.rows[0];
  if (!row) return nothing;
  return {
    addedCount: row.added_count,
    removedCount: row.removed_count,
    addedIds: row.added_ids,
    removedIds: row.removed_ids,
  };
}

/** How many people each audience matches now, in the order given. */
export async function countMatches(
  tx: Tx,
  organizationId: number,
  audiences: readonly StoredAudience[],
): Promise<number[]> {
  if (audiences.length === 0) return [];
  const counts = audiences.map(
    (audience) => sql`count(*) filter (where ${audienceCondition(organizationId, audience)})::int`,
  );
  const result = await tx.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts from users u where ${isWorking(organizationId)}`,
  );
  return result.rows[0]?.counts ?? audiences.map(() => 0);
}
