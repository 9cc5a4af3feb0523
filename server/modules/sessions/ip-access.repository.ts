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

/** The setting as it stands; null: nobody has set it, addresses do not count. Everything about it waits for whoever changes it. */
export async function lockAccess(tx: Tx, owner: IpOwner): Promise<IpAccessRow | null> {
  // There may be no row yet to lock.
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

/** One rule of the owner's. */
export async function findRule(tx: Tx, owner: IpOwner, id: number): Promise<IpRuleRow | null> {
  const [row] = await tx
    .select()
    .from(ipRuleTable)
    .where(and(ofOwner(ipRuleTable, owner), eq(ipRuleTable.id, id)));
  return row ?? null;
}

/** How many rules the owner has. */
export function countRules(tx: Tx, owner: IpOwner): Promise<number> {
  return tx.$count(ipRuleTable, ofOwner(ipRuleTable, owner));
}

type RuleValues = Pick<IpRuleRow, 'ipFrom' | 'ipTo' | 'comment' | 'roleIds' | 'until'>;

/** A new rule. */
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

/** A recovery link; those before it stop working. */
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

/** Takes a recovery link: the organization that it is of, once. */
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
