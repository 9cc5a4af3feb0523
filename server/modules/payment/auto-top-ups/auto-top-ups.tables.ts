import { bigint, boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '@server/db/columns';

const kopecks = () => bigint({ mode: 'bigint' });

/** A card that the payment service keeps: its name of it, and the digits that people know it by. */
export const savedCardTable = pgTable('saved_card', {
  organizationId: integer().primaryKey(),
  provider: text().$type<'yookassa' | 'simulator'>().notNull(),
  methodId: text().notNull(),
  last4: text().notNull(),
  paymentId: integer().notNull(),
  savedAt: instant().notNull(),
});

export type SavedCardRow = typeof savedCardTable.$inferSelect;

export const autoTopUpTable = pgTable('auto_top_up', {
  organizationId: integer().primaryKey(),
  isOn: boolean().notNull(),
  threshold: kopecks().notNull(),
  amount: kopecks().notNull(),
  /** Of a calendar month in the organization's zone. */
  monthlyCap: kopecks().notNull(),
  email: text().notNull(),
  /** In a row. */
  failures: smallint().notNull().default(0),
  /** Why it was switched off; null: by nobody but people. */
  offReason: text(),
  nextTryAt: instant(),
  updatedById: integer(),
  updatedAt: instant().notNull(),
});

export type AutoTopUpRow = typeof autoTopUpTable.$inferSelect;
