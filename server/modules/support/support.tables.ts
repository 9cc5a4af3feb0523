import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '@server/db/columns';
import type { SupportConsent } from '@server/graphql/generated/resolvers';

const inet = customType<{ data: string }>({ dataType: () => 'inet' });

/** Who or what ended it: either side, the clock, a lost right, or the end of the client's own access. */
export type SupportEnd = 'provider' | 'client' | 'clock' | 'right' | 'suspended' | 'deleted';

/** Somebody of the provider in a client's cabinet. */
export const supportSessionTable = pgTable('support_session', {
  organizationId: integer().notNull(),
  id: integer().notNull().generatedAlwaysAsIdentity(),
  superAdminId: integer().notNull(),
  adminName: text().notNull(),
  sessionId: integer().notNull(),
  ip: inet().notNull(),
  reason: text().notNull().default(''),
  startedAt: instant().notNull(),
  endsAt: instant().notNull(),
  endedAt: instant(),
  endedBy: text().$type<SupportEnd>(),
  /** Null: only to look. */
  consent: text().$type<SupportConsent>(),
  consentAt: instant(),
  /** Of the client's, who answered. */
  consentById: integer(),
});

export type SupportSessionRow = typeof supportSessionTable.$inferSelect;
