import { payoutAmountSchema } from '@domain/payment/payout';
import { checkInput } from '@server/modules/check-input';
import { roublesText } from '@domain/money';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { MutationRefPayoutCreateArgs, RefPayoutInput } from '@server/graphql/generated/types';
import type { ModuleDeps } from '@server/modules/module';
import { debtOf, incomingLines } from '../../ledger/debt';
import { asSystem, between, ledger } from '../../ledger/ledger';
import type { LedgerLine, LedgerOperation } from '../../ledger/ledger-operation';
import { subscriptionRepository } from '../../subscription/subscription.repository';
import type { SubscriptionService } from '../../subscription/subscription.service';
import { tariffOf } from '../../tokens/tokens.read-model';
import { checkPartner, createPayoutInvoices } from './payout-invoices';
import type { PayoutInvoice } from './payout-invoices.repository';
import { createPayoutNotifications } from './payout-notifications';
import { flagAgain } from '../accruals.repository';
import { refBalanceOf } from '../ref-balance.read-model';
import { refHistoryReadModel, type RefEntryView } from '../ref-history.read-model';
import { refPayoutsRepository } from './ref-payouts.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'files' | 'live' | 'notify' | 'now' | 'readConsts'> & {
  subscriptions: Pick<SubscriptionService, 'settle'>;
};

/** The withdrawn amount, and its form: money on the balance, tokens, or money that is paid by an invoice. */
interface Payout {
  amount: bigint;
  /** The number of tokens; null: none. */
  tokens: number | null;
  /** The partner's invoice; null: none. */
  invoice: PayoutInvoice | null;
}

const linesOf = async (tx: Tx, organizationId: number, payout: Payout): Promise<LedgerLine[]> => {
  const { amount, tokens, invoice } = payout;
  if (invoice) return between('payable', 'referral', amount);
  if (tokens === null) return incomingLines(tx, organizationId, { from: 'referral', amount });
  return [...between('revenue', 'referral', amount), ...between('tokens', 'issued', BigInt(tokens), 'token')];
};

interface PayoutDeps extends Deps {
  readonly invoices: ReturnType<typeof createPayoutInvoices>;
  readonly notifications: ReturnType<typeof createPayoutNotifications>;
}

async function intoTokens(tx: Tx, organizationId: number, input: RefPayoutInput): Promise<Payout> {
  const { tokenPrice } = await tariffOf(tx, organizationId);
  if (tokenPrice !== input.tokenPrice) throw new AppError('payment.tokenPriceChanged', { field: 'method' });
  const tokens = input.amount / tokenPrice;
  if (tokens === 0n) throw new AppError('ref.noToken', { field: 'amount' });
  return { amount: tokens * tokenPrice, tokens: Number(tokens), invoice: null };
}

async function payoutOf(
  tx: Tx,
  organizationId: number,
  input: RefPayoutInput,
  invoice: PayoutInvoice | null,
): Promise<Payout> {
  const { amount, method } = input;
  if (method === 'balance') return { amount, tokens: null, invoice: null };
  if ((await debtOf(tx, organizationId)) > 0n) throw new AppError('payment.debt', { field: 'method' });
  return invoice ? { amount, tokens: null, invoice } : intoTokens(tx, organizationId, input);
}

/** The ledger is locked until the commit, so that the amount on which the decision is based cannot be withdrawn by others. */
async function decideWithdrawal(
  { now }: PayoutDeps,
  tx: Tx,
  organizationId: number,
  input: RefPayoutInput,
  invoice: PayoutInvoice | null,
): Promise<Payout> {
  // Settling locks the subscription first, then the ledger.
  await subscriptionRepository.lock(tx, organizationId);
  await ledger.lock(tx, organizationId);
  if (input.method === 'invoice') await checkPartner(tx, organizationId);
  // What has become known since the last night is not paid out today either.
  await flagAgain(tx, organizationId);
  const { available } = await refBalanceOf(tx, organizationId, { userId: null, at: now() });
  if (input.amount > available) {
    throw new AppError('ref.insufficient', { field: 'amount', params: { sum: roublesText(available) } });
  }
  checkInput(payoutAmountSchema, input, { codes: { between: 'ref.minimum' } });
  return payoutOf(tx, organizationId, input, invoice);
}

