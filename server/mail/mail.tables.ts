import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '@server/db/columns';

export const letterTable = pgTable('letter', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organizationId: integer(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
  sentAt: instant(),
  error: text(),
  senderName: text().notNull().default(''),
  unsubscribeUrl: text(),
});

export type LetterRow = typeof letterTable.$inferSelect;
