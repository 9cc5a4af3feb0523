import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, listOf, nullable, objectOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { isOpen, isOwed } from '@server/modules/assignment-statuses';
import { ints, isWorking } from '@server/modules/sql';
import { changedSince, assignmentsOf, peopleOf } from './as-of.sql';
import {
  countedOf,
  momentOf,
  peopleConditions,
  type StatisticFilter,
  tally,
  type Tally,
  timeConditions,
  typeOf,
} from './statistics.read-model';

// Three ways to compute the same numbers: from counters when nothing narrows the people or the time; from the assignments
// themselves when the filter leaves few of them; and from the counters minus the excluded assignments when it leaves most of
// them. A test checks that they agree. For a past moment: from the assignments of that moment, or from the counters and the
// changes since.

export interface ObjectFigures {
  byObject: (Tally & { id: number })[];
  /** Null: people without a subdivision. */
  bySubdivision: (Tally & { id: number | null })[];
  /** Days on which an assignment began or ended, yyyy-MM-dd, in order. */
  byDay: { day: string; assigned: number; signed: number }[];
  /** How many people took each number of whole days, in order. */
  bySpeed: { days: number; signed: number }[];
}

const figuresRow = {
  by_object: listOf(
    objectOf({ signed: integer, open: integer, refused: integer, overdue: integer, id: integer }),
  ),
  by_subdivision: listOf(
    objectOf({ signed: integer, open: integer, refused: integer, overdue: integer, id: nullable(integer) }),
  ),
  by_day: listOf(objectOf({ day: text, assigned: integer, signed: integer })),
  by_speed: listOf(objectOf({ days: integer, signed: integer })),
};

/** A condition on the column with the object's id. */
function objectCondition(column: SQL, { objectIds }: StatisticFilter): SQL {
  return objectIds?.length ? sql`${column} = any(${ints(objectIds)})` : sql`true`;
}

const list = (query: SQL, order: SQL) =>
  sql`coalesce((select jsonb_agg(to_jsonb(q) order by ${order}) from (${query}) q), '[]')`;

/**
 * The filter's condition on assignments, as SQL about `a`; `left` selects the excluded ones. Null: several conditions exclude
 * some.
 */
interface Narrowing {
  chosen: SQL;
  left: SQL | null;
}

function narrowing(organizationId: number, filter: StatisticFilter): Narrowing | null {
  const people = peopleConditions(organizationId, filter);
  const times = timeConditions(organizationId, filter);
  const among = (isAmong: boolean) => {
    const fits = sql`(${sql.join(people, sql` and `)}) is ${isAmong ? sql`true` : sql`not true`}`;
    // With an array, the people are looked up first and their assignments by the index; with a join, all assignments would be
    // read.
    return sql`a.user_id = any(array(select u.id from ${peopleOf(organizationId, filter)} u
      where u.organization_id = ${organizationId} and ${fits}))`;
  };
  const within = sql.join(times, sql` and `);
  if (people.length === 0 && times.length === 0) return null;
  if (times.length === 0) return { chosen: among(true), left: among(false) };
  if (people.length === 0) return { chosen: within, left: sql`not (${within})` };
  return { chosen: sql`${among(true)} and ${within}`, left: null };
}

/** The rows to count, as a table for `from … a`; `isSigned`: the column `sign` of the rows says how they count. */
interface Counted {
  from: SQL;
  isSigned: boolean;
}

/**
 * Counts current assignments in one pass by each dimension that is shown. Times are first grouped by quarter hour, so that the
 * day in the organization's time zone is computed once for each group, not for each assignment.
 */
function countedRows(
  organizationId: number,
  filter: StatisticFilter,
  narrow: SQL | undefined,
  { from, isSigned }: Counted = { from: assignmentsOf(organizationId, filter), isSigned: false },
): SQL {
  const count = (where: SQL) =>
    isSigned
      ? sql`coalesce(sum(r.sign) filter (where ${where}), 0)::int`
      : sql`count(*) filter (where ${where})::int`;
  const quarter = (column: SQL) => sql`date_bin('15 minutes', ${column}, timestamptz '2000-01-01Z')`;
  const conditions = [objectCondition(sql`a.object_id`, filter), ...(narrow ? [narrow] : [])];
  return sql`
    select grouping(r.object_id, r.user_id, r.start_quarter, r.end_quarter, r.days) as shape,
      r.object_id, r.user_id, r.start_quarter, r.end_quarter, r.days, r.due_at,
      ${count(sql`r.is_done`)} as signed, ${count(sql`not r.is_done`)} as open,
      ${count(sql`r.refused_at is not null`)} as refused, ${count(sql`true`)} as assigned
    from (
      select ${isSigned ? sql`a.sign` : sql`1`} as sign, a.object_id, a.user_id, a.status = 'done' as is_done, ${quarter(sql`a.start_at`)} as start_quarter,
        case when a.status = 'done' then ${quarter(sql`a.completed_at`)} end as end_quarter,
        case when a.status = 'done' then greatest(0, date_part('day', a.completed_at - a.start_at))::int end as days,
        case when ${isOwed(sql`a.status`)} then a.due_at end as due_at,
        case when ${isOpen(sql`a.status`)} then a.refused_at end as refused_at
      from ${from} a
      where a.organization_id = ${organizationId} and ${countedOf(typeOf(filter))} and ${sql.join(conditions, sql` and `)}
    ) r
    group by grouping sets ((r.object_id, r.due_at), (r.user_id, r.due_at), (r.start_quarter), (r.end_quarter), (r.days))`;
}

