import { and, eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { signInTable } from './employees.tables';

/** Returns the password hash of a person who confirms something by password; null: they have none. */
export async function passwordHashOf(tx: Tx, organizationId: number, id: number): Promise<string | null> {
  const [row] = await tx
    .select({ passwordHash: signInTable.passwordHash })
    .from(signInTable)
    .where(and(eq(signInTable.organizationId, organizationId), eq(signInTable.id, id)));
  return row?.passwordHash ?? null;
}
