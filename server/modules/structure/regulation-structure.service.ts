import { regulationStructureSchema } from '@domain/structure/regulation-structure';
import { AppError } from '@server/errors';
import type { RegulationStructureInput } from '@server/graphql/generated/types';
import { checkSent } from '@server/modules/check-input';
import { given } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { regulationsByIds } from '@server/modules/regulations/regulations.read-model';
import { regulationStructuresRepository } from './regulation-structure.repository';
import { checkOrder } from './structure.input';
import type { RegulationStructureRow } from './structure.tables';
import { regulationStructureUse } from './tree.repository';
import { createTreeService, type TreeService } from './tree.service';

export type RegulationStructuresService = TreeService<RegulationStructureRow, RegulationStructureInput>;

/** Manages the organization's tree of regulations, by the same rules as its other trees. */
export function createRegulationStructuresService(
  deps: Pick<ModuleDeps, 'audit' | 'live'>,
): RegulationStructuresService {
  return createTreeService<RegulationStructureRow, RegulationStructureInput>(
    {
      tree: 'regulationStructure',
      audited: ['name', 'parentId', 'regulationId', 'order', 'isArchive'],
      ...regulationStructuresRepository,
      insert({ tx, organizationId }, { name, ...fields }) {
        if (!name) throw new AppError('validation.required', { field: 'name' });
        return regulationStructuresRepository.insert(tx, { organizationId, name, ...fields });
      },
      use: regulationStructureUse,
      check: ({ parentId, regulationId, name, order, isArchive }) => ({
        ...{ parentId, regulationId },
        ...checkSent(regulationStructureSchema, { name }),
        order: given(order, checkOrder),
        isArchive: given(isArchive, Boolean),
      }),
      async checkReferences({ tx, organizationId }, { regulationId }, before) {
        if (!regulationId || regulationId === before?.regulationId) return;
        const [regulation] = await regulationsByIds(tx, organizationId, [regulationId]);
        if (!regulation) throw new AppError('validation.unknown', { field: 'regulationId' });
      },
      moved: async () => undefined,
    },
    deps,
  );
}