/** Sources of `c`, one for each dimension by which the numbers are shown. */
interface Sources {
  with: SQL;
  object: SQL;
  person: SQL;
  day: SQL;
  speed: SQL;
}

/** Bits of grouping(): a dimension that is not grouped by is 1. */
const SHAPE = { object: 0b01111, person: 0b10111, start: 0b11011, end: 0b11101, days: 0b11110 } as const;

/** Sources from assignments; `sign` -1 subtracts them from counters that they are combined with. */
function fromRows(organizationId: number, filter: StatisticFilter, rows: SQL, sign: 1 | -1 = 1): Sources {
  const times = sql.raw(sign === 1 ? '' : '-');
  const numbers = sql`${times}g.signed as signed, ${times}g.open as open, ${times}g.refused as refused, g.due_at`;
  const zone = sql`(select timezone from organization where id = ${organizationId})`;
  return {
    with: sql`with g as materialized (${rows})`,
    object: sql`select g.object_id, ${numbers} from g where g.shape = ${SHAPE.object}`,
    person: sql`select u.subdivision_id, ${numbers} from g
      join ${peopleOf(organizationId, filter)} u on u.organization_id = ${organizationId} and u.id = g.user_id
      where g.shape = ${SHAPE.person}`,
    day: sql`select (g.start_quarter at time zone ${zone})::date as day, ${times}g.assigned as assigned, 0 as signed
        from g where g.shape = ${SHAPE.start}
      union all
      select (g.end_quarter at time zone ${zone})::date, 0, ${times}g.assigned from g
        where g.shape = ${SHAPE.end} and g.end_quarter is not null`,
    speed: sql`select g.days, ${times}g.assigned as signed from g
      where g.shape = ${SHAPE.days} and g.days is not null`,
  };
}

function fromCounters(organizationId: number, filter: StatisticFilter): Sources {
  const own = sql`c.organization_id = ${organizationId} and c.object_type = ${typeOf(filter)}`;
  const object = objectCondition(sql`c.object_id`, filter);
  // A person's counter does not distinguish objects: when some objects are selected, their assignments are few enough to be
  // counted.
  const rows = filter.objectIds?.length
    ? fromRows(organizationId, filter, countedRows(organizationId, filter, undefined))
    : null;
  return {
    with: rows ? rows.with : sql``,
    object: sql`select c.object_id, c.signed, c.open, c.refused, c.due_at from assignment_count_object c
      where ${own} and ${object}`,
    person:
      rows?.person ??
      sql`select u.subdivision_id, c.signed, c.open, c.refused, c.due_at from assignment_count_person c
        join ${peopleOf(organizationId, filter)} u on u.organization_id = c.organization_id and u.id = c.user_id where ${own}`,
    day: sql`select c.day, c.assigned, c.signed from assignment_count_day c where ${own} and ${object}`,
    speed: sql`select c.days, c.signed from assignment_count_speed c where ${own} and ${object}`,
  };
}

/** All assignments minus those that the filter excludes. */
function withoutExcluded(organizationId: number, filter: StatisticFilter, left: SQL): Sources {
  const all = fromCounters(organizationId, filter);
  const gone = fromRows(organizationId, filter, countedRows(organizationId, filter, left), -1);
  return both(all, gone);
}

/** All current assignments, with the changes since the moment reverted. */
function withChanges(organizationId: number, filter: StatisticFilter): Sources {
  const counted = { from: changedSince(organizationId, filter), isSigned: true };
  const changed = fromRows(organizationId, filter, countedRows(organizationId, filter, undefined, counted));
  return both(fromCounters(organizationId, filter), changed);
}

/** Combines counters and assignments. */
function both(counters: Sources, rows: Sources): Sources {
  const all = (first: SQL, other: SQL) => sql`${first} union all ${other}`;
  return {
    with: rows.with,
    object: all(counters.object, rows.object),
    person: all(counters.person, rows.person),
    day: all(counters.day, rows.day),
    speed: all(counters.speed, rows.speed),
  };
}

/**
 * Whether only the assignments themselves can answer: the filter narrows the people or the time, or the moment is in the past.
 */
export function needsRows(organizationId: number, filter: StatisticFilter): boolean {
  return Boolean(filter.at) || narrowing(organizationId, filter) !== null;
}

