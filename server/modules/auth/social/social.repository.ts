import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { mayEnter } from '../auth.repository';
import { socialAccountTable, socialFlowTable } from '../auth.tables';

export type SocialFlowRow = typeof socialFlowTable.$inferSelect;
export type SocialAccountRow = typeof socialAccountTable.$inferSelect;

/** Stores a sign-in that was started. */
export async function insertFlow(tx: Tx, flow: SocialFlowRow): Promise<void> {
  await tx.insert(socialFlowTable).values(flow);
}

/** Takes out a started sign-in: only the first response finds it. */
export async function takeFlow(
  tx: Tx,
  flow: Pick<SocialFlowRow, 'stateHash' | 'browserHash' | 'provider'>,
  at: Date,
): Promise<SocialFlowRow | null> {
  const [row] = await tx
    .delete(socialFlowTable)
    .where(
      and(
        eq(socialFlowTable.stateHash, flow.stateHash),
        eq(socialFlowTable.browserHash, flow.browserHash),
        eq(socialFlowTable.provider, flow.provider),
        gt(socialFlowTable.expiresAt, at),
      ),
    )
    .returning();
  return row ?? null;
}

/** Finds the owner of the account if they may sign in. */
export async function findByAccount(tx: Tx, provider: string, subject: string): Promise<UserRow | null> {
  const [row] = await tx
    .select({ user: userTable })
    .from(socialAccountTable)
    .innerJoin(userTable, eq(userTable.id, socialAccountTable.userId))
    .where(and(eq(socialAccountTable.provider, provider), eq(socialAccountTable.subject, subject), mayEnter));
  return row?.user ?? null;
}

/** Whether any person has this account, even one who may not sign in. */
export async function isTaken(tx: Tx, provider: string, subject: string): Promise<boolean> {
  const rows = await tx
    .select({ id: socialAccountTable.id })
    .from(socialAccountTable)
    .where(and(eq(socialAccountTable.provider, provider), eq(socialAccountTable.subject, subject)));
  return rows.length > 0;
}

/** Adds an account to a person; false when another already has it. */
export async function insertAccount(
  tx: Tx,
  account: Pick<SocialAccountRow, 'organizationId' | 'userId' | 'provider' | 'subject' | 'email'>,
): Promise<boolean> {
  const rows = await tx
    .insert(socialAccountTable)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: socialAccountTable.id });
  return rows.length > 0;
}

/** Records that the account was used. */
export async function touchAccount(tx: Tx, provider: string, subject: string): Promise<void> {
  await tx
    .update(socialAccountTable)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(socialAccountTable.provider, provider), eq(socialAccountTable.subject, subject)));
}

/** Returns a person's accounts, the oldest first. */
export async function accountsOf(
  tx: Tx,
  organizationId: number,
  userId: number,
): Promise<SocialAccountRow[]> {
  return tx
    .select()
    .from(socialAccountTable)
    .where(and(eq(socialAccountTable.organizationId, organizationId), eq(socialAccountTable.userId, userId)))
    .orderBy(asc(socialAccountTable.id));
}

/** Removes one of a person's accounts. */
export async function deleteAccount(
  tx: Tx,
  organizationId: number,
  userId: number,
  id: number,
): Promise<SocialAccountRow | null> {
  const [row] = await tx
    .delete(socialAccountTable)
    .where(
      and(
        eq(socialAccountTable.organizationId, organizationId),
        eq(socialAccountTable.userId, userId),
        eq(socialAccountTable.id, id),
      ),
    )
    .returning();
  return row ?? null;
}
