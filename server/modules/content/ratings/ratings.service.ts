import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ContentRatingInput, QueryContentRatingsArgs } from '@server/graphql/generated/types';
import { callerOf } from '@server/graphql/access/subject';
import { checkRange, checkText, paging } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { createContentEvents } from '../content-events';
import type { ContentKind, ObjectKey } from '../content-kind';
import { mayEditObject, mayReadObject, requireKind } from '../content-kinds';
import { required } from '../objects/object-input';
import { newestAssignment } from '../assignments.read-model';
import { listRatings } from './ratings.read-model';
import { type ContentRatingRow, contentRatingTable as table } from './ratings.tables';

type Deps = Pick<ModuleDeps, 'audit' | 'contentKinds' | 'live' | 'now'>;

export interface RatingsService {
  /** Stores the person's rating of the version that they have completed; a further one replaces it. */
  rate(scope: Scope, rating: ContentRatingInput): Promise<ContentRatingRow>;
  /** For authors. @throws {AppError} notFound */
  list(scope: Scope, args: QueryContentRatingsArgs): Promise<{ items: ContentRatingRow[]; count: number }>;
}

/** Manages ratings of completed content, for every kind that has them. */
export function createRatingsService({ audit, contentKinds, live, now }: Deps): RatingsService {
  function rated({ objectType }: Pick<ObjectKey, 'objectType'>): ContentKind {
    const kind = requireKind(contentKinds, objectType);
    if (!kind.hasRatings) throw new AppError('notFound');
    return kind;
  }

  return {
    async rate(scope, { objectType, objectId, ...rating }) {
      const object = { objectType, objectId };
      const kind = rated(object);
      const { tx, organizationId } = scope;
      const { userId } = callerOf(scope);
      if (!(await mayReadObject(contentKinds, scope, object))) throw new AppError('notFound');
      const held = await newestAssignment(tx, organizationId, object, userId);
      if (held?.status !== 'done' || held.versionId === null) throw new AppError('rating.early');
      const at = now();
      const values = {
        stars: required(
          checkRange(rating.stars, { field: 'stars', min: 1, max: limits.ratingStars }),
          'stars',
        ),
        comment: checkText(rating.comment ?? '', { field: 'comment', max: limits.ratingComment }),
        updatedAt: at,
      };
      const [row] = await tx
        .insert(table)
        .values({ organizationId, ...object, userId, versionId: held.versionId, ...values, createdAt: at })
        .onConflictDoUpdate({
          target: [table.organizationId, table.objectType, table.objectId, table.userId, table.versionId],
          set: values,
        })
        .returning();
      if (!row) throw new Error('a rating was not stored');
      await createContentEvents({ audit, live }, kind).publishOwnWork(scope, objectId);
      return row;
    },

    async list(scope, { objectType, objectId, page, pageSize }) {
      const object = { objectType, objectId };
      rated(object);
      if (!(await mayEditObject(contentKinds, scope, object))) throw new AppError('notFound');
      return listRatings(scope.tx, scope.organizationId, object, paging(page, pageSize, limits.pageSizeMax));
    },
  };
}
