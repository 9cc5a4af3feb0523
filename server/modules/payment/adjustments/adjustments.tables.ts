import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';
import type { AdjustmentStatus } from '@server/graphql/generated/types';

/** Corrections of clients' balances: who proposed them, and who agreed. */
export const balanceAdjustmentTable = pgTable('balance_adjustment', {
  organizationId: tenant(),
  id: identity(),
  /** Kopecks; negative: a deduction. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  reason: text().notNull(),
  status: text().$type<AdjustmentStatus>().notNull(),
  /** One of the provider's people, as is the person who decides. */
  proposedById: integer().notNull(),
  createdAt: instant().notNull(),
  /** Null: it needed no second person. */
  expiresAt: instant(),
  decidedById: integer(),
  decidedAt: instant(),
  answer: text().notNull().default(''),
  operationId: bigint({ mode: 'bigint' }),
});
