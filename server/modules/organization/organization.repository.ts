import { eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type OrganizationRow, organizationTable } from './organization.tables';

/** The organization, locked for a change. */
export async function lockOrganization(tx: Tx, id: number): Promise<OrganizationRow | null> {
  const [row] = await tx.select().from(organizationTable).where(eq(organizationTable.id, id)).for('update');
  return row ?? null;
}

/** Changes the given fields. */
export async function updateOrganization(
  tx: Tx,
  id: number,
  change: Partial<typeof organizationTable.$inferInsert>,
): Promise<OrganizationRow> {
  const [row] = await tx
    .update(organizationTable)
    .set(change)
    .where(eq(organizationTable.id, id))
    .returning();
  if (!row) throw new Error('the update of an organization returned nothing');
  return row;
}
