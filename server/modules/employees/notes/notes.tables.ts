import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, tenant, times } from '@server/db/columns';

export const userNoteTable = pgTable('user_note', {
  id: identity(),
  organizationId: tenant(),
  userId: integer().notNull(),
  text: text().notNull(),
  authorId: integer(),
  ...times(),
});

export type UserNoteRow = typeof userNoteTable.$inferSelect;
