import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { userFactorTable, userRecoveryCodeTable } from '../auth.tables';

export type UserFactorRow = typeof userFactorTable.$inferSelect;

/** The owner of a factor: the organization and the person. */
export interface Owner {
  organizationId: number;
  userId: number;
}

const own = ({ organizationId, userId }: Owner) =>
  and(eq(userFactorTable.organizationId, organizationId), eq(userFactorTable.userId, userId));

const ownCodes = ({ organizationId, userId }: Owner) =>
  and(eq(userRecoveryCodeTable.organizationId, organizationId), eq(userRecoveryCodeTable.userId, userId));

/** Returns the factor, confirmed or not. */
export async function findFactor(tx: Tx, owner: Owner): Promise<UserFactorRow | null> {
  const [row] = await tx.select().from(userFactorTable).where(own(owner));
  return row ?? null;
}

/** Stores a secret that waits for its first code; replaces an earlier pending one. False when the factor is already on. */
export async function putPending(tx: Tx, owner: Owner, secretSealed: string): Promise<boolean> {
  await tx.delete(userFactorTable).where(and(own(owner), isNull(userFactorTable.confirmedAt)));
  const rows = await tx
    .insert(userFactorTable)
    .values({ ...owner, secretSealed })
    .onConflictDoNothing()
    .returning({ userId: userFactorTable.userId });
  return rows.length > 0;
}

/** Turns the factor on. */
export async function confirmFactor(tx: Tx, owner: Owner, at: Date): Promise<void> {
  await tx.update(userFactorTable).set({ confirmedAt: at }).where(own(owner));
}

/** Turns the factor off and deletes the recovery codes. */
export async function deleteFactor(tx: Tx, owner: Owner): Promise<boolean> {
  const rows = await tx
    .delete(userFactorTable)
    .where(and(own(owner), isNotNull(userFactorTable.confirmedAt)))
    .returning({ userId: userFactorTable.userId });
  return rows.length > 0;
}

/** Uses a time step: true once, and only if no later or equal step has been used. */
export async function takeStep(tx: Tx, owner: Owner, step: number): Promise<boolean> {
  const rows = await tx
    .update(userFactorTable)
    .set({ lastStep: step })
    .where(and(own(owner), lt(userFactorTable.lastStep, step)))
    .returning({ userId: userFactorTable.userId });
  return rows.length > 0;
}

/** Replaces all recovery codes. */
export async function replaceCodes(tx: Tx, owner: Owner, hashes: readonly string[]): Promise<void> {
  await tx.delete(userRecoveryCodeTable).where(ownCodes(owner));
  await tx.insert(userRecoveryCodeTable).values(hashes.map((codeHash) => ({ ...owner, codeHash })));
}

const unused = (owner: Owner, codeHash: string) =>
  and(ownCodes(owner), eq(userRecoveryCodeTable.codeHash, codeHash), isNull(userRecoveryCodeTable.usedAt));

/** Whether it is an unused recovery code. */
export async function hasRecoveryCode(tx: Tx, owner: Owner, codeHash: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: userRecoveryCodeTable.userId })
    .from(userRecoveryCodeTable)
    .where(unused(owner, codeHash));
  return rows.length > 0;
}

/** Uses up a recovery code: true for one caller only. */
export async function takeRecoveryCode(tx: Tx, owner: Owner, codeHash: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(userRecoveryCodeTable)
    .set({ usedAt: at })
    .where(unused(owner, codeHash))
    .returning({ userId: userRecoveryCodeTable.userId });
  return rows.length > 0;
}

/** Counts the remaining recovery codes. */
export async function countCodes(tx: Tx, owner: Owner): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(userRecoveryCodeTable)
    .where(and(ownCodes(owner), isNull(userRecoveryCodeTable.usedAt)));
  return row?.left ?? 0;
}
