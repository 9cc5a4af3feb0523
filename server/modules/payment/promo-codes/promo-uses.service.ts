import { and, desc, eq } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { normalizedCode } from '@server/modules/promo-code-text';
import { takenBackLines } from '../ledger/debt';
import { asSystem, ledger } from '../ledger/ledger';
import type { PaymentRow } from '../payment.tables';
import { subscriptionRepository } from '../subscription/subscription.repository';
import type { SubscriptionService } from '../subscription/subscription.service';
import { giveMoney, PROMO_EFFECTS } from './promo-effects';
import {
  type PromoCodeRow,
  promoCodeTable as codes,
  type PromoUseRow,
  promoUseTable as uses,
} from './promo-codes.tables';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'quotas' | 'now'> & {
  subscriptions: Pick<SubscriptionService, 'settle'>;
};

/** Who uses a code, and where it was typed. */
interface Redemption {
  organizationId: number;
  usedById: number | null;
  /** As `normalizedCode` has it. */
  code: string;
  field: string;
}

/** What a percentage adds to a payment, in kopecks. */
const bonusOf = ({ value }: PromoUseRow, amount: bigint) => (amount * BigInt(value)) / 100n;

const isOver = ({ isActive, validTo }: PromoCodeRow, today: string) =>
  !isActive || (validTo !== null && validTo < today);

/** Promo codes that organizations use. */
export function createPromoUses({ audit, live, quotas, now, subscriptions }: Deps) {
  const today = () => dayOf(now(), 'Europe/Moscow');

  /** One of the code's uses, whose row stays locked: of a hundred at once no more get it than it is for. */
  async function take(tx: Tx, { code, field }: Redemption): Promise<PromoCodeRow> {
    const [found] = await tx.select().from(codes).where(eq(codes.code, code)).for('update');
    if (!found?.isActive) throw new AppError('promo.unknown', { field });
    if (isOver(found, today())) throw new AppError('promo.expired', { field });
    if (found.limitTotal !== null && found.used >= found.limitTotal)
      throw new AppError('promo.usedUp', { field });
    await tx
      .update(codes)
      .set({ used: found.used + 1 })
      .where(eq(codes.id, found.id));
    return found;
  }

  async function insert(tx: Tx, row: PromoCodeRow, redemption: Redemption): Promise<PromoUseRow> {
    const { organizationId, usedById, field } = redemption;
    const { id: promoCodeId, kind, value, code } = row;
    const earlier = await tx.select().from(uses).where(eq(uses.organizationId, organizationId));
    const number = earlier.filter((use) => use.promoCodeId === promoCodeId).length + 1;
    if (number > row.perOrganization) throw new AppError('promo.already', { field });
    const isPercent = kind === 'percent';
    if (isPercent && earlier.some(({ status }) => status === 'waiting'))
      throw new AppError('promo.waiting', { field });
    const [use] = await tx
      .insert(uses)
      .values({
        ...{ organizationId, promoCodeId, number, code, kind, value, usedById, createdAt: now() },
        status: isPercent ? 'waiting' : 'used',
      })
      .returning();
    if (!use) throw new Error('the use of a promo code was not written');
    return use;
  }

  /**
   * Uses a code. In a transaction of the system's. Everybody locks in this order: the subscription, the code, the ledger.
   * @throws {AppError} promo.unknown, promo.expired, promo.usedUp, promo.already, promo.waiting, promo.noEffect for the field
   */
  async function redeem(tx: Tx, redemption: Redemption): Promise<PromoUseRow> {
    const { organizationId, field } = redemption;
    const subscription = await subscriptionRepository.lock(tx, organizationId);
    const use = await insert(tx, await take(tx, redemption), redemption);
    await live.publish(tx, { organizationId, topic: 'payment', ids: [] });
    await PROMO_EFFECTS[use.kind]({ tx, use, subscription, at: now(), field });
    await subscriptions.settle(tx, organizationId);
    return use;
  }

  return {
    redeem,

    list: ({ tx, organizationId }: Scope): Promise<PromoUseRow[]> =>
      tx
        .select()
        .from(uses)
        .where(eq(uses.organizationId, organizationId))
        .orderBy(desc(uses.id))
        .limit(limits.promo.uses),

    /** @throws {AppError} notFound */
    async find({ tx, organizationId }: Scope, id: number): Promise<PromoUseRow> {
      const [use] = await tx
        .select()
        .from(uses)
        .where(and(eq(uses.organizationId, organizationId), eq(uses.id, id)));
      if (!use) throw new AppError('notFound');
      return use;
    },

    /** As `redeem`, for `code`. @throws {AppError} validation.* and promo.* for `code`; quota.promoTries after many tries */
    async use(scope: Scope, text: string): Promise<PromoUseRow> {
      const { organizationId, caller, lang } = scope;
      const field = 'code';
      const code = normalizedCode(text, field);
      if (code === null) throw new AppError('validation.required', { field });
      // Wrong ones are counted, too: codes are not to be guessed.
      await quotas.spendKey(lang, 'promoTries', `organization:${organizationId}`);
      const use = await asSystem(scope, (tx) =>
        redeem(tx, { organizationId, code, field, usedById: caller?.userId ?? null }),
      );
      await audit.write(scope, {
        action: 'payment',
        objectType: 'promoUse',
        objectId: use.id,
        changes: { promoCode: [null, code] },
      });
      return use;
    },

    /** A payment has come: the code that waits for it adds its share, unless it has ended by now. */
    async applyWaiting(tx: Tx, { organizationId, id: paymentId, amount }: PaymentRow): Promise<void> {
      const own = and(eq(uses.organizationId, organizationId), eq(uses.status, 'waiting'));
      const [waiting] = await tx
        .select({ use: uses, code: codes })
        .from(uses)
        .innerJoin(codes, eq(codes.id, uses.promoCodeId))
        .where(own)
        .for('update', { of: uses });
      if (!waiting) return;
      const { use, code } = waiting;
      const bonus = bonusOf(use, amount);
      const isLapsed = isOver(code, today());
      await tx
        .update(uses)
        .set({ paymentId, status: isLapsed ? 'lapsed' : 'used' })
        .where(and(own, eq(uses.id, use.id)));
      if (!isLapsed && bonus > 0n) await giveMoney(tx, use, bonus, now());
    },

    /** So much of a payment has gone back: the same part of what a code had added to it goes back, too. */
    async takeBack(tx: Tx, { organizationId, id: paymentId, amount, refunded }: PaymentRow): Promise<void> {
      const ofPayment = and(eq(uses.organizationId, organizationId), eq(uses.paymentId, paymentId));
      const [use] = await tx
        .select()
        .from(uses)
        .where(and(ofPayment, eq(uses.status, 'used')))
        .for('update');
      if (!use) return;
      // Of the sum of all refunds, so that what is rounded is whole in the end.
      const takenBack = (bonusOf(use, amount) * refunded) / amount;
      const due = takenBack - use.takenBack;
      if (due <= 0n) return;
      await tx.update(uses).set({ takenBack }).where(ofPayment);
      await ledger.post(tx, {
        ...{ organizationId, at: now(), object: { type: 'promoUse', id: use.id } },
        key: `promoBack:${use.id}:${takenBack}`,
        kind: 'refund',
        lines: await takenBackLines(tx, organizationId, { to: 'promo', amount: due }),
      });
    },
  };
}

export type PromoUses = ReturnType<typeof createPromoUses>;
