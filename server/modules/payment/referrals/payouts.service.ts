import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { roublesText } from '@domain/money';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { MutationRefPayoutCreateArgs, RefPayoutInput } from '@server/graphql/generated/resolvers';
import type { ModuleDeps } from '@server/modules/module';
import { debtOf, incomingLines } from '../ledger/debt';
import { asSystem, between, ledger, type LedgerLine, type LedgerOperation } from '../ledger/ledger';
import { subscriptionRepository } from '../subscription/subscription.repository';
import type { SubscriptionService } from '../subscription/subscription.service';
import { tariffOf } from '../tokens/tokens.read-model';
import { checkPartner, createPayoutInvoices, type PayoutInvoice } from './payout-invoices';
import { refBalanceOf } from './ref-balance.read-model';
import { refHistoryReadModel, type RefEntryView } from './ref-history.read-model';

const MINIMUM = BigInt(limits.referrals.minimumKopecks);

type Deps = Pick<ModuleDeps, 'audit' | 'files' | 'live' | 'now'> & {
  subscriptions: Pick<SubscriptionService, 'settle'>;
};

/** What is taken, and what it becomes: money on the balance, tokens, or money that is paid by an invoice. */
interface Payout {
  amount: bigint;
  /** How many tokens; null: none. */
  tokens: number | null;
  /** The partner's; null: none. */
  invoice: PayoutInvoice | null;
}

const linesOf = async (tx: Tx, organizationId: number, payout: Payout): Promise<LedgerLine[]> => {
  const { amount, tokens, invoice } = payout;
  if (invoice) return between('payable', 'referral', amount);
  if (tokens === null) return incomingLines(tx, organizationId, { from: 'referral', amount });
  return [...between('revenue', 'referral', amount), ...between('tokens', 'issued', BigInt(tokens), 'token')];
};

/** What referrals have earned is withdrawn: to the balance, into tokens, or in money by a partner's invoice. */
export function createPayouts({ audit, files, live, now, subscriptions }: Deps) {
  const invoices = createPayoutInvoices({ files, now });

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

  /** The ledger is held until the commit: nobody withdraws what it was decided by. */
  async function withdraw(
    tx: Tx,
    organizationId: number,
    input: RefPayoutInput,
    invoice: PayoutInvoice | null,
  ): Promise<Payout> {
    // Whoever settles holds the subscription first, then the ledger.
    await subscriptionRepository.lock(tx, organizationId);
    await ledger.lock(tx, organizationId);
    if (input.method === 'invoice') await checkPartner(tx, organizationId);
    const { available } = await refBalanceOf(tx, organizationId, { userId: null, at: now() });
    if (input.amount > available) {
      throw new AppError('ref.insufficient', { field: 'amount', params: { sum: roublesText(available) } });
    }
    if (input.amount < MINIMUM) {
      throw new AppError('ref.minimum', { field: 'amount', params: { min: Number(MINIMUM / 100n) } });
    }
    return payoutOf(tx, organizationId, input, invoice);
  }

  async function insert(tx: Tx, scope: Scope, method: string, payout: Payout): Promise<number> {
    const { amount, tokens, invoice } = payout;
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into ref_payout (organization_id, method, amount, tokens, created_by_id, created_at)
      values (${scope.organizationId}, ${method}, ${String(amount)}::bigint, ${tokens}::int,
        ${scope.caller?.userId ?? null}::int, ${now().toISOString()}::timestamptz) returning id`);
    const [row] = rows;
    if (!row) throw new Error('the withdrawal was not written');
    if (invoice)
      await invoices.insert(tx, { organizationId: scope.organizationId, payoutId: row.id }, invoice);
    return row.id;
  }

  async function tell(scope: Scope, id: number, { amount, tokens, invoice }: Payout): Promise<void> {
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

  return {
    /**
     * @throws {AppError} ref.minimum, ref.insufficient, ref.noToken for `amount`; payment.tokenPriceChanged, payment.debt,
     * ref.notPartner, ref.payeeUnknown for `method`; validation.* for `number`, `date`, `file`
     */
    async create(
      scope: Scope,
      { payout: input, file }: Pick<MutationRefPayoutCreateArgs, 'payout' | 'file'>,
    ): Promise<RefEntryView> {
      const { organizationId } = scope;
      const invoice = input.method === 'invoice' ? await invoices.read(scope, input, file) : null;
      const { id, payout } = await asSystem(scope, async (tx) => {
        const decided = await withdraw(tx, organizationId, input, invoice);
        return { payout: decided, id: await insert(tx, scope, input.method, decided) };
      });
      await tell(scope, id, payout);
      await asSystem(scope, async (tx) => {
        const lines = await linesOf(tx, organizationId, payout);
        await ledger.post(tx, { ...operationOf(scope, id, payout), lines });
        if (input.method === 'balance') await subscriptions.settle(tx, organizationId);
      });
      return refHistoryReadModel.find(scope, now(), id);
    },
  };
}

export type Payouts = ReturnType<typeof createPayouts>;
