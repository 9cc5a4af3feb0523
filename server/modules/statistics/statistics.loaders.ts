import DataLoader from 'dataloader';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import { objectKeyText } from '@server/modules/content/content-kinds';
import { groupBy } from '@server/modules/group-by';
import { statisticRow } from './statistics.figures';
import { talliesOf, type Tally } from './statistics.read-model';
import type { StatisticRow } from '@server/graphql/generated/types';
import type { ObjectKey } from '@server/modules/content/content-kind';

interface StatisticsLoaders {
  /** Counts of an object's assignments. */
  objectStatistic: DataLoader<ObjectKey, StatisticRow, string>;
}

declare module '@server/graphql/loaders/loaders' {
  interface Loaders extends StatisticsLoaders {}
}

const NOTHING: Tally = { signed: 0, open: 0, refused: 0, overdue: 0 };

/** This module's part of the loaders of a request. */
export function createStatisticsLoaders({ scope }: LoaderSource): StatisticsLoaders {
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
  };
}
