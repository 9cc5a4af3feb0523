import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';
import type { ObjectType } from '@server/graphql/generated/types';

export const statisticViewTable = pgTable('statistic_view', {
  organizationId: tenant(),
  id: identity(),
  userId: integer().notNull(),
  name: text().notNull(),
  objectType: text().$type<ObjectType>().notNull(),
  query: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
});

export type StatisticViewRow = typeof statisticViewTable.$inferSelect;
