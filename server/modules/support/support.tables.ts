import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '@server/db/columns';
import type { SupportConsent } from '@server/graphql/generated/types';

const inet = customType<{ data: string }>({ dataType: () => 'inet' });

/** The cause of the end: either side, the clock, a lost right, or the end of the client's own access. */
export type SupportEnd = 'provider' | 'client' | 'clock' | 'right' | 'suspended' | 'deleted';

/** A visit of one of the provider's people to a client's workspace. */
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
  /** Null: only for viewing. */
  consent: text().$type<SupportConsent>(),
  consentAt: instant(),
  /** The client's person who answered. */
  consentById: integer(),
});

export type SupportSessionRow = typeof supportSessionTable.$inferSelect;
