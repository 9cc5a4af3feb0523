import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';

/** Whether the payment service has registered a receipt: `asked`: not known yet; `refused`: a person has to. */
export type ReceiptStatus = 'asked' | 'registered' | 'refused';

/** Receipts (54-ФЗ) of what was paid for from advances. */
export const settlementReceiptTable = pgTable('settlement_receipt', {
  organizationId: tenant(),
  id: identity(),
  /** The payment whose advance is settled. */
  paymentId: integer().notNull(),
  /** The ledger's operation of what was paid for. */
  operationId: bigint({ mode: 'bigint' }).notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  status: text().$type<ReceiptStatus>().notNull().default('asked'),
  /** The key by which the service recognizes a repeated request. */
  idempotenceKey: uuid().notNull().defaultRandom(),
  createdAt: instant().notNull(),
});
