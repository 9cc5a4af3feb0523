import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenant } from '@server/db/columns';
import type { Lang } from '@server/graphql/context';

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
  reason: text().notNull().default(''),
  isInApp: boolean().notNull().default(true),
});

export const notificationTextTable = pgTable(
  'notification_text',
  {
    organizationId: tenant(),
    type: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  ({ organizationId, type, lang }) => [primaryKey({ columns: [organizationId, type, lang] })],
);

export type NotificationRow = typeof notificationTable.$inferSelect;
export type NotificationTextRow = typeof notificationTextTable.$inferSelect;
