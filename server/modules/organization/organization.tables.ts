import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day, identity, instant, times } from '@server/db/columns';
import type { Schedule } from '@server/modules/notifications/schedule';
import type { StoredNotifications } from '@server/modules/notifications/settings';
import type {
  AboutBlock,
  OrganizationBank,
  ProfileField,
  SampleIndustry,
} from '@server/graphql/generated/types';

export const organizationTable = pgTable('organization', {
  id: identity(),
  userId: integer(),
  name: text().notNull(),
  activityText: text().notNull().default(''),
  countEmployees: integer().notNull().default(0),
  formType: text(),
  formInn: text(),
  formKpp: text(),
  formOgrn: text(),
  formAddress: text().notNull().default(''),
  formDirector: text().notNull().default(''),
  formBank: jsonb().$type<Partial<OrganizationBank>>().notNull().default({}),
  promoCode: text(),
  isActive: boolean().notNull().default(true),
  isActiveSubscribe: boolean().notNull().default(true),
  isPartner: boolean().notNull().default(false),
  isFreePeriod: boolean().notNull().default(true),
  refId: integer(),
  logoId: integer(),
  baseId: integer(),
  /** The id at a video hosting service. */
  videoId: text(),
  hiddenBlocks: text().array().$type<AboutBlock[]>().notNull().default([]),
  selfEditFields: text()
    .array()
    .$type<ProfileField[]>()
    .notNull()
    .default(['nameFirst', 'nameMiddle', 'nameSecond', 'phone', 'phones', 'sex', 'dateBirth', 'info']),
  suspenseDateEnd: day(),
  suspenseReason: text(),
  /** The last day of the free period; null: without a set end. */
  freePeriodEnd: day(),
  /** When the provider deleted it; its people are erased thirty days later. */
  deletedAt: instant(),
  erasedAt: instant(),
  /** When an admin allowed the provider's people to make changes without asking; null: they have to ask. */
  supportWaivedAt: instant(),
  supportWaivedById: integer(),
  timezone: text().notNull().default('Europe/Moscow'),
  lang: text().$type<'ru' | 'en-us'>().notNull().default('ru'),
  adaptDays: integer().notNull().default(90),
  /** Whether people are asked questions again from tests that they have passed. */
  isRepetition: boolean().notNull().default(true),
  notifications: jsonb().$type<StoredNotifications>().notNull().default({}),
  notificationsAt: instant().notNull().defaultNow(),
  notificationSchedule: jsonb().$type<Partial<Schedule>>().notNull().default({}),
  notificationScheduleAt: instant().notNull().defaultNow(),
  /** #rrggbb; null: the product's color. */
  accent: text(),
  /** When a person read that the setup is complete. */
  setupClosedAt: instant(),
  /** The sample that it was filled with; null: none, or it was removed. */
  sample: text().$type<SampleIndustry>(),
  /** The addresses that receive the ends of the chains of evidence daily. */
  evidenceEmails: text().array().notNull().default([]),
  /** 1 is Monday. */
  workDays: integer().array().notNull().default([1, 2, 3, 4, 5]),
  holidays: day().array().notNull().default([]),
  ...times(),
});

/** The provider's notes about a client. */
export const organizationNoteTable = pgTable('organization_note', {
  organizationId: integer().notNull(),
  id: integer().notNull().generatedAlwaysAsIdentity(),
  authorId: integer().notNull(),
  text: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

export type OrganizationRow = typeof organizationTable.$inferSelect;
