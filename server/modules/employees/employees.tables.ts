import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { archive, day, identity, instant, tenant, times } from '@server/db/columns';
import type { StoredNotifications } from '@server/modules/notifications/settings';

/** How well somebody knows something, in their own words: 1 to 5. */
export interface StoredSkill {
  name: string;
  level: number;
}

export interface StoredGoal {
  text: string;
  dueAt: string | null;
  /** Percent. */
  progress: number;
}

const personColumns = () => ({
  id: identity(),
  organizationId: tenant(),
  homeOrganizationId: integer().notNull(),
  email: text().notNull(),
  /** When somebody showed that they read its mailbox. */
  emailProvedAt: instant(),
  /** Another person has the address until this one shows it to be theirs. */
  isEmailPending: boolean().notNull().default(false),
  phone: text(),
  phones: text().array().notNull().default([]),
  /** What the personnel department files them under; of one person alone among those who work. */
  personnelNumber: text(),
  /** Where they were found: a site, a fair, a colleague. */
  hireSource: text(),
  /** Whether they have ever set a password. */
  hasPassword: boolean()
    .notNull()
    .generatedAlwaysAs(sql`password_hash is not null`),
  authType: text().notNull().default('local'),
  nameFirst: text().notNull(),
  nameMiddle: text().notNull().default(''),
  nameSecond: text().notNull().default(''),
  sex: text(),
  status: text().notNull().default('invited'),
  /** False: nobody has written to them yet, and the terms of what they owe have not begun. */
  isInvited: boolean().notNull().default(true),
  /** Somebody of a sample: their address cannot be written to, and nobody signs in by it. */
  isSample: boolean().generatedAlwaysAs(sql`email like '%@sample.invalid'`),
  avatarId: integer(),
  subdivisionId: integer(),
  positionId: integer(),
  leaderSubdivisionId: integer(),
  mentorId: integer(),
  dateBirth: day(),
  dateJobStart: day(),
  dateAdaptEnd: day(),
  dateJobEnd: day(),
  datePossibleLeaving: day(),
  reasonPossibleLeaving: text().notNull().default(''),
  leavingAt: instant(),
  reasonLeaving: text().notNull().default(''),
  info: text().notNull().default(''),
  detailInfo: text().notNull().default(''),
  statusBefore: text(),
  ledBefore: integer(),
  employedFrom: instant(),
  skills: jsonb().$type<StoredSkill[]>().notNull().default([]),
  interests: text().array().notNull().default([]),
  goals: jsonb().$type<StoredGoal[]>().notNull().default([]),
  isSuperAdmin: boolean().notNull().default(false),
  isAdmin: boolean().notNull().default(false),
  isLeader: boolean().notNull().default(false),
  isArchive: archive(),
  lang: text().$type<'ru' | 'en-us'>().notNull().default('ru'),
  lastSeenAt: instant(),
  notifications: jsonb().$type<StoredNotifications>().notNull().default({}),
  notificationsAt: instant().notNull().defaultNow(),
  ...times(),
});

/** People, without what they sign in with. */
export const userTable = pgTable('users', personColumns());

/** The same with the hash of the password: for signing in, and for whoever confirms something by their password. */
export const signInTable = pgTable('users', { ...personColumns(), passwordHash: text('password_hash') });

export type UserRow = typeof userTable.$inferSelect;
export type SignInRow = typeof signInTable.$inferSelect;
