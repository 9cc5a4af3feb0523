import DataLoader from 'dataloader';
import { DEFAULT_OBJECT_TYPE } from '@domain/object-types';
import type { Loaders } from '@server/graphql/loaders';
import type { LoaderSource } from '@server/modules/module';
import { objectKeyText } from '@server/modules/content/content-kinds';
import { groupBy } from '@server/modules/group-by';
import { figuresOfPeople } from './figures-of-people.read-model';
import { statisticRow } from './statistics.figures';
import { talliesOf, type Tally } from './statistics.read-model';

const NOTHING: Tally = { signed: 0, open: 0, refused: 0, overdue: 0 };

/** This module's share of the loaders of a request. */
export function createStatisticsLoaders({
  scope,
}: LoaderSource): Pick<Loaders, 'objectStatistic' | 'userRegulationStatistic'> {
  return {
    objectStatistic: new DataLoader(
      async (keys) => {
        const { tx, organizationId } = scope();
        const tallies = new Map<string, Tally>();
        for (const [objectType, ofType] of groupBy(keys, (key) => key.objectType)) {
          const ids = ofType.map(({ objectId }) => objectId);
          for (const [objectId, tally] of await talliesOf(tx, organizationId, ids, objectType))
            tallies.set(objectKeyText({ objectType, objectId }), tally);
        }
        return keys.map((key) => statisticRow(tallies.get(objectKeyText(key)) ?? NOTHING));
      },
      { cacheKeyFn: objectKeyText },
    ),
    userRegulationStatistic: new DataLoader((ids) =>
      figuresOfPeople(scope().tx, scope().organizationId, ids, DEFAULT_OBJECT_TYPE),
    ),
  };
}
