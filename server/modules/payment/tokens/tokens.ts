import type { ModuleDeps } from '@server/modules/module';
import { expireGrants } from './grants';
import { createTokenPurchases } from './purchases.service';
import { createTokenResolvers } from './tokens.resolvers';

/** Tokens: bought, granted, and what they are used for. */
export function createTokens(deps: ModuleDeps) {
  const { database, live, now } = deps;
  return {
    resolvers: createTokenResolvers(createTokenPurchases(deps)),
    expire: () =>
      expireGrants(database, now(), (tx, organizationId) =>
        live.publish(tx, { organizationId, topic: 'payment', ids: [] }),
      ),
  };
}
