import { and, eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { ContentObjectRow, ContentTables } from './content.tables';

type Table = ContentTables['object'];
export type ObjectChange = Partial<Omit<Table['$inferInsert'], 'id' | 'organizationId'>>;

const own = (table: Table, organizationId: number, id: number) =>
  and(eq(table.organizationId, organizationId), eq(table.id, id));

/** The object, locked until the transaction ends: `update` lets one writer in, `share` keeps writers out. */
export async function lockObject(
  tx: Tx,
  table: Table,
  organizationId: number,
  id: number,
  strength: 'update' | 'share' = 'update',
): Promise<ContentObjectRow | null> {
  const [row] = await tx
    .select()
    .from(table)
    .where(own(table, organizationId, id))
    .for(strength);
  return row ?? null;
}

/** By its id, without asking who may read it; null when it is absent or foreign. */
export async function findObject(
  tx: Tx,
  table: Table,
  organizationId: number,
  id: number,
): Promise<ContentObjectRow | null> {
  const [row] = await tx
    .select()
    .from(table)
    .where(own(table, organizationId, id));
  return row ?? null;
}

/** The object after the change. */
export async function updateObject(
  tx: Tx,
  table: Table,
  organizationId: number,
  id: number,
  change: ObjectChange,
): Promise<ContentObjectRow> {
  const [row] = await tx
    .update(table)
    .set(change)
    .where(own(table, organizationId, id))
    .returning();
  if (!row) throw new Error(`object ${id} is gone`);
  return row;
}
