import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';
import type { PaymentRow } from '../payment.tables';

/** What went back of payments, as the payment service told it. */
export const paymentRefundTable = pgTable('payment_refund', {
  organizationId: tenant(),
  id: identity(),
  paymentId: integer().notNull(),
  provider: text().$type<PaymentRow['provider']>().notNull(),
  externalId: text().notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  /** In the words of whoever refunded. */
  reason: text().notNull().default(''),
  receipt: text().$type<'service' | 'asked' | 'registered' | 'refused'>().notNull(),
  /** What the service knows a repeated request of the receipt by. */
  receiptKey: uuid().notNull().defaultRandom(),
  createdAt: instant().notNull(),
});

export type PaymentRefundRow = typeof paymentRefundTable.$inferSelect;