/** Whether the filter leaves more than half of the assignments, estimated by the share of people or by their days. */
async function keepsMajority(tx: Tx, organizationId: number, filter: StatisticFilter): Promise<boolean> {
  const people = peopleConditions(organizationId, filter);
  const { dateFrom = null, dateTo = null } = filter;
  const share =
    people.length > 0
      ? sql`select avg(((${sql.join(people, sql` and `)}) is true)::int) as share from users u
          where ${isWorking(organizationId)}`
      : sql`select sum(c.assigned) filter (where c.day >= coalesce(${dateFrom}::date, c.day)
              and c.day <= coalesce(${dateTo}::date, c.day))::float / nullif(sum(c.assigned), 0) as share
          from assignment_count_day c where c.organization_id = ${organizationId} and c.object_type = ${typeOf(filter)}`;
  const rows = await selectRows(tx, { isMost: boolean })(
    sql`select coalesce(s.share > 0.5, false) as "isMost" from (${share}) s`,
  );
  return rows[0]?.isMost === true;
}

/** Whether less than half of the assignments have changed since the moment, estimated by how many have begun or ended since. */
async function hasMostlyStayed(tx: Tx, organizationId: number, filter: StatisticFilter): Promise<boolean> {
  const rows = await selectRows(tx, { isMost: boolean })(sql`
    select coalesce(sum(c.assigned + c.signed) filter (where c.day > (${momentOf(filter)} at time zone o.timezone)::date)
      < 0.5 * sum(c.assigned), true) as "isMost"
    from assignment_count_day c join organization o on o.id = c.organization_id
    where c.organization_id = ${organizationId} and c.object_type = ${typeOf(filter)}`);
  return rows[0]?.isMost === true;
}

/**
 * The sources that use the counters; null: only rows can answer, or they are fewer. A person's counter does not distinguish
 * objects.
 */
async function countersOf(
  tx: Tx,
  organizationId: number,
  filter: StatisticFilter,
  narrow: Narrowing | null,
): Promise<Sources | null> {
  const ofAllObjects = !filter.objectIds?.length;
  if (filter.at) {
    const canPutBack = narrow === null && ofAllObjects && (await hasMostlyStayed(tx, organizationId, filter));
    return canPutBack ? withChanges(organizationId, filter) : null;
  }
  if (narrow === null) return fromCounters(organizationId, filter);
  const { left } = narrow;
  const canSubtract = left && ofAllObjects && (await keepsMajority(tx, organizationId, filter));
  return canSubtract ? withoutExcluded(organizationId, filter, left) : null;
}

/**
 * Raises the memory, until the transaction ends, for a query that groups hundreds of thousands of assignments in five ways at
 * once: with the server's own 4 MB they are sorted on disk three times.
 */
const raiseWorkMem = (tx: Tx) => tx.execute(sql`select set_config('work_mem', '32MB', true)`);

async function sourcesOf(
  tx: Tx,
  organizationId: number,
  filter: StatisticFilter,
  isRecount: boolean,
): Promise<Sources> {
  const narrow = narrowing(organizationId, filter);
  const counters = isRecount ? null : await countersOf(tx, organizationId, filter, narrow);
  if (narrow !== null || filter.at) await raiseWorkMem(tx);
  return counters ?? fromRows(organizationId, filter, countedRows(organizationId, filter, narrow?.chosen));
}

/** Returns all numbers of a tab of one kind in one statement. `isRecount` queries the assignments even where counters answer. */
export async function objectFigures(
  tx: Tx,
  organizationId: number,
  filter: StatisticFilter,
  isRecount = false,
): Promise<ObjectFigures> {
  const source = await sourcesOf(tx, organizationId, filter, isRecount);
  const nonZero = sql`having sum(c.signed) <> 0 or sum(c.open) <> 0`;
  const counts = tally(momentOf(filter));
  const byObject = sql`select c.object_id as id, ${counts} from (${source.object}) c group by 1 ${nonZero}`;
  const bySubdivision = sql`select c.subdivision_id as id, ${counts} from (${source.person}) c group by 1 ${nonZero}`;
  const byDay = sql`select c.day, sum(c.assigned)::int as assigned, sum(c.signed)::int as signed from (${source.day}) c
    group by 1 having sum(c.assigned) <> 0 or sum(c.signed) <> 0`;
  const bySpeed = sql`select c.days, sum(c.signed)::int as signed from (${source.speed}) c
    group by 1 having sum(c.signed) <> 0`;
  const rows = await selectRows(
    tx,
    figuresRow,
  )(sql`
    ${source.with}
    select ${list(byObject, sql`id`)} as by_object, ${list(bySubdivision, sql`id`)} as by_subdivision,
      ${list(byDay, sql`day`)} as by_day, ${list(bySpeed, sql`days`)} as by_speed`);
  const row = rows[0];
  if (!row) throw new Error('no figures');
  return {
    byObject: row.by_object,
    bySubdivision: row.by_subdivision,
    byDay: row.by_day,
    bySpeed: row.by_speed,
  };
}
