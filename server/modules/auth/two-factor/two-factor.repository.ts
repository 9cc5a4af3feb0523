import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { userFactorTable, userRecoveryCodeTable } from '../auth.tables';

export type UserFactorRow = typeof userFactorTable.$inferSelect;

/** Whose: the organization and the person. */
export interface Owner {
  organizationId: number;
  userId: number;
}

const own = ({ organizationId, userId }: Owner) =>
  and(eq(userFactorTable.organizationId, organizationId), eq(userFactorTable.userId, userId));

const ownCodes = ({ organizationId, userId }: Owner) =>
  and(eq(userRecoveryCodeTable.organizationId, organizationId), eq(userRecoveryCodeTable.userId, userId));

/** The factor as it stands, confirmed or not. */
export async function findFactor(tx: Tx, owner: Owner): Promise<UserFactorRow | null> {
  const [row] = await tx.select().from(userFactorTable).where(own(owner));
  return row ?? null;
}

/** A secret that waits for its first code; one that waited before is forgotten. False when the factor is on already. */
export async function putPending(tx: Tx, owner: Owner, secretSealed: string): Promise<boolean> {
  await tx.delete(userFactorTable).where(and(own(owner), isNull(userFactorTable.confirmedAt)));
  const rows = await tx
    .insert(userFactorTable)
    .values({ ...owner, secretSealed })
    .onConflictDoNothing()
    .returning({ userId: userFactorTable.userId });
  return rows.length > 0;
}

/** Switches it on. */
export async function confirmFactor(tx: Tx, owner: Owner, at: Date): Promise<void> {
  await tx.update(userFactorTable).set({ confirmedAt: at }).where(own(owner));
}

/** Switches it off; the recovery codes go with it. */
export async function deleteFactor(tx: Tx, owner: Owner): Promise<boolean> {
  const rows = await tx
    .delete(userFactorTable)
    .where(and(own(owner), isNotNull(userFactorTable.confirmedAt)))
    .returning({ userId: userFactorTable.userId });
  return rows.length > 0;
}

/** Takes a time step, for one caller only: true once for it and for none before it. */
export async function takeStep(tx: Tx, owner: Owner, step: number): Promise<boolean> {
  const rows = await tx
    .update(userFactorTable)
    .set({ lastStep: step })
    .where(and(own(owner), lt(userFactorTable.lastStep, step)))
    .returning({ userId: userFactorTable.userId });
  return rows.length > 0;
}

/** New recovery codes instead of all before. */
export async function replaceCodes(tx: Tx, owner: Owner, hashes: readonly string[]): Promise<void> {
  await tx.delete(userRecoveryCodeTable).where(ownCodes(owner));
  await tx.insert(userRecoveryCodeTable).values(hashes.map((codeHash) => ({ ...owner, codeHash })));
}

const unused = (owner: Owner, codeHash: string) =>
  and(ownCodes(owner), eq(userRecoveryCodeTable.codeHash, codeHash), isNull(userRecoveryCodeTable.usedAt));

/** Whether it is a recovery code that was not used yet. */
export async function hasRecoveryCode(tx: Tx, owner: Owner, codeHash: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: userRecoveryCodeTable.userId })
    .from(userRecoveryCodeTable)
    .where(unused(owner, codeHash));
  return rows.length > 0;
}

/** Uses a recovery code up: true for one caller only. */
export async function takeRecoveryCode(tx: Tx, owner: Owner, codeHash: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(userRecoveryCodeTable)
    .set({ usedAt: at })
    .where(unused(owner, codeHash))
    .returning({ userId: userRecoveryCodeTable.userId });
  return rows.length > 0;
}

/** How many recovery codes are left. */
export async function countCodes(tx: Tx, owner: Owner): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(userRecoveryCodeTable)
    .where(and(ownCodes(owner), isNull(userRecoveryCodeTable.usedAt)));
  return row?.left ?? 0;
}
