import { eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type OrganizationRow, organizationTable } from './organization.tables';

/** The organization itself. */
export async function findOrganization(tx: Tx, id: number): Promise<OrganizationRow | null> {
  const [row] = await tx.select().from(organizationTable).where(eq(organizationTable.id, id));
  return row ?? null;
}
