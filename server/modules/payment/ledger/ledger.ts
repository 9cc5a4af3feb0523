import { actAs, type Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import type { LedgerAccount, LedgerCurrency, LedgerLine } from './ledger-operation';
import { lockLedger, postOperation, reverseOperation } from './ledger.repository';

/** Returns two lines that move a sum from the provider's account to the client's, or back when it is negative. */
export function between(
  account: LedgerAccount,
  other: LedgerAccount,
  amount: bigint,
  currency: LedgerCurrency = 'rub',
): LedgerLine[] {
  return [
    { account, currency, amount },
    { account: other, currency, amount: -amount },
  ];
}

/** Writes the ledger: in a transaction of the system, as its last step. */
export const ledger = { lock: lockLedger, post: postOperation, reverse: reverseOperation };

/**
 * Runs a part of a tenant's transaction as the system: only the system writes the ledger. It commits or rolls back with the rest.
 */
export async function asSystem<T>(
  { tx, organizationId, caller }: Pick<Scope, 'tx' | 'organizationId' | 'caller'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await actAs(tx, null);
  const comeBack = () => actAs(tx, organizationId, caller ?? undefined);
  let result: T;
  try {
    result = await work(tx);
  } catch (error) {
    // Code that catches the error continues with its former role; after a failed statement, the transaction cannot continue.
    await comeBack().catch(() => undefined);
    throw error;
  }
  await comeBack();
  return result;
}
