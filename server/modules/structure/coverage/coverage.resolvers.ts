import type { StructureCoverageResolvers } from '@server/graphql/generated/domains/structure-coverage';
import { isOverdue } from '@server/modules/assignments/assignments.read-model';
import { requireUser } from '@server/modules/employees/employees.read-model';
import type { CoverageService } from './coverage.service';

/** The contract's fields of graphql/schema/structure-coverage.graphql. */
export function createCoverageResolvers(
  coverage: CoverageService,
  now: () => Date,
): StructureCoverageResolvers {
  return {
    Query: {
      coverage: (_, { filter, objectType }, { scope }) => coverage.axes(scope, objectType, filter),
      coverageCells: (_, { positionIds, regulationIds, objectType }, { scope }) =>
        coverage.cells(scope, objectType, positionIds, regulationIds),
      coverageCell: (_, { positionId, regulationId, objectType }, { scope }) =>
        coverage.detail(scope, positionId, { objectType, objectId: regulationId }),
    },
    CoveragePerson: {
      user: ({ userId }, _, { loaders }) => requireUser(loaders, userId),
      isOverdue: ({ status, dueAt }) => status !== null && isOverdue({ status, dueAt }, now()),
    },
  };
}
