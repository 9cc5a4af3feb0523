import type { Tx } from '@server/db/database';
import { between, ledger } from './ledger';
import type { LedgerAccount, LedgerLine } from './ledger-operation';
import { ledgerReadModel } from './ledger.read-model';

/**
 * Returns what an organization owes, in kopecks; zero: nothing. For a caller that holds the lock of the ledger, it does not
 * change until the commit.
 */
export async function debtOf(tx: Tx, organizationId: number): Promise<bigint> {
  return -(await ledgerReadModel.current(tx, organizationId, 'debt', 'rub'));
}

const least = (first: bigint, other: bigint) => (first < other ? first : other);

const moved = (account: LedgerAccount, other: LedgerAccount, amount: bigint): LedgerLine[] =>
  amount === 0n ? [] : between(account, other, amount);

/**
 * Returns the lines for incoming money: it first pays the debt, so that there is never a balance and a debt at the same time.
 * Locks the ledger.
 * @param amount kopecks above zero
 */
export async function incomingLines(
  tx: Tx,
  organizationId: number,
  { from, amount }: { from: LedgerAccount; amount: bigint },
): Promise<LedgerLine[]> {
  await ledger.lock(tx, organizationId);
  const repaid = least(await debtOf(tx, organizationId), amount);
  return [...moved('debt', from, repaid), ...moved('balance', from, amount - repaid)];
}

/**
 * Returns the lines for money that is taken back from outside: what the balance no longer covers becomes a debt. Locks the
 * ledger.
 * @param amount kopecks above zero
 */
export async function takenBackLines(
  tx: Tx,
  organizationId: number,
  { to, amount }: { to: LedgerAccount; amount: bigint },
): Promise<LedgerLine[]> {
  await ledger.lock(tx, organizationId);
  const held = await ledgerReadModel.current(tx, organizationId, 'balance', 'rub');
  const taken = least(held, amount);
  return [...moved('balance', to, -taken), ...moved('debt', to, taken - amount)];
}
