import { and, eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { regulationTable, type RegulationRow } from './regulations.tables';

export type NewRegulation = Omit<typeof regulationTable.$inferInsert, 'id' | 'organizationId'>;
export type RegulationChange = Partial<NewRegulation>;

const own = (organizationId: number, id: number) =>
  and(eq(regulationTable.organizationId, organizationId), eq(regulationTable.id, id));

/** Returns the regulation, locked until the transaction ends: `update` admits one writer, `share` excludes writers. */
export async function lockRegulation(
  tx: Tx,
  organizationId: number,
  id: number,
  strength: 'update' | 'share' = 'update',
): Promise<RegulationRow | null> {
  const [row] = await tx.select().from(regulationTable).where(own(organizationId, id)).for(strength);
  return row ?? null;
}

/** Returns a regulation by its id without checking read access; null when it is absent or foreign. */
export async function findRegulation(
  tx: Tx,
  organizationId: number,
  id: number,
): Promise<RegulationRow | null> {
  const [row] = await tx.select().from(regulationTable).where(own(organizationId, id));
  return row ?? null;
}

/** Returns the regulation after the change. */
export async function updateRegulation(
  tx: Tx,
  organizationId: number,
  id: number,
  change: RegulationChange,
): Promise<RegulationRow> {
  const [row] = await tx.update(regulationTable).set(change).where(own(organizationId, id)).returning();
  if (!row) throw new Error(`regulation ${id} is gone`);
  return row;
}
