import type { Scope } from '@server/graphql/context';
import type { ObjectType, RightFlag, StatisticFilter as AskedFilter } from '@server/graphql/generated/types';
import { scopeOf } from '@server/graphql/access/rights';
import type { ModuleDeps } from '@server/modules/module';
import { type Among, amongWhom } from './filtered-people.read-model';
import { createMoments } from './moments.read-model';
import type { StatisticFilter } from './statistics.read-model';

/** Returns the requested filter, limited to what the caller may see (or, for reminders, write). */
export function withinRight(
  { caller }: Scope,
  filter: AskedFilter | null | undefined,
  flag: RightFlag,
): StatisticFilter {
  return { ...filter, accessScope: caller === null ? null : scopeOf(caller, 'statistics', flag) };
}

/** What a request of statistics is about. */
export interface Asked {
  filter: StatisticFilter;
  among: Among;
}

/** Returns a function that reads what a request of a kind's statistics is about: the filter, its moment and its people. */
export function createAskedFilter(deps: Pick<ModuleDeps, 'contentKinds' | 'now'>, objectType: ObjectType) {
  const moments = createMoments(deps);
  return async (scope: Scope, asked: AskedFilter | null | undefined): Promise<Asked> => {
    const at = await moments.asked(scope, asked);
    const filter = { ...withinRight(scope, asked, 'read'), objectType, at };
    return { filter, among: await amongWhom(scope.tx, scope.organizationId, filter) };
  };
}
