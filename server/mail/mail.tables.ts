import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '@server/db/columns';

/** A file of a letter; `content` is Base64. */
export interface LetterAttachment {
  name: string;
  content: string;
}

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
  attachments: jsonb().$type<LetterAttachment[]>().notNull().default([]),
});

export type LetterRow = typeof letterTable.$inferSelect;
