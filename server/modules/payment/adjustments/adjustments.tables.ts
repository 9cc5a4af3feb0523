import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';
import type { AdjustmentStatus } from '@server/graphql/generated/resolvers';

/** Corrections of clients' balances: who wanted them, and who agreed. */
export const balanceAdjustmentTable = pgTable('balance_adjustment', {
  organizationId: tenant(),
  id: identity(),
  /** Kopecks; below zero: taken off. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  reason: text().notNull(),
  status: text().$type<AdjustmentStatus>().notNull(),
  /** Of the provider's people, as is who decides. */
  proposedById: integer().notNull(),
  createdAt: instant().notNull(),
  /** Null: it needed nobody else. */
  expiresAt: instant(),
  decidedById: integer(),
  decidedAt: instant(),
  answer: text().notNull().default(''),
  operationId: bigint({ mode: 'bigint' }),
});
