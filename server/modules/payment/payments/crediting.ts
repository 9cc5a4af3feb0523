import { roublesText } from '@domain/money';
import type { Tx } from '@server/db/database';
import type { GatewayPayment } from './gateway';
import type { PaymentRow } from '../payment.tables';
import { incomingLines } from '../ledger/debt';
import { ledger } from '../ledger/ledger';
import type { PromoUses } from '../promo-codes/promo-uses.service';
import type { Accruals } from '../referrals/accruals';
import { subscriptionRepository } from '../subscription/subscription.repository';
import type { SubscriptionService } from '../subscription/subscription.service';

/** Compares the service's data of a payment with the order: returns the first difference, or null. */
export function mismatchOf(
  payment: PaymentRow,
  reported: GatewayPayment,
  shopId: string | null,
): string | null {
  const { organizationId, paymentId } = reported.metadata;
  if (payment.externalId !== null && reported.id !== payment.externalId) return 'id';
  if (reported.amount.value !== roublesText(payment.amount)) return 'amount';
  if (reported.amount.currency !== 'RUB') return 'currency';
  if (organizationId !== String(payment.organizationId) || paymentId !== String(payment.id))
    return 'metadata';
  if (shopId !== null && reported.shopId !== null && reported.shopId !== shopId) return 'shop';
  return null;
}

interface Deps {
  subscriptions: Pick<SubscriptionService, 'settle'>;
  promoUses: Pick<PromoUses, 'applyWaiting'>;
  accruals: Pick<Accruals, 'accrue'>;
  now: () => Date;
}

/** Credits a payment to the balance, with its effects. */
export type Credit = (tx: Tx, payment: PaymentRow) => Promise<void>;

/**
 * Credits a successful payment to the balance once, together with the bonus of a promo code, the share of the referrer and the
 * charge that waited for it. Requires a transaction of the system that holds the payment's row.
 */
export function createCrediting({ subscriptions, promoUses, accruals, now }: Deps): Credit {
  return async (tx, payment) => {
    const { organizationId, id, amount, createdById } = payment;
    // All code locks in this order: the subscription, then the ledger.
    await subscriptionRepository.lock(tx, organizationId);
    await accruals.accrue(tx, payment);
    await ledger.post(tx, {
      organizationId,
      key: `payment:${id}`,
      kind: 'topUp',
      lines: await incomingLines(tx, organizationId, { from: 'bank', amount }),
      at: now(),
      actorId: createdById,
      object: { type: 'payment', id },
    });
    await promoUses.applyWaiting(tx, payment);
    await subscriptions.settle(tx, organizationId);
  };
}
