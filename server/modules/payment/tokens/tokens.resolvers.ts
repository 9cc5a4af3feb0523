import { once } from '@server/graphql/once';
import type { Resolvers } from '@server/graphql/generated/resolvers';
import type { TokenPurchases } from './purchases.service';
import { tokensReadModel } from './tokens.read-model';

/** The contract's fields of tokens: graphql/schema/tokens.graphql. */
export function createTokenResolvers(purchases: TokenPurchases) {
  return {
    Query: {
      tokenBalance: (_, __, { scope }) => tokensReadModel.balance(scope),
      tokenPurchases: (_, { before }, { scope }) => tokensReadModel.purchases(scope, before ?? null),
      tokenPurchase: (_, { id }, { scope }) => tokensReadModel.purchase(scope, id),
    },
    Mutation: {
      tokenPurchaseCreate: (_, { purchase, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'tokenPurchaseCreate', key: clientKey },
          () => purchases.create(scope, purchase),
          (id) => tokensReadModel.purchase(scope, id),
        ),
    },
  } satisfies Resolvers;
}
