import type { StructureRowsResolvers } from '@server/graphql/generated/domains/structure-rows';
import type { AssignmentPreview } from '@server/modules/assignments/assignment-preview';
import type { StructureRowsService } from './rows.service';

/** The contract's fields of the table: graphql/schema/structure-rows.graphql. */
export function createStructureRowsResolvers(
  rows: StructureRowsService,
  preview: AssignmentPreview,
): StructureRowsResolvers {
  return {
    Query: {
      async structureRowsPreview(_, args, { scope }) {
        const collected: Awaited<ReturnType<StructureRowsService['update']>>['rejections'] = [];
        const assignments = await preview(scope, async (within) => {
          const { rejections } = await rows.update(within, args, false);
          collected.push(...rejections);
        });
        return { rejections: collected, assignments };
      },
    },
    Mutation: {
      structureRowsUpdate: (_, { isAll, ...args }, { scope }) => rows.update(scope, args, isAll ?? false),
    },
  };
}
