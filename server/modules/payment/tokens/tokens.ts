import type { ModuleDeps } from '@server/modules/module';
import { createDisputeDecisions } from './disputes/dispute-decisions.service';
import { createTokenDisputes } from './disputes/disputes.service';
import { expireGrants } from './grants';
import { createTokenLimitResolvers } from './limits/limits.resolvers';
import { createTokenLimits } from './limits/limits.service';
import { createTokenPurchases } from './purchases.service';
import type { Reserves } from './reserves.service';
import { createTokenUseResolvers } from './token-use.resolvers';
import { createTokenUse } from './token-use.service';
import { createTokenResolvers } from './tokens.resolvers';
import { createWriteOffsExport } from './write-offs.export';

/** Tokens: purchases, grants, limits and their use. */
export function createTokens(deps: ModuleDeps & { reserves: Reserves }) {
  const { database, live, now, reserves, paidActions } = deps;
  return {
    resolvers: createTokenResolvers({
      purchases: createTokenPurchases(deps),
      disputes: createTokenDisputes(deps),
      decisions: createDisputeDecisions(deps),
      actions: paidActions,
    }),
    limitResolvers: createTokenLimitResolvers(
      createTokenLimits({ ...deps, actions: paidActions }),
      paidActions,
    ),
    useResolvers: createTokenUseResolvers(createTokenUse({ now, actions: paidActions }), paidActions),
    writeOffsFile: createWriteOffsExport(deps),
    expire: () =>
      expireGrants(database, now(), (tx, organizationId) =>
        live.publish(tx, { organizationId, topic: 'payment', ids: [] }),
      ),
    settleReserves: () => reserves.settleReserves(database),
  };
}
