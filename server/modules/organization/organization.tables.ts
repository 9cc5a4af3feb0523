import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day, identity, instant, times } from '@server/db/columns';
import type { Schedule } from '@server/modules/notifications/schedule';
import type { StoredNotifications } from '@server/modules/notifications/settings';

export const organizationTable = pgTable('organization', {
  id: identity(),
  userId: integer(),
  name: text().notNull(),
  activityText: text().notNull().default(''),
  countEmployees: integer().notNull().default(0),
  formType: text(),
  formInn: text(),
  promoCode: text(),
  isActive: boolean().notNull().default(true),
  isActiveSubscribe: boolean().notNull().default(true),
  isPartner: boolean().notNull().default(false),
  isFreePeriod: boolean().notNull().default(true),
  refId: integer(),
  logoId: integer(),
  suspenseDateEnd: day(),
  suspenseReason: text(),
  timezone: text().notNull().default('Europe/Moscow'),
  lang: text().$type<'ru' | 'en-us'>().notNull().default('ru'),
  adaptDays: integer().notNull().default(90),
  notifications: jsonb().$type<StoredNotifications>().notNull().default({}),
  notificationsAt: instant().notNull().defaultNow(),
  notificationSchedule: jsonb().$type<Partial<Schedule>>().notNull().default({}),
  notificationScheduleAt: instant().notNull().defaultNow(),
  ...times(),
});

export type OrganizationRow = typeof organizationTable.$inferSelect;
