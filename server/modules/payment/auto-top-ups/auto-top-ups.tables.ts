import { bigint, boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '@server/db/columns';

const kopecks = () => bigint({ mode: 'bigint' });

/** A card saved at the payment service: the service's id of it, and the digits that people know. */
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
  /** For a calendar month in the organization's time zone. */
  monthlyCap: kopecks().notNull(),
  email: text().notNull(),
  /** Consecutive failures. */
  failures: smallint().notNull().default(0),
  /** Why it was switched off automatically; null: it was not. */
  offReason: text(),
  nextTryAt: instant(),
  updatedById: integer(),
  updatedAt: instant().notNull(),
});

export type AutoTopUpRow = typeof autoTopUpTable.$inferSelect;
