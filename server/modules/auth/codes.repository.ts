import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { authCodeTable } from './auth.tables';

/** The person whom a code belongs to, and its purpose. */
export interface CodeOwner {
  userId: number;
  purpose: (typeof authCodeTable.$inferSelect)['purpose'];
}

/** The number of wrong attempts after which a code is invalid. */
const MAX_TRIES = 5;

/** SQL of one-time codes. */
export const codesRepository = {
  async isKnown(tx: Tx, { userId, purpose }: CodeOwner, codeHash: string, now: Date): Promise<boolean> {
    const found = await tx
      .select({ id: authCodeTable.id })
      .from(authCodeTable)
      .where(
        and(
          eq(authCodeTable.userId, userId),
          eq(authCodeTable.purpose, purpose),
          eq(authCodeTable.codeHash, codeHash),
          isNull(authCodeTable.usedAt),
          gt(authCodeTable.expiresAt, now),
        ),
      );
    return found.length > 0;
  },

  /** Locks and returns the newest code that can still be tried. */
  async lockNewest(
    tx: Tx,
    { userId, purpose }: CodeOwner,
    now: Date,
  ): Promise<{ id: number; codeHash: string } | null> {
    const [code] = await tx
      .select({ id: authCodeTable.id, codeHash: authCodeTable.codeHash })
      .from(authCodeTable)
      .where(
        and(
          eq(authCodeTable.userId, userId),
          eq(authCodeTable.purpose, purpose),
          isNull(authCodeTable.usedAt),
          gt(authCodeTable.expiresAt, now),
          lt(authCodeTable.attempts, MAX_TRIES),
        ),
      )
      .orderBy(desc(authCodeTable.id))
      .limit(1)
      // A code that this very request is already using would be waited for forever: it counts as used.
      .for('update', { skipLocked: true });
    return code ?? null;
  },

  async countTry(tx: Tx, id: number): Promise<void> {
    await tx
      .update(authCodeTable)
      .set({ attempts: sql`${authCodeTable.attempts} + 1` })
      .where(eq(authCodeTable.id, id));
  },

  /** Marks a code as used. False: it is already used, or there is none. */
  async use(tx: Tx, { userId, purpose }: CodeOwner, codeHash: string): Promise<boolean> {
    const rows = await selectRows(tx, { isUsed: boolean })(
      sql`select auth_code_use(${userId}, ${purpose}, ${codeHash}) as "isUsed"`,
    );
    return rows[0]?.isUsed === true;
  },

  async isAlive(tx: Tx, { userId, purpose }: CodeOwner, now: Date): Promise<boolean> {
    const at = now.toISOString();
    const rows = await selectRows(tx, { isAlive: boolean })(
      sql`select auth_code_alive(${userId}, ${purpose}, ${at}::timestamptz, ${MAX_TRIES}) as "isAlive"`,
    );
    return rows[0]?.isAlive === true;
  },

  /** Returns false if the person does not belong to the transaction's organization. */
  async insert(tx: Tx, { userId, purpose }: CodeOwner, codeHash: string, expires: Date): Promise<boolean> {
    const expiresAt = expires.toISOString();
    const rows = await selectRows(tx, { isMade: boolean })(
      sql`select auth_code_create(${userId}, ${purpose}, ${codeHash}, ${expiresAt}::timestamptz) as "isMade"`,
    );
    return rows[0]?.isMade === true;
  },
};
