import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '@server/db/columns';
import type { CodePurpose } from '@server/modules/auth/codes';

/** A file attached to an email; `content` is Base64. */
export interface EmailAttachment {
  name: string;
  content: string;
}

export const emailTable = pgTable('letter', {
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
  attachments: jsonb().$type<EmailAttachment[]>().notNull().default([]),
  /** For an email with a code or a sign-in link: its owner, its purpose, and when its content is erased. */
  opensUserId: integer(),
  opensPurpose: text().$type<CodePurpose>(),
  eraseAt: instant(),
  erasedAt: instant(),
  dueAt: instant(),
  takenAt: instant(),
  tries: integer().notNull().default(0),
  isUrgent: boolean().notNull().default(false),
  isCounted: boolean().notNull().default(true),
});

export type EmailRow = typeof emailTable.$inferSelect;
