import { sql, type SQL } from 'drizzle-orm';
import { isLate, isOpen, isOwed } from '@server/modules/assignment-statuses';
import type { Caller } from '@server/graphql/context';
import type { ContentKind } from '@server/modules/content/content-kind';
import { ints, isWorking } from '@server/modules/sql';

/** The requested part of the matrix. */
export interface CoverageWindow {
  positionIds: readonly number[];
  regulationIds: readonly number[];
}

/** The table `crowd`: the number of people in each position, of the table `worker`. */
const CROWD = sql`
    crowd as (select w.position_id, count(*)::int as people from worker w where w.position_id is not null group by 1)`;

/** The tables `shown`, `worker`, `crowd` and `given` of a part of the matrix, counted from the assignments. */
function windowTables(
  { objectType, reported }: ContentKind,
  caller: Caller,
  { positionIds, regulationIds }: CoverageWindow,
): SQL {
  const { organizationId } = caller;
  return sql`
    shown as (
      select o.id, o.code, o.name from (${reported(caller)}) o where o.id = any(${ints(regulationIds)})
    ),
    worker as (
      select u.id, u.position_id, u.subdivision_id from users u
      where ${isWorking(organizationId)} and u.position_id = any(${ints(positionIds)})
    ),${CROWD},
    -- Counted before the regulations are sifted: there are ten times more assignments than crossings.
    counted as (
      select w.position_id, a.object_id as regulation_id, count(*)::int as given,
        count(*) filter (where a.status = 'done')::int as signed,
        count(*) filter (where ${isOpen(sql`a.status`)})::int as due,
        count(*) filter (where ${isLate(sql`a.status`, sql`a.due_at`)})::int as overdue
      from assignment a join worker w on w.id = a.user_id
      where a.organization_id = ${organizationId} and a.object_type = ${objectType} and a.is_current
        and a.status <> 'cancelled' and a.object_id = any(${ints(regulationIds)})
      group by 1, 2
    ),
    given as materialized (select c.* from counted c where c.regulation_id in (select id from shown))`;
}

/** The rows of a counter that hold overdue assignments: it keeps the due date of what a person owes, and no other. */
const overdueOf = (counter: SQL, { objectType }: ContentKind, organizationId: number): SQL =>
  sql`${counter}.organization_id = ${organizationId} and ${counter}.object_type = ${objectType} and ${counter}.due_at < now()`;

/**
 * The tables `shown`, `worker`, `crowd`, `given` and `late` of the whole matrix. The number of people in each cell comes from the
 * counters and from what has changed since they were stored; overdue assignments, by position and by regulation, from the counters
 * of statistics.
 */
