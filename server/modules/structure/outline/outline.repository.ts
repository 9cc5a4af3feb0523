import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ExistingRecord } from './outline.plan';
import { type PositionRow, positionTable, type SubdivisionRow, subdivisionTable } from '../structure.tables';

/** A record that an outline creates; only positions have a `subdivisionId`. */
interface NewRecord {
  organizationId: number;
  name: string;
  order: number;
  parentId: number | null;
  subdivisionId?: number | null;
}

/** SQL of structures that are created from an indented list. */
export const outlineRepository = {
  /** Returns the existing subdivisions and positions that are not archived. */
  async existing(tx: Tx, organizationId: number): Promise<ExistingRecord[]> {
    const { id, name, parentId } = subdivisionTable;
    const subdivisions = await tx
      .select({ id, name, parentId })
      .from(subdivisionTable)
      .where(and(eq(subdivisionTable.organizationId, organizationId), eq(subdivisionTable.isArchive, false)));
    const positions = await tx
      .select({
        id: positionTable.id,
        name: positionTable.name,
        parentId: positionTable.parentId,
        subdivisionId: positionTable.subdivisionId,
      })
      .from(positionTable)
      .where(and(eq(positionTable.organizationId, organizationId), eq(positionTable.isArchive, false)));
    return [
      ...subdivisions.map((row) => ({ ...row, kind: 'subdivision' as const, subdivisionId: null })),
      ...positions.map((row) => ({ ...row, kind: 'position' as const })),
    ];
  },

  insert: (
    tx: Tx,
    kind: ExistingRecord['kind'],
    values: NewRecord[],
  ): Promise<(PositionRow | SubdivisionRow)[]> =>
    kind === 'position'
      ? tx.insert(positionTable).values(values).returning()
      : tx.insert(subdivisionTable).values(values).returning(),

  /** Returns the order value after all existing records. */
  async nextOrder(tx: Tx, organizationId: number): Promise<number> {
    const rows = await selectRows(tx, { order: integer })(sql`
      select greatest((select max("order") from subdivision where organization_id = ${organizationId}),
        (select max("order") from position where organization_id = ${organizationId}), 0) as order`);
    return (rows[0]?.order ?? 0) + 1;
  },
};
