import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '@server/db/columns';

const inet = customType<{ data: string }>({ dataType: () => 'inet' });

export type SupportEnd = 'provider' | 'client' | 'clock';

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
});

export type SupportSessionRow = typeof supportSessionTable.$inferSelect;
