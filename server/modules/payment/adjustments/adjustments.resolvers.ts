import { once } from '@server/graphql/idempotency';
import type { AdjustmentsResolvers } from '@server/graphql/generated/domains/adjustments';
import type { AdjustmentsService } from './adjustments.service';

/** The contract's fields of corrections: graphql/schema/adjustments.graphql. */
export function createAdjustmentResolvers(adjustments: AdjustmentsService) {
  return {
    Query: {
      adjustments: (_, filter, context) => adjustments.list(context, filter),
    },
    Mutation: {
      adjustmentCreate: (_, { adjustment, clientKey }, context) =>
        once(
          context.scope,
          { of: 'adjustmentCreate', key: clientKey },
          () => adjustments.create(context, adjustment),
          (id) => adjustments.find(context, adjustment, id),
        ),
      adjustmentDecide: (_, decision, context) => adjustments.decide(context, decision),
    },
    Adjustment: {
      isOwn: ({ proposedById }, _, { signedIn }) => proposedById === signedIn.userId,
    },
  } satisfies AdjustmentsResolvers;
}
