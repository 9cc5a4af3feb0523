import limits from '@graphql/limits.json';
import type { Scope } from '@server/graphql/context';
import type { QueryQuickSignaturesArgs, QuerySigningSpeedArgs } from '@server/graphql/generated/types';
import { paging } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { createAskedFilter } from '@server/modules/statistics/asked-filter.read-model';
import { readQuickSignatures, readSigningSpeed } from './signing-speed.read-model';

export type SigningSpeedService = ReturnType<typeof createSigningSpeedService>;

/** How fast documents were signed, within the scope of the right to statistics. */
export function createSigningSpeedService(deps: Pick<ModuleDeps, 'contentKinds' | 'now'>) {
  const askedOf = createAskedFilter(deps, 'regulation');
  return {
    speed: async (scope: Scope, { filter }: QuerySigningSpeedArgs) =>
      readSigningSpeed(scope.tx, scope.organizationId, await askedOf(scope, filter)),
    quick: async (scope: Scope, { filter, page, pageSize }: QueryQuickSignaturesArgs) =>
      readQuickSignatures(
        scope.tx,
        scope.organizationId,
        await askedOf(scope, filter),
        paging(page, pageSize, limits.pageSizeMax),
      ),
  };
}
