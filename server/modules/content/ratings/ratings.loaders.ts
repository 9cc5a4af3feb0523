import DataLoader from 'dataloader';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import { subjectOf } from '@server/graphql/access/subject';
import { groupBy } from '@server/modules/group-by';
import type { ObjectKey } from '../content-kind';
import { type ContentKinds, objectKeyText } from '../content-kinds';
import { versionLabel } from '../versions/version-hash';
import { versionsByIds } from '../versions/versions.repository';
import { ownRatings, type RatingSummary, ratingSummaries } from './ratings.read-model';
import type { ContentRatingRow } from './ratings.tables';

interface RatingLoaders {
  /** The rating summary of an object; null: nobody has rated it. */
  rating: DataLoader<ObjectKey, RatingSummary | null, string>;
  /** «2.1»: the version that a person has rated. */
  ratedLabel: DataLoader<ContentRatingRow, string | null, string>;
  /** The caller's latest rating of an object. */
  myRating: DataLoader<ObjectKey, ContentRatingRow | null, string>;
}

declare module '@server/graphql/loaders/loaders' {
  interface Loaders extends RatingLoaders {}
}

const versionKey = ({ objectType, versionId }: ContentRatingRow): string => `${objectType}:${versionId}`;

/** Creates this module's loaders of a request. */
export const createRatingLoaders =
  (kinds: ContentKinds) =>
  ({ scope }: LoaderSource): RatingLoaders => ({
    rating: new DataLoader(
      async (objects) => {
        const { tx, organizationId } = scope();
        const sums = await ratingSummaries(tx, organizationId, objects);
        return objects.map((object) => sums.get(objectKeyText(object)) ?? null);
      },
      { cacheKeyFn: objectKeyText },
    ),
    ratedLabel: new DataLoader(
      async (ratings) => {
        const { tx, organizationId } = scope();
        const labels = new Map<string, string>();
        for (const [objectType, ofType] of groupBy(ratings, (rating) => rating.objectType)) {
          const kind = kinds.of(objectType);
          const ids = ofType.map(({ versionId }) => versionId);
          const versions = kind ? await versionsByIds(tx, kind.tables.version, organizationId, ids) : [];
          for (const version of versions) labels.set(`${objectType}:${version.id}`, versionLabel(version));
        }
        return ratings.map((rating) => labels.get(versionKey(rating)) ?? null);
      },
      { cacheKeyFn: versionKey },
    ),
    myRating: new DataLoader(
      async (objects) => {
        const { tx, organizationId, caller } = scope();
        if (caller === null) return objects.map(() => null);
        const own = new Map<string, ContentRatingRow>();
        for (const [objectType, ofType] of groupBy(objects, (object) => object.objectType)) {
          const ids = ofType.map(({ objectId }) => objectId);
          const rows = await ownRatings(tx, organizationId, subjectOf(caller).userId, objectType, ids);
          for (const row of rows) own.set(objectKeyText(row), row);
        }
        return objects.map((object) => own.get(objectKeyText(object)) ?? null);
      },
      { cacheKeyFn: objectKeyText },
    ),
  });
