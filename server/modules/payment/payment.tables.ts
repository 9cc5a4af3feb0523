import { bigint, boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { day, identity, instant, tenant } from '@server/db/columns';

const kopecks = () => bigint({ mode: 'bigint' });

/** The provider's prices: the one table that the landing, the page of payment and the charges read. */
export const tariffTable = pgTable('tariff', {
  code: text().primaryKey(),
  nameRu: text().notNull(),
  nameEn: text().notNull(),
  freeEmployees: integer().notNull(),
  employeePrice: kopecks().notNull(),
  tokenPrice: kopecks().notNull(),
  isSample: boolean().notNull().default(false),
});

export type TariffRow = typeof tariffTable.$inferSelect;

export const subscriptionTable = pgTable('subscription', {
  organizationId: integer().primaryKey(),
  tariffCode: text().notNull().default('standard'),
  anchorDay: smallint().notNull(),
  /** The day of the next charge. */
  paidUntil: day().notNull(),
  graceUntil: day(),
  /** Of how many days before the charge its people were warned. */
  warned: smallint(),
  updatedAt: instant().notNull().defaultNow(),
});

export type SubscriptionRow = typeof subscriptionTable.$inferSelect;

export const subscriptionChargeTable = pgTable('subscription_charge', {
  organizationId: tenant(),
  id: identity(),
  periodFrom: day().notNull(),
  periodTo: day().notNull(),
  tariffCode: text().notNull(),
  freeEmployees: integer().notNull(),
  employeePrice: kopecks().notNull(),
  amount: kopecks().notNull(),
  people: jsonb().$type<{ id: number; name: string }[]>().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

export type PaymentStatus = 'draft' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'expired';

export const paymentTable = pgTable('payment', {
  organizationId: tenant(),
  id: identity(),
  method: text().$type<'card' | 'sbp' | 'invoice' | 'manual'>().notNull(),
  provider: text().$type<'yookassa' | 'simulator' | 'bank'>().notNull(),
  status: text().$type<PaymentStatus>().notNull().default('draft'),
  amount: kopecks().notNull(),
  email: text().notNull(),
  idempotenceKey: uuid().notNull().defaultRandom(),
  externalId: text(),
  confirmationUrl: text(),
  error: text(),
  createdById: integer(),
  createdAt: instant().notNull(),
  paidAt: instant(),
  checkAt: instant(),
  checks: integer().notNull().default(0),
  /** Of a bank's transfer: the invoice that it was for. */
  documentId: integer(),
});

export type PaymentRow = typeof paymentTable.$inferSelect;

/** Who a document is from and to, as their requisites stood. */
export interface PayParty {
  name: string;
  inn: string;
  kpp: string;
  address: string;
}

export interface PaySeller extends PayParty {
  director: string;
  bank: { name: string; bik: string; account: string; corr: string };
}

export const payDocumentTable = pgTable('pay_document', {
  organizationId: tenant(),
  id: identity(),
  type: text().$type<'invoice' | 'act'>().notNull(),
  number: integer().notNull(),
  date: day().notNull(),
  periodFrom: day(),
  periodTo: day(),
  amount: kopecks().notNull(),
  /** What has come for an invoice. */
  paid: kopecks().notNull().default(0n),
  /** Percent within the amount; null: «НДС не облагается». */
  vatRate: smallint(),
  status: text().$type<'issued' | 'paid' | 'voided'>().notNull().default('issued'),
  voidReason: text().notNull().default(''),
  email: text().notNull().default(''),
  chargeId: integer(),
  parties: jsonb().$type<{ seller: PaySeller; buyer: PayParty }>().notNull(),
  createdById: integer(),
  createdAt: instant().notNull(),
});

export type PayDocumentRow = typeof payDocumentTable.$inferSelect;
