import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { findAccess, type IpOwner, ofOwner } from './ip-state.read-model';
import {
  type IpAccessRow,
  ipAccessTable,
  type IpMode,
  ipRecoveryTable,
  type IpRuleRow,
  ipRuleTable,
} from './ip-access.tables';

/**
 * Returns the current setting, or null when it was never set and addresses do not count. Other operations on it wait for the
 * caller.
 */
export async function lockAccess(tx: Tx, owner: IpOwner): Promise<IpAccessRow | null> {
  // There may not be a row to lock yet.
  await tx.execute(
    sql`select pg_advisory_xact_lock(${owner.organizationId}, hashtext(${`ip:${owner.userId ?? ''}`}))`,
  );
  return findAccess(tx, owner);
}

/** Sets it. */
export async function putAccess(tx: Tx, owner: IpOwner, mode: IpMode, at: Date): Promise<void> {
  await tx
    .insert(ipAccessTable)
    .values({ ...owner, mode, updatedAt: at })
    .onConflictDoUpdate({
      target: [ipAccessTable.organizationId, ipAccessTable.userId],
      set: { mode, updatedAt: at },
    });
}

/** Returns one rule of the owner. */
export async function findRule(tx: Tx, owner: IpOwner, id: number): Promise<IpRuleRow | null> {
  const [row] = await tx
    .select()
    .from(ipRuleTable)
    .where(and(ofOwner(ipRuleTable, owner), eq(ipRuleTable.id, id)));
  return row ?? null;
}

/** Returns the number of the owner's rules. */
export function countRules(tx: Tx, owner: IpOwner): Promise<number> {
  return tx.$count(ipRuleTable, ofOwner(ipRuleTable, owner));
}

type RuleValues = Pick<IpRuleRow, 'ipFrom' | 'ipTo' | 'comment' | 'roleIds' | 'until'>;

/** Adds a rule. */
export async function insertRule(
  tx: Tx,
  owner: IpOwner,
  values: RuleValues & Pick<IpRuleRow, 'createdById'>,
): Promise<IpRuleRow> {
  const [row] = await tx
    .insert(ipRuleTable)
    .values({ ...owner, ...values })
    .returning();
  if (!row) throw new Error('the insert of a rule returned nothing');
  return row;
}

/** Changes a rule. */
export async function updateRule(
  tx: Tx,
  { organizationId, id }: IpRuleRow,
  values: RuleValues & { updatedAt: Date },
): Promise<IpRuleRow> {
  const [row] = await tx
    .update(ipRuleTable)
    .set(values)
    .where(and(eq(ipRuleTable.organizationId, organizationId), eq(ipRuleTable.id, id)))
    .returning();
  if (!row) throw new Error('the update of a rule returned nothing');
  return row;
}

/** Removes a rule. */
export async function deleteRule(tx: Tx, { organizationId, id }: IpRuleRow): Promise<void> {
  await tx
    .delete(ipRuleTable)
    .where(and(eq(ipRuleTable.organizationId, organizationId), eq(ipRuleTable.id, id)));
}

/** Stores a recovery link and invalidates earlier ones. */
export async function putRecovery(
  tx: Tx,
  organizationId: number,
  tokenHash: string,
  at: Date,
  expiresAt: Date,
): Promise<void> {
  await tx
    .update(ipRecoveryTable)
    .set({ usedAt: at })
    .where(and(eq(ipRecoveryTable.organizationId, organizationId), isNull(ipRecoveryTable.usedAt)));
  await tx.insert(ipRecoveryTable).values({ organizationId, tokenHash, expiresAt });
}

/** Consumes a recovery link and returns its organization; a link works once. */
export async function takeRecovery(tx: Tx, tokenHash: string, at: Date): Promise<number | null> {
  const [row] = await tx
    .update(ipRecoveryTable)
    .set({ usedAt: at })
    .where(
      and(
        eq(ipRecoveryTable.tokenHash, tokenHash),
        isNull(ipRecoveryTable.usedAt),
        sql`${ipRecoveryTable.expiresAt} > ${at.toISOString()}::timestamptz`,
      ),
    )
    .returning({ organizationId: ipRecoveryTable.organizationId });
  return row?.organizationId ?? null;
}
