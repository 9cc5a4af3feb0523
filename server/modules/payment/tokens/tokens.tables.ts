import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';

export const tokenPurchaseTable = pgTable('token_purchase', {
  organizationId: tenant(),
  id: identity(),
  tokens: integer().notNull(),
  /** Kopecks for one, as it stood. */
  price: bigint({ mode: 'bigint' }).notNull(),
  createdById: integer(),
  createdAt: instant().notNull(),
});

/** Tokens that nobody paid for. */
export const tokenGrantTable = pgTable('token_grant', {
  organizationId: tenant(),
  id: identity(),
  /** What grants it: the same once. */
  key: text().notNull(),
  amount: integer().notNull(),
  remaining: integer().notNull(),
  expired: integer().notNull().default(0),
  expiresAt: instant(),
  createdAt: instant().notNull(),
});
