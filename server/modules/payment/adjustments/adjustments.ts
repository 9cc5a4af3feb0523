import type { ModuleDeps } from '@server/modules/module';
import type { SubscriptionService } from '../subscription/subscription.service';
import { createAdjustmentResolvers } from './adjustments.resolvers';
import { createAdjustmentsService } from './adjustments.service';
import { createAdjustmentExpiry } from './expire-adjustments';

/** Corrections of clients' balances by the provider. */
export const createAdjustments = (deps: ModuleDeps & { subscriptions: SubscriptionService }) => ({
  resolvers: createAdjustmentResolvers(createAdjustmentsService(deps)),
  expire: createAdjustmentExpiry(deps),
});
