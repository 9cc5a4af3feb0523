import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ObjectType } from '@server/graphql/generated/types';
import { groupBy } from '@server/modules/group-by';
import { countOfAll, paged } from '@server/modules/paged';
import { ints } from '@server/modules/sql';
import { objectKeyText } from '../content-kinds';
import type { ObjectKey } from '../content-kind';
import { type ContentRatingRow, contentRatingTable as table } from './ratings.tables';

/** The rating summary of an object: only each person's latest rating counts. */
export interface RatingSummary {
  /** In hundredths of a star. */
  average: number;
  count: number;
}

const ofObject = (organizationId: number, { objectType, objectId }: ObjectKey) =>
  and(
    eq(table.organizationId, organizationId),
    eq(table.objectType, objectType),
    eq(table.objectId, objectId),
  );

/** Returns the summaries of these objects by `objectKeyText`; unrated ones have none. */
export async function ratingSummaries(
  tx: Tx,
  organizationId: number,
  objects: readonly ObjectKey[],
): Promise<Map<string, RatingSummary>> {
  const found = new Map<string, RatingSummary>();
  for (const [objectType, ofType] of groupBy(objects, (object) => object.objectType)) {
    const rows = await selectRows(tx, { object_id: integer, average: integer, count: integer })(sql`
      select object_id, round(avg(stars) * 100)::int as average, count(*)::int as count from (
        select distinct on (object_id, user_id) object_id, stars from content_rating
        where organization_id = ${organizationId} and object_type = ${objectType}
          and object_id = any(${ints(ofType.map(({ objectId }) => objectId))})
        order by object_id, user_id, version_id desc
      ) newest group by object_id`);
    for (const { object_id: objectId, ...sums } of rows)
      found.set(objectKeyText({ objectType, objectId }), sums);
  }
  return found;
}

/** Returns the person's latest rating of each of these objects. */
export async function ownRatings(
  tx: Tx,
  organizationId: number,
  userId: number,
  objectType: ObjectType,
  objectIds: readonly number[],
): Promise<ContentRatingRow[]> {
  return tx
    .selectDistinctOn([table.objectId])
    .from(table)
    .where(
      and(
        eq(table.organizationId, organizationId),
        eq(table.objectType, objectType),
        eq(table.userId, userId),
        sql`${table.objectId} = any(${ints(objectIds)})`,
      ),
    )
    .orderBy(table.objectId, desc(table.versionId));
}

/** Returns the ratings of an object, the newest first. */
export async function listRatings(
  tx: Tx,
  organizationId: number,
  object: ObjectKey,
  page: { limit: number; offset: number },
): Promise<{ items: ContentRatingRow[]; count: number }> {
  const { rows, count } = await paged(page, ({ limit, offset }) =>
    tx
      .select({ rating: table, count: countOfAll })
      .from(table)
      .where(ofObject(organizationId, object))
      .orderBy(desc(table.updatedAt), desc(table.versionId), desc(table.userId))
      .limit(limit)
      .offset(offset),
  );
  return { items: rows.map(({ rating }) => rating), count };
}
