import type { Resolvers } from '@server/graphql/generated/resolvers';
import { isOverdue } from '@server/modules/assignments/obligations.read-model';
import { requireUser } from '@server/modules/employees/employees.read-model';
import type { CoverageService } from './coverage.service';

/** The contract's fields of graphql/schema/structure-coverage.graphql. */
export function createCoverageResolvers(coverage: CoverageService, now: () => Date): Resolvers {
  return {
    Query: {
      coverage: (_, { filter }, { scope }) => coverage.axes(scope, filter),
      coverageCells: (_, { positionIds, regulationIds }, { scope }) =>
        coverage.cells(scope, positionIds, regulationIds),
      coverageCell: (_, { positionId, regulationId }, { scope }) =>
        coverage.detail(scope, positionId, regulationId),
    },
    CoveragePerson: {
      user: ({ userId }, _, { loaders }) => requireUser(loaders, userId),
      isOverdue: ({ status, dueAt }) => status !== null && isOverdue({ status, dueAt }, now()),
    },
  };
}
