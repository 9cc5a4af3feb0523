import { and, count, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { groupBy } from '@server/modules/group-by';
import { isAmong, worksHereSql } from '@server/modules/sql';
import { userTable, type UserRow } from './employees.tables';

/** The number of people shown at a position or subdivision in the chart. */
export const FACES = 3;

/** The order of people everywhere. */
const byName = [sql`(name_second || ' ' || name_first) collate "und-x-icu"`, userTable.id] as const;

/** Where people are. */
export type Place = 'positionId' | 'subdivisionId';

interface Places {
  place: Place;
  ids: readonly number[];
}

const worksAt = (organizationId: number, { place, ids }: Places) =>
  and(eq(userTable.organizationId, organizationId), worksHereSql(userTable), isAmong(userTable[place], ids));

/** Returns the first few people of each place by name: no more than `most` of each are read. */
export async function firstPeopleOf(
  tx: Tx,
  organizationId: number,
  places: Places,
  most: number,
): Promise<Map<number | null, UserRow[]>> {
  const { place } = places;
  const order = sql.join([...byName], sql`, `);
  const ranked = tx
    .select({
      id: userTable.id,
      rank: sql<number>`row_number() over (partition by ${userTable[place]} order by ${order})`.as('rank'),
    })
    .from(userTable)
    .where(worksAt(organizationId, places))
    .as('ranked');
  const rows = await tx
    .select(getTableColumns(userTable))
    .from(userTable)
    .innerJoin(ranked, and(eq(ranked.id, userTable.id), lte(ranked.rank, most)))
    .where(eq(userTable.organizationId, organizationId))
    .orderBy(ranked.rank);
  return groupBy(rows, (row) => row[place]);
}

/** Returns the number of people in each place; places without people are omitted. */
export async function peopleCountsOf(
  tx: Tx,
  organizationId: number,
  places: Places,
): Promise<Map<number | null, number>> {
  const { place } = places;
  const rows = await tx
    .select({ id: userTable[place], count: count() })
    .from(userTable)
    .where(worksAt(organizationId, places))
    .groupBy(userTable[place]);
  return new Map(rows.map((row) => [row.id, row.count]));
}
