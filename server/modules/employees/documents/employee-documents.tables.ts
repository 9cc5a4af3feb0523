import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day, identity, tenant, times } from '@server/db/columns';
import type { UserDocumentKind } from '@server/graphql/generated/types';

export const userDocumentTable = pgTable('user_document', {
  id: identity(),
  organizationId: tenant(),
  userId: integer().notNull(),
  kind: text().$type<UserDocumentKind>().notNull(),
  name: text().notNull().default(''),
  number: text().notNull().default(''),
  issuedOn: day(),
  validUntil: day(),
  contentId: integer(),
  createdById: integer(),
  ...times(),
});

export type UserDocumentRow = typeof userDocumentTable.$inferSelect;
