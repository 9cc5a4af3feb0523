import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';
import type { TokenDisputeStatus } from '@server/graphql/generated/types';

/** Clients' disputes about write-offs, and the provider's answers. */
export const tokenDisputeTable = pgTable('token_dispute', {
  organizationId: tenant(),
  id: identity(),
  reserveId: integer().notNull(),
  reason: text().notNull(),
  status: text().$type<TokenDisputeStatus>().notNull().default('open'),
  /** The number of returned tokens. */
  tokens: integer(),
  answer: text().notNull().default(''),
  createdById: integer().notNull(),
  createdAt: instant().notNull(),
  /** One of the provider's people. */
  decidedById: integer(),
  decidedAt: instant(),
  /** The ledger operation that returned the tokens. */
  operationId: bigint({ mode: 'bigint' }),
});

export type TokenDisputeRow = typeof tokenDisputeTable.$inferSelect;
