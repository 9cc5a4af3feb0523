import type { RegulationsResolvers } from '@server/graphql/generated/domains/regulations';
import { namedObjects } from '@server/modules/content/lists/named-objects';
import { regulationLoaders } from '../regulations.visibility';

/** Resolves what a person owes and has signed, by name. */
export function createNamedRegulations(): Pick<RegulationsResolvers, 'UserStatistic'> {
  return {
    UserStatistic: {
      regulations: async (figures, _, context) => {
        const named = await namedObjects(context, regulationLoaders(context.loaders), figures);
        return named.map(({ object, state }) => ({ regulation: object, state }));
      },
    },
  };
}
