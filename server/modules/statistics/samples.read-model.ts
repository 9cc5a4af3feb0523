import { type SQL, sql } from 'drizzle-orm';
import { nullable, type RowOf, text } from '@server/db/rows/row-shapes';
import { type Among, filteredPeople } from './filtered-people.read-model';
import { dayStart, momentOf, type StatisticFilter } from './statistics.read-model';

/**
 * How many events a page counts at most: the newest ones. Counting all would take longer, the older the organization is; the page
 * says since when it counts.
 */
const SAMPLE = 10_000;

/** What people did, each time at a moment: signatures, attempts. An index must have them by moment, and one by person. */
export interface Events {
  /** The columns to count; the person and the moment are added. */
  columns: SQL;
  from: SQL;
  where: SQL;
  userId: SQL;
  at: SQL;
}

/** The days that a filter selects, applied to the moments of the events. */
function periodOf(organizationId: number, filter: StatisticFilter, at: SQL): SQL[] {
  const { dateFrom, dateTo } = filter;
  return [
    ...(filter.at ? [sql`${at} <= ${momentOf(filter)}`] : []),
    ...(dateFrom ? [sql`${at} >= ${dayStart(organizationId, dateFrom, 0)}`] : []),
    ...(dateTo ? [sql`${at} < ${dayStart(organizationId, dateTo, 1)}`] : []),
  ];
}

/**
 * Two tables for `with …`: `looked`, the newest events of the period, and `sample`, those of them that fit the filter, with
 * `user_id` and `at`. Of few people, `looked` contains only theirs, so that none is missed.
 */
export function sampleOf(organizationId: number, filter: StatisticFilter, among: Among, events: Events): SQL {
  const { columns, from, where, userId, at } = events;
  const conditions = sql.join([where, ...periodOf(organizationId, filter, at)], sql` and `);
  const all = sql`select ${columns}, ${userId} as user_id, ${at} as at from ${from} where ${conditions}`;
  if (among === 'few') {
    // One person at a time: with a join, PostgreSQL would look for theirs among everybody's.
    return sql`looked as materialized (
        select x.* from (${filteredPeople(organizationId, filter)}) p
        cross join lateral (${all} and ${userId} = p.id offset 0) x
        order by x.at desc limit ${SAMPLE}
      ), sample as (select * from looked)`;
  }
  const theirs =
    among === 'everybody' ? sql`true` : sql`l.user_id in (${filteredPeople(organizationId, filter)})`;
  return sql`looked as materialized (${all} order by ${at} desc limit ${SAMPLE}),
    sample as (select * from looked l where ${theirs})`;
}

/** The first day that a sample covers, in the organization's time zone; null: everything was counted. */
export const sinceOf = (organizationId: number): SQL => sql`(
  select case when count(*) = ${SAMPLE} then (min(l.at) at time zone (
    select timezone from organization where id = ${organizationId}))::date::text end from looked l)`;

export const sinceRow = { since: nullable(text) };

export type Since = RowOf<typeof sinceRow>;
