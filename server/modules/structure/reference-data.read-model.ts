import { inArray, and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, listOf } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { isWithinReach } from '@server/modules/sql';
import type { ReferenceIds, ReferenceKind } from './reference-data.stream';
import {
  positionTable,
  type PositionRow,
  regulationStructureTable,
  type RegulationStructureRow,
  subdivisionTable,
  type SubdivisionRow,
} from './structure.tables';

const TABLES = {
  position: positionTable,
  subdivision: subdivisionTable,
  regulationStructure: regulationStructureTable,
  user: userTable,
};

/**
 * What was changed since then. Who heads a subdivision is told with it and kept elsewhere: it changes with people, with
 * those who act (`heads_at`), and by itself with the turn of a day.
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

/** Ids of the reference data that has changed since a moment, or of all; people who left are told too, as archived. */
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

/** Positions of these ids, and which of them are no more. */
export async function referencePositions(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Found<PositionRow>> {
  const table = positionTable;
  const own = and(eq(table.organizationId, organizationId), inArray(table.id, [...ids]));
  return foundOf(ids.length > 0 ? await tx.select().from(table).where(own).orderBy(table.id) : [], ids);
}

/** The same of subdivisions. */
export async function referenceSubdivisions(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Found<SubdivisionRow>> {
  const table = subdivisionTable;
  const own = and(eq(table.organizationId, organizationId), inArray(table.id, [...ids]));
  return foundOf(ids.length > 0 ? await tx.select().from(table).where(own).orderBy(table.id) : [], ids);
}

/** The same of the regulations' tree. */
export async function referenceRegulationStructures(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Found<RegulationStructureRow>> {
  const table = regulationStructureTable;
  const own = and(eq(table.organizationId, organizationId), inArray(table.id, [...ids]));
  return foundOf(ids.length > 0 ? await tx.select().from(table).where(own).orderBy(table.id) : [], ids);
}

/** The same of people; whoever has left is no more for those who do not look after them, as in the list of people. */
export async function referenceUsers(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
  archiveReach: readonly number[] | null,
): Promise<Found<UserRow>> {
  const table = userTable;
  const seen = or(
    eq(table.isArchive, false),
    isWithinReach(organizationId, sql`${table.subdivisionId}`, archiveReach),
  );
  const own = and(eq(table.organizationId, organizationId), inArray(table.id, [...ids]), seen);
  return foundOf(ids.length > 0 ? await tx.select().from(table).where(own).orderBy(table.id) : [], ids);
}
