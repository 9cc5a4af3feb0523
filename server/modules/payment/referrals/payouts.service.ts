import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { roublesText } from '@domain/money';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { RefPayoutInput } from '@server/graphql/generated/resolvers';
import type { ModuleDeps } from '@server/modules/module';
import { debtOf, incomingLines } from '../ledger/debt';
import { asSystem, between, ledger, type LedgerLine } from '../ledger/ledger';
import { subscriptionRepository } from '../subscription/subscription.repository';
import type { SubscriptionService } from '../subscription/subscription.service';
import { tariffOf } from '../tokens/tokens.read-model';
import { refBalanceOf } from './ref-balance.read-model';
import { refHistoryReadModel, type RefEntryView } from './ref-history.read-model';

const MINIMUM = BigInt(limits.referrals.minimumKopecks);

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'now'> & {
  subscriptions: Pick<SubscriptionService, 'settle'>;
};

/** What is taken, and the tokens that it buys; null: it goes to the balance. */
interface Payout {
  amount: bigint;
  tokens: number | null;
}

const linesOf = async (tx: Tx, organizationId: number, { amount, tokens }: Payout): Promise<LedgerLine[]> =>
  tokens === null
    ? incomingLines(tx, organizationId, { from: 'referral', amount })
    : [...between('revenue', 'referral', amount), ...between('tokens', 'issued', BigInt(tokens), 'token')];

/** What referrals have earned is withdrawn to the balance, or into tokens. */
export function createPayouts({ audit, live, now, subscriptions }: Deps) {
  async function payoutOf(tx: Tx, organizationId: number, input: RefPayoutInput): Promise<Payout> {
    if (input.method === 'balance') return { amount: input.amount, tokens: null };
    if ((await debtOf(tx, organizationId)) > 0n) throw new AppError('payment.debt', { field: 'method' });
    const { tokenPrice } = await tariffOf(tx, organizationId);
    if (tokenPrice !== input.tokenPrice) throw new AppError('payment.tokenPriceChanged', { field: 'method' });
    const tokens = input.amount / tokenPrice;
    return { amount: tokens * tokenPrice, tokens: Number(tokens) };
  }

  /** The ledger is held until the commit: nobody withdraws what it was decided by. */
  async function withdraw(tx: Tx, organizationId: number, input: RefPayoutInput): Promise<Payout> {
    // Whoever settles holds the subscription first, then the ledger.
    await subscriptionRepository.lock(tx, organizationId);
    await ledger.lock(tx, organizationId);
    const { available } = await refBalanceOf(tx, organizationId, { userId: null, at: now() });
    if (input.amount > available) {
      throw new AppError('ref.insufficient', { field: 'amount', params: { sum: roublesText(available) } });
    }
    if (input.amount < MINIMUM) {
      throw new AppError('ref.minimum', { field: 'amount', params: { min: Number(MINIMUM / 100n) } });
    }
    const payout = await payoutOf(tx, organizationId, input);
    if (payout.tokens === 0) throw new AppError('ref.noToken', { field: 'amount' });
    return payout;
  }

  async function insert(tx: Tx, scope: Scope, method: string, { amount, tokens }: Payout): Promise<number> {
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into ref_payout (organization_id, method, amount, tokens, created_by_id, created_at)
      values (${scope.organizationId}, ${method}, ${String(amount)}::bigint, ${tokens}::int,
        ${scope.caller?.userId ?? null}::int, ${now().toISOString()}::timestamptz) returning id`);
    const [row] = rows;
    if (!row) throw new Error('the withdrawal was not written');
    return row.id;
  }

  return {
    /** @throws {AppError} ref.minimum, ref.insufficient, ref.noToken for `amount`; payment.tokenPriceChanged, payment.debt for `method` */
    async create(scope: Scope, input: RefPayoutInput): Promise<RefEntryView> {
      const { organizationId, caller } = scope;
      const { id, payout } = await asSystem(scope, async (tx) => {
        const decided = await withdraw(tx, organizationId, input);
        return { payout: decided, id: await insert(tx, scope, input.method, decided) };
      });
      await audit.write(scope, {
        action: 'payment',
        objectType: 'refPayout',
        objectId: id,
        changes: {
          amount: [null, roublesText(payout.amount)],
          ...(payout.tokens === null ? {} : { tokens: [null, payout.tokens] }),
        },
      });
      await live.publish(scope.tx, { organizationId, topic: 'payment', ids: [] });
      await asSystem(scope, async (tx) => {
        await ledger.post(tx, {
          organizationId,
          key: `refPayout:${id}`,
          kind: payout.tokens === null ? 'refBonus' : 'payout',
          lines: await linesOf(tx, organizationId, payout),
          at: now(),
          actorId: caller?.userId ?? null,
          object: { type: 'refPayout', id },
        });
        if (payout.tokens === null) await subscriptions.settle(tx, organizationId);
      });
      return refHistoryReadModel.find(scope, now(), id);
    },
  };
}

export type Payouts = ReturnType<typeof createPayouts>;
