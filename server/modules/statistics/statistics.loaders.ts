import DataLoader from 'dataloader';
import type { Loaders } from '@server/graphql/loaders';
import type { LoaderSource } from '@server/modules/module';
import { performanceOf, statisticRow } from './statistics.figures';
import { regulationsOfPeople, talliesOf } from './statistics.read-model';

/** This module's share of the loaders of a request. */
export function createStatisticsLoaders({
  scope,
}: LoaderSource): Pick<Loaders, 'regulationStatistic' | 'userRegulationStatistic'> {
  return {
    regulationStatistic: new DataLoader(async (ids) => {
      const tallies = await talliesOf(scope().tx, scope().organizationId, ids);
      return ids.map((id) => statisticRow(tallies.get(id) ?? { signed: 0, open: 0, refused: 0, overdue: 0 }));
    }),
    userRegulationStatistic: new DataLoader(async (ids) => {
      const found = await regulationsOfPeople(scope().tx, scope().organizationId, ids);
      return ids.map((id) => {
        const { signedIds = [], notSignedIds = [], overdueIds = [] } = found.get(id) ?? {};
        return {
          signedIds,
          notSignedIds,
          overdueIds,
          performance: performanceOf(signedIds.length, notSignedIds.length),
        };
      });
    }),
  };
}
