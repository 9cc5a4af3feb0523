import { randomUUID } from 'node:crypto';
import type { ModuleDeps } from '@server/modules/module';
import { createCrediting } from '@server/modules/payment/payments/crediting';
import type { GatewayRefund, PaymentGateway } from '@server/modules/payment/payments/gateway';
import { createRefunding } from '@server/modules/payment/payments/refunding';
import { createRefundsService } from '@server/modules/payment/payments/refunds.service';
import { createPromotions } from '@server/modules/payment/promo-codes/promo-codes';
import { createReferrals } from '@server/modules/payment/referrals/referrals';
import { createSubscriptionService } from '@server/modules/payment/subscription/subscription.service';

/** Refunds without a real service: the test supplies the responses. */
export interface RefundWorld {
  credit: ReturnType<typeof createCrediting>;
  refunds: ReturnType<typeof createRefundsService>;
  /** Makes the service return this refund of a payment. Returns the refund's id. */
  returnRefund(paymentId: string, amount: bigint): string;
}

/** The services of another node, in addition to those of the app. */
export function openRefundWorld(deps: ModuleDeps): RefundWorld {
  const said = new Map<string, GatewayRefund>();
  const subscriptions = createSubscriptionService(deps);
  const { uses: promoUses } = createPromotions({ ...deps, subscriptions });
  const { accruals } = createReferrals({ ...deps, subscriptions });
  const unused = () => Promise.reject(new Error('nobody asks for it'));
  const gateway: PaymentGateway = {
    ...{ name: 'yookassa', methods: [], create: unused, read: unused, payments: unused },
    ...{ registerRefundReceipt: unused, registerSettlementReceipt: unused },
    refunds: () => Promise.resolve({ items: [...said.values()], nextCursor: null }),
    readRefund: (id) => {
      const refund = said.get(id);
      return refund ? Promise.resolve(refund) : unused();
    },
  };
  return {
    credit: createCrediting({ subscriptions, promoUses, accruals, now: deps.now }),
    refunds: createRefundsService({
      ...{ ...deps, gateway, check: () => Promise.resolve() },
      takeBack: createRefunding({ subscriptions, promoUses, accruals, now: deps.now }),
    }),
    returnRefund(paymentId, amount) {
      const id = randomUUID();
      said.set(id, { id, paymentId, amount, status: 'succeeded', reason: '', hasReceipt: true });
      return id;
    },
  };
}
