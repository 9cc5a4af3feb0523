import { once } from '@server/graphql/idempotency';
import type { TokenLimitsResolvers } from '@server/graphql/generated/domains/token-limits';
import type { TokenLimits } from './limits.service';
import type { PaidActions } from '../paid-actions';

/** The contract's fields of limits on spending tokens: graphql/schema/token-limits.graphql. */
export function createTokenLimitResolvers(tokenLimits: TokenLimits, actions: Pick<PaidActions, 'find'>) {
  return {
    Query: {
      tokenLimits: (_, __, { scope }) => tokenLimits.list(scope),
    },
    TokenLimit: {
      actionName: ({ action }, _, { lang }) =>
        action === null ? null : (actions.find(action)?.name(lang) ?? action),
    },
    Mutation: {
      tokenLimitCreate: (_, { limit, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'tokenLimitCreate', key: clientKey },
          () => tokenLimits.create(scope, limit),
          (id) => tokenLimits.find(scope, id),
        ),
      tokenLimitUpdate: (_, { id, limit, updatedAt }, { scope }) =>
        tokenLimits.update(scope, { id, limit, updatedAt: updatedAt ?? null }),
      tokenLimitDelete: async (_, { id }, { scope }) => {
        await tokenLimits.delete(scope, id);
        return true;
      },
    },
  } satisfies TokenLimitsResolvers;
}
