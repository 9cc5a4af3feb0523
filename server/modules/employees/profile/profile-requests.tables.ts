import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditChanges } from '@server/audit/audit';
import { identity, instant, tenant } from '@server/db/columns';
import type { ProfileRequestStatus } from '@server/graphql/generated/types';

export const profileRequestTable = pgTable('profile_request', {
  id: identity(),
  organizationId: tenant(),
  userId: integer().notNull(),
  changes: jsonb().$type<AuditChanges>().notNull(),
  comment: text().notNull().default(''),
  status: text().$type<ProfileRequestStatus>().notNull().default('open'),
  reason: text().notNull().default(''),
  decidedById: integer(),
  decidedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
});

export type ProfileRequestRow = typeof profileRequestTable.$inferSelect;
