import type { TokenUseResolvers } from '@server/graphql/generated/domains/token-use';
import type { PaidActions } from './paid-actions';
import type { TokenUseService } from './token-use.service';

/** The contract's fields of the use of tokens: graphql/schema/token-use.graphql. */
export function createTokenUseResolvers(tokenUse: TokenUseService, actions: Pick<PaidActions, 'find'>) {
  return {
    Query: {
      tokenUse: (_, { filter }, { scope }) => tokenUse.use(scope, filter ?? {}),
      tokenEstimate: (_, { works }, { scope }) => tokenUse.estimate(scope, works),
    },
    TokenUseAction: {
      name: ({ code }, _, { lang }) => actions.find(code)?.name(lang) ?? code,
    },
  } satisfies TokenUseResolvers;
}
