import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settingTable } from './setting.tables';
import type { Database } from './database';

/**
 * Returns a secret of this installation, the same on all nodes: the first request creates it, and it is stored in the database.
 */
export async function readSecret(database: Database, name: string): Promise<string> {
  const key = `secret.${name}`;
  return database.system(async (tx) => {
    await tx
      .insert(settingTable)
      .values({ name: key, value: randomBytes(32).toString('base64url') })
      .onConflictDoNothing();
    const [row] = await tx.select().from(settingTable).where(eq(settingTable.name, key));
    if (!row) throw new Error(`the secret ${name} could not be kept`);
    return row.value;
  });
}
