import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, tenant } from '@server/db/columns';

export const notificationTable = pgTable('notification', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organizationId: tenant(),
  userId: integer().notNull(),
  type: text().notNull(),
  objectType: text(),
  objectId: integer(),
  route: text().notNull().default(''),
  params: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  dedupeKey: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
  readAt: instant(),
});

export type NotificationRow = typeof notificationTable.$inferSelect;
