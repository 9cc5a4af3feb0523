import type { Tx } from '@server/db/database';
import { takenBackLines } from '../ledger/debt';
import { ledger } from '../ledger/ledger';
import type { PaymentRow } from '../payment.tables';
import type { PromoUses } from '../promo-codes/promo-uses.service';
import type { Accruals } from '../referrals/accruals';
import { subscriptionRepository } from '../subscription/subscription.repository';
import type { SubscriptionService } from '../subscription/subscription.service';
import { refundsRepository } from './refunds.repository';
import type { PaymentRefundRow } from './refunds.tables';

interface Deps {
  subscriptions: Pick<SubscriptionService, 'settle'>;
  promoUses: Pick<PromoUses, 'takeBack'>;
  accruals: Pick<Accruals, 'takeBack'>;
  now: () => Date;
}

/** Deducts a refund from the balance, with the effects of the payment. */
export type TakeBack = (tx: Tx, payment: PaymentRow, refund: PaymentRefundRow) => Promise<void>;

/**
 * Deducts a refund from the balance once; what was spent meanwhile becomes a debt. The bonus of a promo code and the referrer's
 * share of the payment are deducted in proportion. Requires a transaction of the system that holds the payment's row, which
 * contains the refunded amount.
 */
export function createRefunding({ subscriptions, promoUses, accruals, now }: Deps): TakeBack {
  return async (tx, payment, { id, amount, reason }) => {
    const { organizationId } = payment;
    // All code locks in this order: the subscription, then the ledger.
    await subscriptionRepository.lock(tx, organizationId);
    await ledger.post(tx, {
      ...{ organizationId, at: now(), note: reason, object: { type: 'paymentRefund', id } },
      key: `paymentRefund:${id}`,
      kind: 'refund',
      lines: await takenBackLines(tx, organizationId, { to: 'bank', amount }),
    });
    // The ledger is held from here on: what was paid for from the advance stays as it is.
    await refundsRepository.setSettled(tx, { organizationId, refundId: id });
    await promoUses.takeBack(tx, payment);
    await accruals.takeBack(tx, payment, id);
    await subscriptions.settle(tx, organizationId);
  };
}
