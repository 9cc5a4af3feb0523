import { once } from '@server/graphql/once';
import type { Resolvers } from '@server/graphql/generated/resolvers';
import type { PaidActions } from './paid-actions';
import type { TokenPurchases } from './purchases.service';
import { tokensReadModel } from './tokens.read-model';
import { writeOffsReadModel } from './write-offs.read-model';

/** The contract's fields of tokens: graphql/schema/tokens.graphql. */
export function createTokenResolvers(purchases: TokenPurchases, actions: Pick<PaidActions, 'list' | 'find'>) {
  return {
    Query: {
      tokenBalance: (_, __, { scope }) => tokensReadModel.balance(scope),
      tokenPurchases: (_, { before }, { scope }) => tokensReadModel.purchases(scope, before ?? null),
      tokenWriteOffs: (_, { filter, before }, { scope }) =>
        writeOffsReadModel.page(scope, filter ?? {}, before ?? null),
      tokenInitiators: (_, { search, id }, { scope }) =>
        writeOffsReadModel.initiators(scope, search ?? '', id ?? null),
      tokenPurchase: (_, { id }, { scope }) => tokensReadModel.purchase(scope, id),
    },
    TokenBalance: {
      actions: () => [...actions.list()],
    },
    TokenAction: {
      name: ({ name }, _, { lang }) => name(lang),
    },
    TokenWriteOff: {
      id: ({ operationId }) => String(operationId),
      action: ({ action }, _, { lang }) => actions.find(action)?.name(lang) ?? action,
      route: ({ action, objectId }) => actions.find(action)?.route(objectId) ?? null,
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
