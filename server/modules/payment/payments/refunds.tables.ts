import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';
import type { PaymentRow } from '../payment.tables';

/** Refunds of payments, as reported by the payment service. */
export const paymentRefundTable = pgTable('payment_refund', {
  organizationId: tenant(),
  id: identity(),
  paymentId: integer().notNull(),
  provider: text().$type<PaymentRow['provider']>().notNull(),
  externalId: text().notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  /** The part that is taken from what the advance had paid for already. */
  settled: bigint({ mode: 'bigint' }).notNull().default(0n),
  /** The text of the person who made the refund. */
  reason: text().notNull().default(''),
  receipt: text().$type<'service' | 'asked' | 'registered' | 'refused'>().notNull(),
  /** The key by which the service recognizes a repeated request for the receipt. */
  receiptKey: uuid().notNull().defaultRandom(),
  createdAt: instant().notNull(),
});

export type PaymentRefundRow = typeof paymentRefundTable.$inferSelect;
