import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { positionTable, subdivisionTable, type PositionRow, type SubdivisionRow } from './structure.tables';

type PositionFields = typeof positionTable.$inferInsert;
type SubdivisionFields = typeof subdivisionTable.$inferInsert;

/** SQL of positions. */
export const positionsRepository = {
  /** Locks the rows until the transaction ends: concurrent edits of one position wait for each other. */
  async lock(tx: Tx, organizationId: number, ids: readonly number[]): Promise<Map<number, PositionRow>> {
    const rows = await tx
      .select()
      .from(positionTable)
      .where(and(eq(positionTable.organizationId, organizationId), inArray(positionTable.id, [...ids])))
      .orderBy(positionTable.id)
      .for('update');
    return new Map(rows.map((row) => [row.id, row]));
  },

  async insert(tx: Tx, fields: PositionFields): Promise<PositionRow> {
    const [row] = await tx.insert(positionTable).values(fields).returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  },

  async update(
    tx: Tx,
    organizationId: number,
    id: number,
    fields: Partial<PositionFields>,
  ): Promise<PositionRow> {
    const [row] = await tx
      .update(positionTable)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(and(eq(positionTable.organizationId, organizationId), eq(positionTable.id, id)))
      .returning();
    if (!row) throw new Error(`no position ${id}`);
    return row;
  },

  async delete(tx: Tx, organizationId: number, id: number): Promise<void> {
    await tx
      .delete(positionTable)
      .where(and(eq(positionTable.organizationId, organizationId), eq(positionTable.id, id)));
  },
};

/** SQL of subdivisions. */
export const subdivisionsRepository = {
  /** Locks the rows until the transaction ends. */
  async lock(tx: Tx, organizationId: number, ids: readonly number[]): Promise<Map<number, SubdivisionRow>> {
    const rows = await tx
      .select()
      .from(subdivisionTable)
      .where(and(eq(subdivisionTable.organizationId, organizationId), inArray(subdivisionTable.id, [...ids])))
      .orderBy(subdivisionTable.id)
      .for('update');
    return new Map(rows.map((row) => [row.id, row]));
  },

  async insert(tx: Tx, fields: SubdivisionFields): Promise<SubdivisionRow> {
    const [row] = await tx.insert(subdivisionTable).values(fields).returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  },

  async update(
    tx: Tx,
    organizationId: number,
    id: number,
    fields: Partial<SubdivisionFields>,
  ): Promise<SubdivisionRow> {
    const [row] = await tx
      .update(subdivisionTable)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(and(eq(subdivisionTable.organizationId, organizationId), eq(subdivisionTable.id, id)))
      .returning();
    if (!row) throw new Error(`no subdivision ${id}`);
    return row;
  },

  async delete(tx: Tx, organizationId: number, id: number): Promise<void> {
    await tx
      .delete(subdivisionTable)
      .where(and(eq(subdivisionTable.organizationId, organizationId), eq(subdivisionTable.id, id)));
  },
};
