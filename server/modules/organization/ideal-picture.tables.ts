import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { archive, identity, tenant, times } from '@server/db/columns';
import type { IdealStatus } from '@server/graphql/generated/resolvers';

export const idealStatementTable = pgTable('ideal_statement', {
  id: identity(),
  organizationId: tenant(),
  subdivisionId: integer(),
  positionId: integer(),
  userId: integer(),
  text: text().notNull(),
  order: integer().notNull().default(0),
  ownerId: integer(),
  status: text().$type<IdealStatus>().notNull().default('approved'),
  comment: text().notNull().default(''),
  isArchive: archive(),
  createdById: integer(),
  ...times(),
});

export type IdealStatementRow = typeof idealStatementTable.$inferSelect;
