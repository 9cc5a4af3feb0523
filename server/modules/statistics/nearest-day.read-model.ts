import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { assignmentsOf } from './as-of.sql';
import { type Among, amongWhom, filteredPeople } from './filtered-people.read-model';
import { countedOf, outsideConditions, type StatisticFilter, typeOf } from './statistics.read-model';

/** When the filter leaves many people: how many assignments, nearest to the period, are looked through on each side of it. */
const LOOKED_THROUGH = 20_000;

/** The beginning of the assignment nearest to the period among those on one side of it; null: there is none. */
function nearestOf(
  organizationId: number,
  filter: StatisticFilter,
  side: 'before' | 'after',
  among: Among,
): SQL {
  const outside = outsideConditions(organizationId, filter)[side];
  if (outside === null) return sql`null::timestamptz`;
  const order = side === 'before' ? sql`a.start_at desc` : sql`a.start_at`;
  const theirs = sql`a.user_id = any(array(${filteredPeople(organizationId, filter)}))`;
  const all = sql`select a.start_at, a.user_id from ${assignmentsOf(organizationId, filter)} a
    where a.organization_id = ${organizationId} and ${countedOf(typeOf(filter))} and ${outside}`;
  const looked = {
    everybody: () => sql`${all} order by ${order} limit 1`,
    // Materialized, so that they are looked up by person: there may be none of theirs among all that are near.
    few: () => sql`with theirs as materialized (${all} and ${theirs}) select a.start_at from theirs a`,
    many: () =>
      sql`select a.start_at from (${all} order by ${order} limit ${LOOKED_THROUGH}) a
      where a.user_id in (${filteredPeople(organizationId, filter)})`,
  };
  return sql`(select a.start_at from (${looked[among]()}) a order by ${order} limit 1)`;
}

/**
 * Returns the day nearest to the filter's period on which something began that its other conditions fit; null when there is no
 * period, or no such day. Of many people, only assignments that are near the period are looked through.
 */
export async function nearestDay(
  tx: Tx,
  organizationId: number,
  filter: StatisticFilter,
): Promise<string | null> {
  const { dateFrom, dateTo } = filter;
  if (!dateFrom && !dateTo) return null;
  const among = await amongWhom(tx, organizationId, filter);
  const nearest = (side: 'before' | 'after') => nearestOf(organizationId, filter, side, among);
  const rows = await selectRows(tx, { day: nullable(text) })(sql`
    select (q.at at time zone o.timezone)::date::text as day
    from (values (${nearest('before')}, ${dateFrom ?? null}::date),
      (${nearest('after')}, ${dateTo ?? null}::date)) as q (at, edge)
    join organization o on o.id = ${organizationId}
    where q.at is not null
    order by abs((q.at at time zone o.timezone)::date - q.edge), q.at
    limit 1`);
  return rows[0]?.day ?? null;
}
