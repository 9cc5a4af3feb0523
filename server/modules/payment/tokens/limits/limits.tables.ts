import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
  /** It only warns: what exceeds it is allowed. */
  isSoft: boolean().notNull(),
  /** The share of the tokens, in percent, at which it warns; null: only when all are used. */
  warnPercent: integer(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

export type TokenLimitRow = typeof tokenLimitTable.$inferSelect;
