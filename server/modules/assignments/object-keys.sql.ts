import { sql, type SQL } from 'drizzle-orm';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { ints, texts } from '@server/modules/sql';

/** Returns `object_type` and `object_id` of these objects, one row each. */
export const objectKeyRows = (objects: readonly ObjectKey[]): SQL =>
  sql`select * from unnest(${texts(objects.map(({ objectType }) => objectType))},
    ${ints(objects.map(({ objectId }) => objectId))}) as o (object_type, object_id)`;
