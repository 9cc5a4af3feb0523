import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';

/** The location of the bytes, relative to the storage's root, and their number. */
export interface StoredFile {
  path: string;
  size: number;
}

export const contentTable = pgTable('content', {
  id: identity(),
  organizationId: tenant(),
  userId: integer(),
  type: text().$type<'logo' | 'avatar' | 'preview' | 'other' | 'picture' | 'film'>().notNull(),
  name: text().notNull(),
  mime: text().notNull(),
  details: jsonb().$type<StoredFile & { formats: Record<string, StoredFile> }>().notNull(),
  sha256: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

export type ContentRow = typeof contentTable.$inferSelect;
