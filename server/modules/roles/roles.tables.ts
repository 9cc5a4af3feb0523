import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { archive, identity, tenant, times } from '@server/db/columns';
import type { RightArea } from '@server/graphql/generated/resolvers';

/** What a role permits, by area. A missing area permits nothing; write implies read. */
export type StoredRights = Partial<Record<RightArea, { read: boolean; write: boolean }>>;

export const roleTable = pgTable('role', {
  id: identity(),
  organizationId: tenant(),
  name: text().notNull(),
  rights: jsonb().$type<StoredRights>().notNull().default({}),
  notifications: jsonb().$type<Record<string, never>>().notNull().default({}),
  isSystem: boolean().notNull().default(false),
  isArchive: archive(),
  ...times(),
});

export type RoleRow = typeof roleTable.$inferSelect;
