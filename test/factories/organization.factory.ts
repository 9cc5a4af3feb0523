import type { Tx } from '@server/db/database';
import { organizationTable, type OrganizationRow } from '@server/modules/organization/organization.tables';

let made = 0;

/** A unique number for every record of a test run. */
export function nextNumber(): number {
  made += 1;
  return made;
}

/** An organization. Requires a system transaction, like every factory without a given organization. */
export async function anOrganization(
  tx: Tx,
  fields: Partial<typeof organizationTable.$inferInsert> = {},
): Promise<OrganizationRow> {
  const [row] = await tx
    .insert(organizationTable)
    .values({ name: `Организация ${nextNumber()}`, ...fields })
    .returning();
  if (!row) throw new Error('insert returned nothing');
  return row;
}
