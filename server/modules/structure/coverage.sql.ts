import { sql, type SQL } from 'drizzle-orm';
import { isLate, isOpen } from '@server/modules/assignment-statuses';
import type { Caller } from '@server/graphql/context';
import type { ContentKind } from '@server/modules/content/content-kind';
import { ints, isWorking } from '@server/modules/sql';

/** The requested part of the matrix; null: all of it. */
export interface CoverageWindow {
  positionIds: readonly number[] | null;
  regulationIds: readonly number[] | null;
  /** Includes people's progress, which only cells show: it takes a tenth longer over all assignments. */
  withProgress: boolean;
}

const among = (column: SQL, wanted: readonly number[] | null): SQL =>
  wanted === null ? sql`true` : sql`${column} = any(${ints(wanted)})`;

/** The tables `shown`, `worker`, `crowd` (the number of people in each position) and `given`. */
function workTables(
  { objectType, reported }: ContentKind,
  caller: Caller,
  { positionIds, regulationIds, withProgress }: CoverageWindow,
): SQL {
  const { organizationId } = caller;
  const progress = sql`
        count(*) filter (where a.status = 'done')::int as signed,
        count(*) filter (where ${isOpen(sql`a.status`)})::int as due,`;
  return sql`
    shown as (
      select o.id, o.code, o.name from (${reported(caller)}) o where ${among(sql`o.id`, regulationIds)}
    ),
    worker as (
      select u.id, u.position_id, u.subdivision_id from users u
      where ${isWorking(organizationId)} and ${among(sql`u.position_id`, positionIds)}
    ),
    crowd as (select w.position_id, count(*)::int as people from worker w where w.position_id is not null group by 1),
    -- Counted before the regulations are sifted: there are ten times more assignments than crossings.
    counted as (
      select w.position_id, a.object_id as regulation_id, count(*)::int as given,
        ${withProgress ? progress : sql``}
        count(*) filter (where ${isLate(sql`a.status`, sql`a.due_at`)})::int as overdue
      from assignment a join worker w on w.id = a.user_id
      where a.organization_id = ${organizationId} and a.object_type = ${objectType} and a.is_current
        and a.status <> 'cancelled' and ${among(sql`a.object_id`, regulationIds)}
      group by 1, 2
    ),
    given as materialized (select c.* from counted c where c.regulation_id in (select id from shown))`;
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
 * The base of both axes, the cells and the spreadsheet, as the beginning of a `with`: `shown` are the regulations (or content of
 * another kind), `worker` the people, `given` who has which assignment, and, for positions that nobody holds, what the rules
 * alone say: `direct`, `placed` and `common`, by position, by subdivision and for everybody.
 */
export function coverageTables(kind: ContentKind, caller: Caller, window: CoverageWindow): SQL {
  return sql`${workTables(kind, caller, window)},${ruleTables(kind, caller)}`;
}
