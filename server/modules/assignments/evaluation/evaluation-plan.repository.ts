import { type SQL, sql } from 'drizzle-orm';
import type { ObjectType, OnUnmatch } from '@server/graphql/generated/types';
import { isOpen } from '@server/modules/assignment-statuses';
import { endOfDay, ints, isWorking } from '@server/modules/sql';
import type { StoredAudience } from '../assignments.tables';
import { audienceCondition } from '../rules/audience.sql';
import { isDemanded } from './demands';
import { byUrgency } from '../rules/rule-urgency';

/** A rule in an evaluation, with the version that its object requires now. */
export interface EffectiveRule {
  /** 0: not stored yet; such a rule can only be previewed. */
  ruleId: number;
  objectType: ObjectType;
  objectId: number;
  /** Null: the object is not published, so it is not assigned to anyone yet. */
  versionId: number | null;
  majorVersionId: number | null;
  /** The object's weight relative to others in an adaptation plan. */
  weight: number;
  startOffsetDays: number;
  dueDays: number | null;
  onUnmatch: OnUnmatch;
  audience: StoredAudience;
}

export interface Evaluation {
  organizationId: number;
  /** All unpaused rules of all evaluated objects: another matching rule keeps an assignment. */
  rules: readonly EffectiveRule[];
  /** The people to evaluate; null: everybody. */
  userIds: readonly number[] | null;
  /** The days for people who must sign a change again; replaces the days of their rule. */
  resignDays?: number | null;
}

/** Returns a condition on `a`, a row of assignment: whether it was created before the person was rehired, and is only history. */
export function isOfEarlierEmployment(a: SQL): SQL {
  return sql`exists (
    select from users e where e.organization_id = ${a}.organization_id and e.id = ${a}.user_id
      and e.employed_from > ${a}.created_at)`;
}

/**
 * Returns an update that makes the previous assignment of each row of `removed` (a query of cancelled assignments) the current one
 * again.
 */
export const restorePrevious = (organizationId: number) => sql`
  update assignment a set is_current = true
  from (
    select distinct on (p.user_id, p.object_type, p.object_id) p.id
    from removed r join assignment p on p.organization_id = ${organizationId} and p.user_id = r.user_id
      and p.object_type = r.object_type and p.object_id = r.object_id and p.cycle < r.cycle and p.status <> 'cancelled'
      and not ${isOfEarlierEmployment(sql`p`)}
    order by p.user_id, p.object_type, p.object_id, p.cycle desc
  ) earlier
  where a.organization_id = ${organizationId} and a.id = earlier.id`;

/** Whether the rule (`r`) cancels the assignment (`a`) when it no longer matches. */
const isCancelledByRule = sql`(r.on_unmatch = 'cancel' or (r.on_unmatch = 'cancelIfNotStarted' and a.opened_at is null
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

/** A condition on a column of people: whether they are being evaluated. */
const among = ({ userIds }: Evaluation, column: SQL) =>
  userIds === null ? sql`true` : sql`${column} = any(${ints(userIds)})`;

/**
 * Selects the people whom the rules match, the rule that decides for each person (`best`), and the other rules that match as well
 * (`outranked`).
 */
function matched(evaluation: Evaluation): SQL {
  const { organizationId } = evaluation;
  const rules = [...evaluation.rules].sort(byUrgency);
  const matches = rules.map(
    (
      rule,
    ) => sql`select ${rule.ruleId}::int as rule_id, u.id as user_id, u.date_job_start, u.is_invited from users u
      where ${isWorking(organizationId)} and ${among(evaluation, sql`u.id`)} and ${audienceCondition(organizationId, rule.audience)}`,
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
  )`;
}

/** Selects the assignments that the rules require and that do not exist yet: `added`. */
function added(evaluation: Evaluation): SQL {
  const { organizationId, resignDays = null } = evaluation;
  return sql`
  held as (
    select distinct on (a.user_id, a.object_type, a.object_id) a.id, a.user_id, a.object_type, a.object_id,
      case when ${isOfEarlierEmployment(sql`a`)} then 'cancelled' else a.status end as status, a.version_id, max(a.cycle) over (partition by a.user_id, a.object_type, a.object_id) as last_cycle
    from assignment a
    where a.organization_id = ${organizationId} and ${among(evaluation, sql`a.user_id`)}
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
  )`;
}

/**
 * Selects the assignments that no rule requires any more: `removed`, unless something other than a rule requires them
 * (`left_to_demands`).
 */
function removed(evaluation: Evaluation): SQL {
  const { organizationId } = evaluation;
  return sql`
  removed as (
    select a.id, a.user_id, a.object_type, a.object_id, a.status, a.cycle
    from assignment a join rule r on r.rule_id = a.rule_id
    where a.organization_id = ${organizationId} and ${among(evaluation, sql`a.user_id`)} and ${isOpen(sql`a.status`)}
      and not exists (
        select from best b
        where b.user_id = a.user_id and b.object_type = a.object_type and b.object_id = a.object_id)
      and ${isCancelledByRule}
      and not ${isDemanded(sql`a`)}
  ),
  -- No rule asks for it any more, something else does.
  left_to_demands as (
    select a.id from assignment a join rule r on r.rule_id = a.rule_id
    where a.organization_id = ${organizationId} and ${among(evaluation, sql`a.user_id`)} and ${isOpen(sql`a.status`)}
      and ${isCancelledByRule} and ${isDemanded(sql`a`)} and not exists (
        select from best b
        where b.user_id = a.user_id and b.object_type = a.object_type and b.object_id = a.object_id)
  )`;
}

/** Selects the assignments that another rule takes over: `moved`. */
const moved = ({ organizationId }: Evaluation) => sql`
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

/**
 * Returns the only implementation of what rules do, used by saving and by its preview: `added` are the assignments to create,
 * `removed` those to cancel, `moved` those that another rule takes over because the original one no longer applies or because the
 * other has an earlier due date (`due_at`).
 */
export function planOf(evaluation: Evaluation): SQL {
  return sql`${matched(evaluation)}, ${added(evaluation)}, ${removed(evaluation)}, ${moved(evaluation)}`;
}
