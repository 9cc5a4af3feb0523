import type { Resolvers } from '@server/graphql/generated/resolvers';
import type { ObligationPreview } from '@server/modules/assignments/obligation-preview';
import type { StructureRowsService } from './rows.service';

/** The contract's fields of the table: graphql/schema/structure-rows.graphql. */
export function createStructureRowsResolvers(
  rows: StructureRowsService,
  preview: ObligationPreview,
): Resolvers {
  return {
    Query: {
      async structureRowsPreview(_, args, { scope }) {
        const collected: Awaited<ReturnType<StructureRowsService['update']>>['refusals'] = [];
        const obligations = await preview(scope, async (within) => {
          const { refusals } = await rows.update(within, args, false);
          collected.push(...refusals);
        });
        return { refusals: collected, obligations };
      },
    },
    Mutation: {
      structureRowsUpdate: (_, { isAll, ...args }, { scope }) => rows.update(scope, args, isAll ?? false),
    },
  };
}
