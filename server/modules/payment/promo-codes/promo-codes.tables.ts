import { bigint, boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, identity, instant, tenant } from '@server/db/columns';
import type { PromoKind, PromoUseStatus } from '@server/graphql/generated/resolvers';

/** The provider's promo codes. */
export const promoCodeTable = pgTable('promo_code', {
  id: identity(),
  /** As it is compared: see `normalizedCode`. */
  code: text().notNull(),
  kind: text().$type<PromoKind>().notNull(),
  /** Percent, kopecks, days or tokens. */
  value: integer().notNull(),
  limitTotal: integer(),
  perOrganization: smallint().notNull().default(1),
  used: integer().notNull().default(0),
  /** The last day, as the provider's calendar has it. */
  validTo: day(),
  isActive: boolean().notNull().default(true),
  createdById: integer(),
  createdAt: instant().notNull().defaultNow(),
});

export type PromoCodeRow = typeof promoCodeTable.$inferSelect;

/** What an organization has had of them. */
export const promoUseTable = pgTable('promo_use', {
  organizationId: tenant(),
  id: identity(),
  promoCodeId: integer().notNull(),
  /** Of this organization's uses of the code. */
  number: smallint().notNull(),
  /** As it was. */
  code: text().notNull(),
  kind: text().$type<PromoKind>().notNull(),
  value: integer().notNull(),
  status: text().$type<PromoUseStatus>().notNull(),
  paymentId: integer(),
  /** Kopecks of it that refunds of the payment have taken back. */
  takenBack: bigint({ mode: 'bigint' }).notNull().default(0n),
  usedById: integer(),
  createdAt: instant().notNull(),
});

export type PromoUseRow = typeof promoUseTable.$inferSelect;
