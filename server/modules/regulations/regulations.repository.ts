import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { deleteDraft } from '@server/modules/content/versions/versions.repository';
import {
  regulationCommentTable,
  regulationTable,
  regulationTables,
  type RegulationRow,
} from './regulations.tables';

export type NewRegulation = Omit<typeof regulationTable.$inferInsert, 'id' | 'organizationId'>;
export type RegulationChange = Partial<NewRegulation>;

const own = (organizationId: number, id: number) =>
  and(eq(regulationTable.organizationId, organizationId), eq(regulationTable.id, id));

/** The regulation, locked until the transaction ends: `update` lets one writer in, `share` keeps writers out. */
export async function lockRegulation(
  tx: Tx,
  organizationId: number,
  id: number,
  strength: 'update' | 'share' = 'update',
): Promise<RegulationRow | null> {
  const [row] = await tx.select().from(regulationTable).where(own(organizationId, id)).for(strength);
  return row ?? null;
}

/** By its id, without asking who may read it; null when it is absent or foreign. */
export async function findRegulation(
  tx: Tx,
  organizationId: number,
  id: number,
): Promise<RegulationRow | null> {
  const [row] = await tx.select().from(regulationTable).where(own(organizationId, id));
  return row ?? null;
}

/** A new regulation as it was stored. */
export async function insertRegulation(
  tx: Tx,
  organizationId: number,
  values: NewRegulation,
): Promise<RegulationRow> {
  const [row] = await tx
    .insert(regulationTable)
    .values({ ...values, organizationId })
    .returning();
  if (!row) throw new Error('a regulation was not stored');
  return row;
}

/** The regulation after the change. */
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

/** Removes a regulation that was never published, with its draft. */
export async function deleteRegulation(
  tx: Tx,
  organizationId: number,
  { id, draftVersionId }: Pick<RegulationRow, 'id' | 'draftVersionId'>,
): Promise<void> {
  await tx.update(regulationTable).set({ draftVersionId: null }).where(own(organizationId, id));
  await tx
    .delete(regulationCommentTable)
    .where(
      and(eq(regulationCommentTable.organizationId, organizationId), eq(regulationCommentTable.objectId, id)),
    );
  if (draftVersionId !== null) await deleteDraft(tx, regulationTables, organizationId, draftVersionId);
  await tx.delete(regulationTable).where(own(organizationId, id));
}

/** Whether another regulation has the code, and the next number of «Р-001» that none has. */
export async function readCodes(
  tx: Tx,
  organizationId: number,
  code: string | null,
  exceptId: number | null,
): Promise<{ isBusy: boolean; next: number }> {
  const { rows } = await tx.execute<{ is_busy: boolean; next: number }>(sql`
    select coalesce(bool_or(code = ${code}::text and id is distinct from ${exceptId}::int), false) as is_busy,
      coalesce(max(substring(code from '^Р-(\\d{1,6})$')::int), 0) + 1 as next
    from regulation where organization_id = ${organizationId}`);
  return { isBusy: rows[0]?.is_busy ?? false, next: rows[0]?.next ?? 1 };
}

/** One writer of codes at a time, until the transaction ends: two new regulations must not get the same number. */
export async function lockCodes(tx: Tx, organizationId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${organizationId}, hashtext('regulation code'))`);
}
