import { sql } from 'drizzle-orm';
import { watchPart } from './after-transaction';
import type { Tx } from './database';

/**
 * Runs a part of a transaction so that its failure rolls back only this part. The `tx` stays the same: callbacks of the
 * transaction also apply to the part.
 */
export async function inSavepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  const takeBack = watchPart(tx);
  await tx.execute(sql`savepoint part`);
  try {
    const result = await work();
    await tx.execute(sql`release savepoint part`);
    return result;
  } catch (error) {
    takeBack();
    await tx.execute(sql`rollback to savepoint part; release savepoint part`);
    throw error;
  }
}
