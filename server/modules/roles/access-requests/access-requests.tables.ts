import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';
import type { AccessRequestStatus, RightArea, RightFlag } from '@server/graphql/generated/types';

export const accessRequestTable = pgTable('access_request', {
  id: identity(),
  organizationId: tenant(),
  userId: integer().notNull(),
  area: text().$type<RightArea>().notNull(),
  flag: text().$type<RightFlag>().notNull(),
  route: text().notNull().default(''),
  status: text().$type<AccessRequestStatus>().notNull().default('open'),
  decidedById: integer(),
  decidedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
});

export type AccessRequestRow = typeof accessRequestTable.$inferSelect;
