import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { regulationStructureTable as table, type RegulationStructureRow } from './structure.tables';

type Fields = typeof table.$inferInsert;

const own = (organizationId: number, id: number) =>
  and(eq(table.organizationId, organizationId), eq(table.id, id));

/** SQL of the regulations' tree. */
export const regulationStructuresRepository = {
  /** Locks the rows until the transaction ends. */
  async lock(
    tx: Tx,
    organizationId: number,
    ids: readonly number[],
  ): Promise<Map<number, RegulationStructureRow>> {
    const rows = await tx
      .select()
      .from(table)
      .where(and(eq(table.organizationId, organizationId), inArray(table.id, [...ids])))
      .orderBy(table.id)
      .for('update');
    return new Map(rows.map((row) => [row.id, row]));
  },

  async insert(tx: Tx, fields: Fields): Promise<RegulationStructureRow> {
    const [row] = await tx.insert(table).values(fields).returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  },

  async update(
    tx: Tx,
    organizationId: number,
    id: number,
    fields: Partial<Fields>,
  ): Promise<RegulationStructureRow> {
    const [row] = await tx
      .update(table)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(own(organizationId, id))
      .returning();
    if (!row) throw new Error(`no regulation structure ${id}`);
    return row;
  },

  async delete(tx: Tx, organizationId: number, id: number): Promise<void> {
    await tx.delete(table).where(own(organizationId, id));
  },
};
