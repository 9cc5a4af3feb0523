import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { tenant, times } from '@server/db/columns';
import type { ObjectType } from '@server/graphql/generated/types';

/** A person's rating of a version that they have completed. */
export const contentRatingTable = pgTable(
  'content_rating',
  {
    organizationId: tenant(),
    objectType: text().$type<ObjectType>().notNull(),
    objectId: integer().notNull(),
    userId: integer().notNull(),
    versionId: integer().notNull(),
    /** 1 to 5. */
    stars: smallint().notNull(),
    comment: text().notNull().default(''),
    ...times(),
  },
  ({ organizationId, objectType, objectId, userId, versionId }) => [
    primaryKey({ columns: [organizationId, objectType, objectId, userId, versionId] }),
  ],
);

export type ContentRatingRow = typeof contentRatingTable.$inferSelect;
