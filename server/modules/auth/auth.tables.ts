import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';

/** How the person proved their identity at the start of a session. */
export type SessionStart = 'password' | 'recoveryCode' | 'invitation' | 'social' | 'registration';

export const sessionTable = pgTable('session', {
  id: identity(),
  userId: integer().notNull(),
  tokenHash: text().notNull(),
  device: text().notNull().default(''),
  ip: text().notNull().default(''),
  lastIp: text().notNull().default(''),
  roleId: integer(),
  roleUpdatedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
  lastAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  endedAt: instant(),
  startedBy: text().$type<SessionStart>(),
  isTwoFactor: boolean().notNull().default(false),
  isDemo: boolean().notNull().default(false),
  keyId: text().notNull().default(''),
  seal: text().notNull().default(''),
});

export const authCodeTable = pgTable('auth_code', {
  id: identity(),
  userId: integer().notNull(),
  purpose: text()
    .$type<'reset' | 'link' | 'invite' | 'access' | 'sign' | 'social' | 'email' | 'confirm' | 'address'>()
    .notNull(),
  codeHash: text().notNull(),
  attempts: integer().notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});

export const emailChangeTable = pgTable(
  'email_change',
  {
    organizationId: tenant(),
    userId: integer().notNull(),
    email: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

export type SignInKind = 'email' | 'phone' | 'login' | 'twoFactor' | 'password';
export type SignInConfirmation = 'ownCode' | 'ownSession' | 'secondAdmin' | 'beforeFirstUse';

/** All changes of people's sign-in data. */
export const signInChangeTable = pgTable(
  'sign_in_change',
  {
    organizationId: tenant(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    kind: text().$type<SignInKind>().notNull(),
    changedBy: integer(),
    changedAt: instant().notNull().defaultNow(),
    oldValue: text(),
    newValue: text(),
    sessionId: integer(),
    confirmedAt: instant(),
    confirmedBy: integer(),
    confirmation: text().$type<SignInConfirmation>(),
    disputedAt: instant(),
    liftedAt: instant(),
    liftedBy: integer(),
    decision: text(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const socialAccountTable = pgTable('social_account', {
  organizationId: tenant(),
  id: integer().notNull().generatedAlwaysAsIdentity(),
  userId: integer().notNull(),
  provider: text().notNull(),
  subject: text().notNull(),
  email: text(),
  createdAt: instant().notNull().defaultNow(),
  lastUsedAt: instant(),
});

export const socialFlowTable = pgTable('social_flow', {
  stateHash: text().primaryKey(),
  browserHash: text().notNull(),
  provider: text().notNull(),
  nonce: text().notNull(),
  codeVerifier: text().notNull(),
  userId: integer(),
  expiresAt: instant().notNull(),
});

export const userFactorTable = pgTable('user_factor', {
  organizationId: tenant(),
  userId: integer().notNull(),
  secretSealed: text().notNull(),
  confirmedAt: instant(),
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
});

export const userRecoveryCodeTable = pgTable('user_recovery_code', {
  organizationId: tenant(),
  userId: integer().notNull(),
  codeHash: text().notNull(),
  usedAt: instant(),
});