function wholeTables(kind: ContentKind, caller: Caller): SQL {
  const { objectType, reported } = kind;
  const { organizationId } = caller;
  const overdue = sql`a.object_type = ${objectType} and a.is_current and ${isOwed(sql`a.status`)} and a.due_at < now()`;
  return sql`
    shown as (select o.id, o.code, o.name from (${reported(caller)}) o),
    worker as (select u.id, u.position_id, u.subdivision_id from users u where ${isWorking(organizationId)}),${CROWD},
    change as (
      select p.object_id, p.position_id, sum(p.given)::int as given
      from changed_assignment_positions(${organizationId}) p where p.object_type = ${objectType} group by 1, 2
    ),
    stored as (
      select p.object_id, p.position_id, p.given from assignment_count_position p
      where p.organization_id = ${organizationId} and p.object_type = ${objectType}
    ),
    given as (
      select coalesce(s.object_id, c.object_id) as regulation_id, coalesce(s.position_id, c.position_id) as position_id,
        coalesce(s.given, 0) + coalesce(c.given, 0) as given
      -- 0: people without a position. Only an equality can be joined by a hash.
      from stored s full join change c on c.object_id = s.object_id and coalesce(c.position_id, 0) = coalesce(s.position_id, 0)
      where coalesce(s.object_id, c.object_id) in (select id from shown)
    ),
    -- Counters of objects include people who have left, until their assignments are cancelled.
    gone as materialized (
      select c.user_id from assignment_count_person c
      where ${overdueOf(sql`c`, kind, organizationId)} and c.user_id not in (select id from worker)
      group by c.user_id having sum(c.open) > 0
    ),
    -- Counters of people do not distinguish objects: they answer when everything that is overdue is shown.
    hidden as materialized (
      select from assignment_count_object c
      where ${overdueOf(sql`c`, kind, organizationId)} and c.object_id not in (select id from shown)
      group by c.object_id having sum(c.open) > 0 limit 1
    ),
    late as materialized (
      select w.position_id, null::int as regulation_id, true as is_position, sum(c.open)::int as overdue
      from assignment_count_person c join worker w on w.id = c.user_id
      where ${overdueOf(sql`c`, kind, organizationId)} and not exists (select from hidden)
      group by 1
      union all
      select w.position_id, null, true, count(*)::int
      from assignment a join worker w on w.id = a.user_id
      where a.organization_id = ${organizationId} and ${overdue} and a.object_id in (select id from shown)
        and exists (select from hidden)
      group by 1
      union all
      select null, r.object_id, false, sum(r.overdue)::int
      from (
        select c.object_id, c.open as overdue from assignment_count_object c
        where ${overdueOf(sql`c`, kind, organizationId)} and c.object_id in (select id from shown)
        union all
        select a.object_id, -1 from gone g join assignment a on a.user_id = g.user_id
        where a.organization_id = ${organizationId} and ${overdue} and a.object_id in (select id from shown)
      ) r
      group by 2
    )`;
}

/**
 * The tables of the rules: `condition`, and how a rule applies to people: `direct` (by position), `placed` (by subdivision),
 * `named` (by person) and `common` (to everybody).
 */
function ruleTables({ objectType }: ContentKind, { organizationId }: Caller): SQL {
  return sql`
    condition as (
      select r.object_id as regulation_id, g.value as g
      from assignment_rule r cross join jsonb_array_elements(r.audience -> 'groups') g
      where r.organization_id = ${organizationId} and r.object_type = ${objectType} and not r.is_paused
        and r.object_id in (select id from shown)
    ),
    direct as (
      select c.regulation_id, id.value::int as position_id
      from condition c cross join jsonb_array_elements_text(c.g -> 'positionIds') id
    ),
    -- Once for all of them: walked anew for every rule, the tree of subdivisions costs more than all else.
    placed as materialized (
      select c.regulation_id, s.id as subdivision_id
      from condition c cross join jsonb_array_elements_text(c.g -> 'subdivisionIds') named
      cross join lateral (
        select named.value::int as id
        union
        select below.id from subdivision_and_below(${organizationId}, named.value::int) below (id)
        where (c.g ->> 'withChildren')::boolean
      ) s
      where not c.g ? 'positionIds'
    ),
    named as (
      select c.regulation_id, id.value::int as user_id
      from condition c cross join jsonb_array_elements_text(c.g -> 'userIds') id
      where not c.g ?| array['positionIds', 'subdivisionIds']
    ),
    common as (
      select distinct c.regulation_id from condition c
      where c.g <> '{}'::jsonb and not c.g ?| array['positionIds', 'subdivisionIds', 'userIds']
    )`;
}

/**
 * The base of the cells, as the beginning of a `with`: `shown` are the regulations (or content of another kind), `worker` the
 * people, `given` who has which assignment, and, for positions that nobody holds, what the rules alone say: `direct`, `placed`
 * and `common`, by position, by subdivision and for everybody.
 */
export function coverageTables(kind: ContentKind, caller: Caller, window: CoverageWindow): SQL {
  return sql`${windowTables(kind, caller, window)},${ruleTables(kind, caller)}`;
}

/** The base of both axes: the same tables of the whole matrix, with `late` for what is overdue. */
export function coverageAxesTables(kind: ContentKind, caller: Caller): SQL {
  return sql`${wholeTables(kind, caller)},${ruleTables(kind, caller)}`;
}
