import { inArray, and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, listOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { isWithinScope, worksHereSql } from '@server/modules/sql';
import type { ReferenceIds, ReferenceKind } from './reference-data.stream';
import {
  positionTable,
  type PositionRow,
  regulationStructureTable,
  type RegulationStructureRow,
  subdivisionTable,
  type SubdivisionRow,
} from '../structure.tables';

const TABLES = {
  position: positionTable,
  subdivision: subdivisionTable,
  regulationStructure: regulationStructureTable,
  user: userTable,
};

/**
 * Selects what has changed since then. The head is sent with a subdivision but stored elsewhere: it changes with people, with
 * acting heads (`heads_at`), and at the start of a day.
 */
function newerThan(kind: ReferenceKind, since: Date): SQL {
  const moment = sql`${since.toISOString()}::timestamptz`;
  if (kind !== 'subdivision') return sql`t.updated_at >= ${moment}`;
  const turned = (day: SQL) => sql`${day}::timestamp at time zone o.timezone between ${moment} and now()`;
  return sql`(greatest(t.updated_at, t.heads_at) >= ${moment} or exists (
    select from acting_head a join organization o on o.id = a.organization_id
    where a.organization_id = t.organization_id and a.subdivision_id = t.id
      and (${turned(sql`a.date_from`)} or ${turned(sql`(a.date_to + 1)`)})))`;
}

/**
 * Returns the ids of the reference data that has changed since a moment, or of all of it; people who have left are included, as
 * archived.
 */
export async function referenceIds(
  tx: Tx,
  organizationId: number,
  kinds: readonly ReferenceKind[],
  since: Date | null,
): Promise<ReferenceIds> {
  if (kinds.length === 0) return {};
  const columns = kinds.map((kind) => {
    const newer = since === null ? sql`` : sql`and ${newerThan(kind, since)}`;
    return sql`array(select t.id from ${TABLES[kind]} t where t.organization_id = ${organizationId} ${newer} order by t.id)
      as ${sql.identifier(kind)}`;
  });
  const shape = Object.fromEntries(kinds.map((kind) => [kind, listOf(integer)]));
  const rows = await selectRows(tx, shape)(sql`select ${sql.join(columns, sql`, `)}`);
  return rows[0] ?? {};
}

interface Found<Row> {
  items: Row[];
  removedIds: number[];
}

function foundOf<Row extends { id: number }>(items: Row[], ids: readonly number[]): Found<Row> {
  const found = new Set(items.map(({ id }) => id));
  return { items, removedIds: ids.filter((id) => !found.has(id)) };
}

/** Returns the positions with these ids, and which ids no longer exist. */
export async function referencePositions(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Found<PositionRow>> {
  const table = positionTable;
  const own = and(eq(table.organizationId, organizationId), inArray(table.id, [...ids]));
  return foundOf(ids.length > 0 ? await tx.select().from(table).where(own).orderBy(table.id) : [], ids);
}

/** The same for subdivisions. */
export async function referenceSubdivisions(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Found<SubdivisionRow>> {
  const table = subdivisionTable;
  const own = and(eq(table.organizationId, organizationId), inArray(table.id, [...ids]));
  return foundOf(ids.length > 0 ? await tx.select().from(table).where(own).orderBy(table.id) : [], ids);
}

/** The same for the regulations' tree. */
export async function referenceRegulationStructures(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Found<RegulationStructureRow>> {
  const table = regulationStructureTable;
  const own = and(eq(table.organizationId, organizationId), inArray(table.id, [...ids]));
  return foundOf(ids.length > 0 ? await tx.select().from(table).where(own).orderBy(table.id) : [], ids);
}

/** The same for people; people who have left do not exist for callers who do not manage them, as in the list of people. */
export async function referenceUsers(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
  archiveScope: readonly number[] | null,
): Promise<Found<UserRow>> {
  const table = userTable;
  const seen = or(
    worksHereSql(table),
    isWithinScope(organizationId, sql`${table.subdivisionId}`, archiveScope),
  );
  const own = and(eq(table.organizationId, organizationId), inArray(table.id, [...ids]), seen);
  return foundOf(ids.length > 0 ? await tx.select().from(table).where(own).orderBy(table.id) : [], ids);
}
