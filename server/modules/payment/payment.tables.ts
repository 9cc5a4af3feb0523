import { bigint, boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { day, identity, instant, tenant } from '@server/db/columns';
import type { LedgerKind } from './ledger/ledger-operation';
import type { ReceiptStatus } from './receipts/receipts.tables';

const kopecks = () => bigint({ mode: 'bigint' });

/** The provider's prices: the only table that the landing page, the payment page and the charges read. */
export const tariffTable = pgTable('tariff', {
  code: text().primaryKey(),
  nameRu: text().notNull(),
  nameEn: text().notNull(),
  /** For everybody together; people beyond the free ones cost extra. */
  monthPrice: kopecks().notNull().default(0n),
  freeEmployees: integer().notNull(),
  employeePrice: kopecks().notNull(),
  tokenPrice: kopecks().notNull(),
  isSample: boolean().notNull().default(false),
  /** Whether organizations may choose it. */
  isOffered: boolean().notNull().default(true),
});

export type TariffRow = typeof tariffTable.$inferSelect;

export const subscriptionTable = pgTable('subscription', {
  organizationId: integer().primaryKey(),
  tariffCode: text().notNull().default('standard'),
  /** The tariff of the next charge; null: the current one. */
  nextTariffCode: text(),
  anchorDay: smallint().notNull(),
  /** The day of the next charge. */
  paidUntil: day().notNull(),
  graceUntil: day(),
  /** The number of days before the charge for which its people were last warned. */
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
  monthPrice: kopecks().notNull().default(0n),
  amount: kopecks().notNull(),
  people: jsonb().$type<{ id: number; name: string }[]>().notNull(),
  createdAt: instant().notNull().defaultNow(),
  /** For a charge for the rest of a month: when that month began, and the change that caused it. */
  monthFrom: day(),
  changeId: integer(),
});

/** Changes of tariffs: who changed to which tariff, from when, and the money moved. */
export const subscriptionChangeTable = pgTable('subscription_change', {
  organizationId: tenant(),
  id: identity(),
  fromTariff: text().notNull(),
  toTariff: text().notNull(),
  /** Null: the day of the next charge, which was not known yet. */
  day: day(),
  /** False: from the next charge on. */
  isNow: boolean().notNull(),
  returned: kopecks().notNull().default(0n),
  charged: kopecks().notNull().default(0n),
  replacedChargeId: integer(),
  createdById: integer(),
  createdAt: instant().notNull(),
});

export type SubscriptionChangeRow = typeof subscriptionChangeTable.$inferSelect;

export type PaymentStatus =
  'draft' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'expired' | 'partiallyRefunded' | 'refunded';

/** The statuses of payments whose money has come, even if some of it was returned later. */
export const RECEIVED_STATUSES: readonly PaymentStatus[] = ['succeeded', 'partiallyRefunded', 'refunded'];

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
  /** The part that was refunded. */
  refunded: kopecks().notNull().default(0n),
  /** For a bank transfer: the invoice that it was for. */
  documentId: integer(),
  /** «Автопополнение»: nobody was present. */
  isAuto: boolean().notNull().default(false),
  /** Whether the service is asked to save the card. */
  savesCard: boolean().notNull().default(false),
  /** The saved card that it charges, by the service's id; deleted when the payment is over. */
  cardMethodId: text(),
  /** When the service was first asked to charge the saved card. */
  sentAt: instant(),
  /** Distinguishes the card that paid from others; null: unknown, or no card. */
  cardFingerprint: text(),
  /** The receipt of the advance; null: the money needs none. */
  receipt: text().$type<ReceiptStatus>(),
});

export type PaymentRow = typeof paymentTable.$inferSelect;

/** A party of a document, with its legal details at the time. */
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

/** An operation on the client's money: `+` increases what the client has. Sums are kopecks as text. */
export interface PayStatementLine {
  /** In the client's time zone. */
  day: string;
  kind: LedgerKind;
  amount: string;
  /** The number of the payment, the purchase or other object of the operation. */
  number: number | null;
  /** For a charge and for what was returned of one: `periodTo` is the first day that it does not pay for. */
  periodFrom: string | null;
  periodTo: string | null;
}

/** Tokens that were bought for one price, in kopecks; both as text. */
export interface PayTokenLine {
  tokens: string;
  price: string;
}

/** The money in an «Акт сверки». Sums are kopecks as text. */
export interface PayStatement {
  opening: string;
  closing: string;
  /** The time of creation, which ends a period that is not over yet. */
  until: string;
  lines: PayStatementLine[];
}

export const payDocumentTable = pgTable('pay_document', {
  organizationId: tenant(),
  id: identity(),
  type: text().$type<'invoice' | 'act' | 'upd' | 'reconciliation'>().notNull(),
  number: integer().notNull(),
  date: day().notNull(),
  periodFrom: day(),
  periodTo: day(),
  amount: kopecks().notNull(),
  /** The amount received for an invoice. */
  paid: kopecks().notNull().default(0n),
  /** Percentage included in the amount; null: «НДС не облагается». */
  vatRate: smallint(),
  status: text().$type<'issued' | 'paid' | 'voided'>().notNull().default('issued'),
  voidReason: text().notNull().default(''),
  email: text().notNull().default(''),
  chargeId: integer(),
  /** For a closing document of tokens: what was bought in its month, by price. */
  tokens: jsonb().$type<PayTokenLine[]>(),
  parties: jsonb().$type<{ seller: PaySeller; buyer: PayParty }>().notNull(),
  /** For an «Акт сверки». */
  statement: jsonb().$type<PayStatement>(),
  createdById: integer(),
  createdAt: instant().notNull(),
});

export type PayDocumentRow = typeof payDocumentTable.$inferSelect;
