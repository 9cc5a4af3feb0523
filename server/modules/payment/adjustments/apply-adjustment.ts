import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import { incomingLines } from '../ledger/debt';
import { between, ledger } from '../ledger/ledger';
import type { LedgerLine } from '../ledger/ledger-operation';
import { ledgerReadModel } from '../ledger/ledger.read-model';
import { subscriptionRepository } from '../subscription/subscription.repository';
import type { SubscriptionService } from '../subscription/subscription.service';
import type { AdjustmentView } from './adjustments.read-model';

/** The max length of a name, so that two names and the reason fit in the 500 characters of a note. */
const NAME = 90;

/**
 * Returns the reason and, in parentheses, who proposed and who confirmed it, because both are named in an immutable ledger entry.
 */
function noteOf(
  { reason, proposedBy, proposedById }: AdjustmentView,
  confirmed: { id: number; name: string } | null,
): string {
  const named = (id: number, name: string) => `${name.slice(0, NAME)} № ${id}`;
  const people = [
    named(proposedById, proposedBy),
    ...(confirmed ? [named(confirmed.id, confirmed.name)] : []),
  ];
  return `${reason} (${people.join('; ')})`;
}

/** Locks the subscription and the ledger until the commit, in the same order as all other code. */
export async function lockBalance(tx: Tx, organizationId: number): Promise<void> {
  await subscriptionRepository.lock(tx, organizationId);
  await ledger.lock(tx, organizationId);
}

/** Checks a locked balance. @throws {AppError} adjustment.insufficient for `amount`: nothing goes below zero */
export async function checkBalance(tx: Tx, organizationId: number, amount: bigint): Promise<void> {
  const held = await ledgerReadModel.current(tx, organizationId, 'balance', 'rub');
  if (held + amount < 0n) throw new AppError('adjustment.insufficient', { field: 'amount' });
}

const linesOf = ({ organizationId, amount }: AdjustmentView, tx: Tx): Promise<LedgerLine[]> =>
  amount > 0n
    ? incomingLines(tx, organizationId, { from: 'adjustment', amount })
    : Promise.resolve(between('balance', 'adjustment', amount));

/**
 * Posts a correction; added money reopens what was closed for lack of money. Must be the last step of a transaction that has
 * locked the balance.
 */
export async function postAdjustment(
  tx: Tx,
  adjustment: AdjustmentView,
  {
    confirmed,
    at,
    subscriptions,
  }: {
    confirmed: { id: number; name: string } | null;
    at: Date;
    subscriptions: Pick<SubscriptionService, 'settle'>;
  },
): Promise<bigint> {
  const { organizationId, id, amount, proposedById } = adjustment;
  const posted = await ledger.post(tx, {
    ...{ organizationId, at, kind: 'adjust', actorId: confirmed?.id ?? proposedById },
    key: `adjustment:${id}`,
    lines: await linesOf(adjustment, tx),
    object: { type: 'adjustment', id },
    note: noteOf(adjustment, confirmed),
  });
  if (amount > 0n) await subscriptions.settle(tx, organizationId);
  return posted.id;
}
