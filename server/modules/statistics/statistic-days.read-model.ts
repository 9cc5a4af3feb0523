import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ObjectType } from '@server/graphql/generated/types';
import { endOfDay } from '@server/modules/sql';
import { countedOf } from './statistics.read-model';

const statisticDaysRow = {
  timezone: text,
  /** The first day that can be requested: the day of the registration, or of an older assignment. */
  firstDay: text,
  /** The day since which people's subdivisions are recorded. */
  placementsSince: text,
  /** The day since which the tree of departments is recorded. */
  treeSince: text,
  /** The day since which held results are recorded. */
  heldSince: text,
};

/** Days in the organization's time zone, yyyy-MM-dd. */
export type StatisticDays = RowOf<typeof statisticDaysRow>;

/**
 * Returns the days for which the organization's statistics can be requested. For each kind, the index finds the oldest assignment
 * first.
 */
export async function statisticDays(
  tx: Tx,
  organizationId: number,
  objectTypes: readonly ObjectType[],
): Promise<StatisticDays> {
  const oldest = objectTypes.map(
    (objectType) => sql`(
      select a.start_at from assignment a where a.organization_id = ${organizationId} and ${countedOf(objectType)}
      order by a.start_at limit 1)`,
  );
  const rows = await selectRows(
    tx,
    statisticDaysRow,
  )(sql`
    select o.timezone, (o.places_since at time zone o.timezone)::date::text as "placementsSince",
      (o.tree_since at time zone o.timezone)::date::text as "treeSince",
      (o.held_since at time zone o.timezone)::date::text as "heldSince",
      (least(o.created_at, ${sql.join(oldest, sql`, `)}) at time zone o.timezone)::date::text as "firstDay"
    from organization o where o.id = ${organizationId}`);
  const [row] = rows;
  if (!row) throw new Error('no such organization');
  return row;
}

/** Returns the last moment of the day. */
export async function lastMomentOf(tx: Tx, day: string, timezone: string): Promise<Date> {
  const rows = await selectRows(tx, { at: text })(
    sql`select to_json(${endOfDay(sql`${day}::date`, sql`${timezone}::text`)}) #>> '{}' as at`,
  );
  return new Date(rows[0]?.at ?? Number.NaN);
}
