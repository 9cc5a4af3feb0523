import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';
import type { TokenDisputeStatus } from '@server/graphql/generated/resolvers';

/** What clients say about write-offs, and what the provider answers. */
export const tokenDisputeTable = pgTable('token_dispute', {
  organizationId: tenant(),
  id: identity(),
  reserveId: integer().notNull(),
  reason: text().notNull(),
  status: text().$type<TokenDisputeStatus>().notNull().default('open'),
  /** What came back. */
  tokens: integer(),
  answer: text().notNull().default(''),
  createdById: integer().notNull(),
  createdAt: instant().notNull(),
  /** Of the provider's people. */
  decidedById: integer(),
  decidedAt: instant(),
  /** Of what came back, in the ledger. */
  operationId: bigint({ mode: 'bigint' }),
});

export type TokenDisputeRow = typeof tokenDisputeTable.$inferSelect;
