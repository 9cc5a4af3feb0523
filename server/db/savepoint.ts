import { sql } from 'drizzle-orm';
import type { Tx } from './database';

/**
 * Does a part of a transaction so that its failure takes back this part and nothing else. It stays the same `tx`:
 * whoever listens to events of the transaction hears those of the part too.
 */
export async function inSavepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`savepoint part`);
  try {
    const result = await work();
    await tx.execute(sql`release savepoint part`);
    return result;
  } catch (error) {
    await tx.execute(sql`rollback to savepoint part; release savepoint part`);
    throw error;
  }
}
