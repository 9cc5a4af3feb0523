import type { Tx } from '@server/db/database';
import type { ModuleDeps } from '@server/modules/module';
import type { SubscriptionService } from '../subscription/subscription.service';
import { createPromoResolvers } from './promo-codes.resolvers';
import { createPromoCodes } from './promo-codes.service';
import { createPromoUses } from './promo-uses.service';

/** Promo codes: the provider creates them, organizations use them. */
export function createPromotions(deps: ModuleDeps & { subscriptions: SubscriptionService }) {
  const uses = createPromoUses(deps);
  return {
    uses,
    resolvers: createPromoResolvers(createPromoCodes(deps), uses),

    /** Redeems the code in the registration form. @throws {AppError} promo.* for `organization.promoCode` */
    async redeemAtRegistration(tx: Tx, organizationId: number, code: string | null): Promise<void> {
      if (code === null) return;
      await uses.redeem(tx, { organizationId, code, usedById: null, field: 'organization.promoCode' });
    },
  };
}