async function insertPayout(
  { now, invoices }: PayoutDeps,
  tx: Tx,
  scope: Scope,
  method: string,
  payout: Payout,
): Promise<number> {
  const { amount, tokens, invoice } = payout;
  const { organizationId, caller } = scope;
  const payoutId = await refPayoutsRepository.insert(tx, {
    ...{ organizationId, method, amount, tokens },
    ...{ createdById: caller?.userId ?? null, createdAt: now() },
  });
  if (invoice) await invoices.insert(tx, { organizationId, payoutId }, invoice);
  return payoutId;
}

async function recordPayout(
  { audit, live }: PayoutDeps,
  scope: Scope,
  id: number,
  { amount, tokens, invoice }: Payout,
): Promise<void> {
  await audit.write(scope, {
    action: 'payment',
    objectType: 'refPayout',
    objectId: id,
    changes: {
      amount: [null, roublesText(amount)],
      ...(tokens === null ? {} : { tokens: [null, tokens] }),
      ...(invoice ? { number: [null, invoice.number], date: [null, invoice.date] } : {}),
    },
  });
  await live.publish(scope.tx, { organizationId: scope.organizationId, topic: 'payment', ids: [] });
}

const operationOf = (
  { now }: PayoutDeps,
  { organizationId, caller }: Scope,
  id: number,
  payout: Payout,
): Omit<LedgerOperation, 'lines'> => ({
  organizationId,
  key: `refPayout:${id}`,
  kind: payout.tokens === null && payout.invoice === null ? 'refBonus' : 'payout',
  at: now(),
  actorId: caller?.userId ?? null,
  object: { type: 'refPayout', id },
});

/**
 * @throws {AppError} ref.minimum, ref.insufficient, ref.noToken for `amount`; payment.tokenPriceChanged, payment.debt,
 * ref.notPartner, ref.payeeUnknown for `method`; validation.* for `number`, `date`, `file`
 */
async function createPayout(
  deps: PayoutDeps,
  scope: Scope,
  { payout: input, file }: Pick<MutationRefPayoutCreateArgs, 'payout' | 'file'>,
): Promise<RefEntryView> {
  const { organizationId } = scope;
  const invoice = input.method === 'invoice' ? await deps.invoices.read(scope, input, file) : null;
  const { id, payout } = await asSystem(scope, async (tx) => {
    const decided = await decideWithdrawal(deps, tx, organizationId, input, invoice);
    return { payout: decided, id: await insertPayout(deps, tx, scope, input.method, decided) };
  });
  await recordPayout(deps, scope, id, payout);
  await asSystem(scope, async (tx) => {
    const lines = await linesOf(tx, organizationId, payout);
    await ledger.post(tx, { ...operationOf(deps, scope, id, payout), lines });
    if (input.method === 'balance') await deps.subscriptions.settle(tx, organizationId);
    if (invoice)
      await deps.notifications.waits(tx, { organizationId, payoutId: id, amount: payout.amount, invoice });
  });
  return refHistoryReadModel.find(scope, deps.now(), id);
}

/** Withdraws what referrals have earned: to the balance, as tokens, or as money by a partner's invoice. */
export function createPayouts(own: Deps) {
  const deps: PayoutDeps = {
    ...own,
    invoices: createPayoutInvoices(own),
    notifications: createPayoutNotifications(own),
  };

  return {
    create: (scope: Scope, input: Pick<MutationRefPayoutCreateArgs, 'payout' | 'file'>) =>
      createPayout(deps, scope, input),
  };
}

export type Payouts = ReturnType<typeof createPayouts>;
