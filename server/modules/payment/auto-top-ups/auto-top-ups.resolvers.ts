import type { AutoTopUpsResolvers } from '@server/graphql/generated/domains/auto-top-ups';
import { failureText } from '../payments/failure-text';
import type { AutoTopUpSettings } from './auto-top-up-settings.service';

/** The contract's fields of automatic top-ups: graphql/schema/auto-top-ups.graphql. */
export function createAutoTopUpResolvers(autoTopUps: AutoTopUpSettings) {
  return {
    Query: {
      autoTopUp: (_, __, { scope }) => autoTopUps.read(scope),
    },
    Mutation: {
      autoTopUpUpdate: (_, { settings }, { scope }) => autoTopUps.update(scope, settings),
      savedCardRemove: (_, __, { scope }) => autoTopUps.removeCard(scope),
    },
    AutoTopUp: {
      isAvailable: () => autoTopUps.isAvailable(),
      isOn: ({ settings }) => settings?.isOn ?? false,
      threshold: ({ settings }) => settings?.threshold ?? null,
      amount: ({ settings }) => settings?.amount ?? null,
      monthlyCap: ({ settings }) => settings?.monthlyCap ?? null,
      email: ({ settings }) => settings?.email ?? null,
      failures: ({ settings }) => settings?.failures ?? 0,
      offReason: ({ settings }, _, { lang }) => failureText(settings?.offReason ?? null, lang),
      updatedAt: ({ settings }) => settings?.updatedAt ?? null,
    },
  } satisfies AutoTopUpsResolvers;
}
