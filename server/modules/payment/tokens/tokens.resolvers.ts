import { once } from '@server/graphql/idempotency';
import type { Lang } from '@server/graphql/context';
import type { TokensResolvers } from '@server/graphql/generated/domains/tokens';
import type { DisputeDecisions } from './disputes/dispute-decisions.service';
import type { TokenDisputes } from './disputes/disputes.service';
import type { PaidActions } from './paid-actions';
import type { TokenPurchases } from './purchases.service';
import { tokensReadModel } from './tokens.read-model';
import { writeOffsReadModel } from './write-offs.read-model';

interface Deps {
  purchases: TokenPurchases;
  disputes: TokenDisputes;
  decisions: DisputeDecisions;
  actions: Pick<PaidActions, 'list' | 'find'>;
}

/** The contract's fields of tokens: graphql/schema/tokens.graphql. */
export function createTokenResolvers({ purchases, disputes, decisions, actions }: Deps) {
  const actionName = (code: string, lang: Lang) => actions.find(code)?.name(lang) ?? code;
  return {
    Query: {
      tokenBalance: (_, __, { scope }) => tokensReadModel.balance(scope),
      tokenPurchases: (_, { before }, { scope }) => tokensReadModel.purchases(scope, before ?? null),
      tokenWriteOffs: (_, { filter, before }, { scope }) =>
        writeOffsReadModel.page(scope, filter ?? {}, before ?? null),
      tokenInitiators: (_, { search, id }, { scope }) =>
        writeOffsReadModel.initiators(scope, search ?? '', id ?? null),
      tokenWriteOff: (_, { id }, { scope }) => writeOffsReadModel.find(scope, id),
      tokenDisputes: (_, asked, context) => decisions.list(context, asked),
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
      action: ({ action }, _, { lang }) => actionName(action, lang),
      route: ({ action, objectId }) => actions.find(action)?.route(objectId) ?? null,
    },
    ClientTokenDispute: {
      action: ({ action }, _, { lang }) => actionName(action, lang),
    },
    Mutation: {
      tokenDisputeCreate: (_, { writeOffId, reason, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'tokenDisputeCreate', key: clientKey },
          () => disputes.create(scope, writeOffId, reason),
          (id) => disputes.find(scope, id),
        ),
      tokenDisputeDecide: (_, { decision, clientKey }, context) =>
        once(
          context.scope,
          { of: 'tokenDisputeDecide', key: clientKey },
          () => decisions.decide(context, decision),
          (id) => decisions.find(context, decision, id),
        ),
      tokenPurchaseCreate: (_, { purchase, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'tokenPurchaseCreate', key: clientKey },
          () => purchases.create(scope, purchase),
          (id) => tokensReadModel.purchase(scope, id),
        ),
    },
  } satisfies TokensResolvers;
}
