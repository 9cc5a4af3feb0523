import { inArray, and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { REFERENCE_KINDS, type ReferenceIds, type ReferenceKind } from './reference-data.stream';
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

/** Ids of all reference data; people who left are told too, marked as archived. */
export async function allReferenceIds(tx: Tx, organizationId: number): Promise<ReferenceIds> {
  const columns = REFERENCE_KINDS.map(
    (
      kind,
    ) => sql`array(select t.id from ${TABLES[kind]} t where t.organization_id = ${organizationId} order by t.id)
      as ${sql.identifier(kind)}`,
  );
  const { rows } = await tx.execute<Record<ReferenceKind, number[]>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
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

/** The same of people. */
export async function referenceUsers(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Found<UserRow>> {
  const table = userTable;
  const own = and(eq(table.organizationId, organizationId), inArray(table.id, [...ids]));
  return foundOf(ids.length > 0 ? await tx.select().from(table).where(own).orderBy(table.id) : [], ids);
}
