import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { archive, day, identity, instant, tenant, times } from '@server/db/columns';
import type { StoredNotifications } from '@server/modules/notifications/settings';

/** A person's own assessment of a skill: 1 to 5. */
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
  /** When the person proved access to its mailbox. */
  emailProvedAt: instant(),
  /** Another person has the address until this one proves it. */
  isEmailPending: boolean().notNull().default(false),
  phone: text(),
  phones: text().array().notNull().default([]),
  /** The number assigned by the personnel department; unique among working people. */
  personnelNumber: text(),
  /** Where the person was recruited: a site, a fair, a colleague. */
  hireSource: text(),
  /** Whether the person has ever set a password. */
  hasPassword: boolean()
    .notNull()
    .generatedAlwaysAs(sql`password_hash is not null`),
  authType: text().notNull().default('local'),
  nameFirst: text().notNull(),
  nameMiddle: text().notNull().default(''),
  nameSecond: text().notNull().default(''),
  sex: text(),
  status: text().notNull().default('invited'),
  /** False: the person has received no invitation yet, and the terms of their assignments have not started. */
  isInvited: boolean().notNull().default(true),
  /** A sample person: their address cannot receive email, and nobody signs in with it. */
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

/** People, without their sign-in data. */
export const userTable = pgTable('users', personColumns());

/** The same with the password hash: for signing in and for confirmations by password. */
export const signInTable = pgTable('users', { ...personColumns(), passwordHash: text('password_hash') });

export type UserRow = typeof userTable.$inferSelect;
export type SignInRow = typeof signInTable.$inferSelect;
