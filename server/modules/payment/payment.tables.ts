import { bigint, boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { day, identity, instant, tenant } from '@server/db/columns';
import type { LedgerKind } from './ledger/ledger';

const kopecks = () => bigint({ mode: 'bigint' });

/** The provider's prices: the one table that the landing, the page of payment and the charges read. */
export const tariffTable = pgTable('tariff', {
  code: text().primaryKey(),
  nameRu: text().notNull(),
  nameEn: text().notNull(),
  /** For everybody together; people beyond the free ones come on top. */
  monthPrice: kopecks().notNull().default(0n),
  freeEmployees: integer().notNull(),
  employeePrice: kopecks().notNull(),
  tokenPrice: kopecks().notNull(),
  isSample: boolean().notNull().default(false),
  /** Organizations may choose it. */
  isOffered: boolean().notNull().default(true),
});

export type TariffRow = typeof tariffTable.$inferSelect;

export const subscriptionTable = pgTable('subscription', {
  organizationId: integer().primaryKey(),
  tariffCode: text().notNull().default('standard'),
  /** What the next charge goes by; null: by the tariff that it has. */
  nextTariffCode: text(),
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
  monthPrice: kopecks().notNull().default(0n),
  amount: kopecks().notNull(),
  people: jsonb().$type<{ id: number; name: string }[]>().notNull(),
  createdAt: instant().notNull().defaultNow(),
  /** Of a charge for the rest of a month: when that month began, and the change that it comes of. */
  monthFrom: day(),
  changeId: integer(),
});

/** Who went to which tariff, from when, and what that moved. */
export const subscriptionChangeTable = pgTable('subscription_change', {
  organizationId: tenant(),
  id: identity(),
  fromTariff: text().notNull(),
  toTariff: text().notNull(),
  /** Null: the next charge's, which had no day yet. */
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
  /** What has gone back of it. */
  refunded: kopecks().notNull().default(0n),
  /** Of a bank's transfer: the invoice that it was for. */
  documentId: integer(),
  /** «Автопополнение»: nobody is present. */
  isAuto: boolean().notNull().default(false),
  /** The service is asked to keep the card. */
  savesCard: boolean().notNull().default(false),
  /** The saved card that it charges, in the service's words; no longer known when it is over. */
  cardMethodId: text(),
  /** When the service was first asked to charge the saved card. */
  sentAt: instant(),
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

/** A movement of the client's money: `+` is what the client has more of. Sums are kopecks as text. */
export interface PayStatementLine {
  /** In the client's zone. */
  day: string;
  kind: LedgerKind;
  amount: string;
  /** Of the payment, the purchase or whatever it was about. */
  number: number | null;
  /** Of a charge and of what was returned of one: the first day that it does not pay for is `periodTo`. */
  periodFrom: string | null;
  periodTo: string | null;
}

/** What an «Акт сверки» says of money. Sums are kopecks as text. */
export interface PayStatement {
  opening: string;
  closing: string;
  /** When it was made: an end of the period that is not over yet. */
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
  /** What has come for an invoice. */
  paid: kopecks().notNull().default(0n),
  /** Percent within the amount; null: «НДС не облагается». */
  vatRate: smallint(),
  status: text().$type<'issued' | 'paid' | 'voided'>().notNull().default('issued'),
  voidReason: text().notNull().default(''),
  email: text().notNull().default(''),
  chargeId: integer(),
  parties: jsonb().$type<{ seller: PaySeller; buyer: PayParty }>().notNull(),
  /** Of an «Акт сверки». */
  statement: jsonb().$type<PayStatement>(),
  createdById: integer(),
  createdAt: instant().notNull(),
});

export type PayDocumentRow = typeof payDocumentTable.$inferSelect;
