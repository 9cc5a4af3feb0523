import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';

/** Limits on the tokens spent in a month: by a subdivision with all below it, a person or everyone, on one action or all. */
export const tokenLimitTable = pgTable('token_limit', {
  organizationId: tenant(),
  id: identity(),
  subdivisionId: integer(),
  userId: integer(),
  /** A code of the registry of paid actions; null: all of them. */
  action: text(),
  tokens: integer().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

export type TokenLimitRow = typeof tokenLimitTable.$inferSelect;
