import { once } from '@server/graphql/idempotency';
import type { TariffsResolvers } from '@server/graphql/generated/domains/tariffs';
import type { TariffChangeService } from './tariff-change.service';

/** The contract's fields of tariffs: graphql/schema/tariffs.graphql. */
export function createTariffResolvers(changes: TariffChangeService) {
  return {
    Query: {
      tariffs: (_, __, { scope }) => changes.offers(scope),
      tariffPreview: (_, { code }, { scope }) => changes.preview(scope, code),
    },
    Mutation: {
      tariffChange: (_, { change, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'tariffChange', key: clientKey },
          () => changes.change(scope, change),
          (id) => changes.find(scope, id),
        ),
    },
    TariffOffer: {
      tokenPrice: ({ tariff }) => tariff.tokenPrice,
    },
  } satisfies TariffsResolvers;
}
