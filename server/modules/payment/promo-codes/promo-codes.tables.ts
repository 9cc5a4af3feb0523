import { bigint, boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, identity, instant, tenant } from '@server/db/columns';
import type { PromoKind, PromoUseStatus } from '@server/graphql/generated/types';

/** The provider's promo codes. */
export const promoCodeTable = pgTable('promo_code', {
  id: identity(),
  /** In the form used for comparison: see `normalizedCode`. */
  code: text().notNull(),
  kind: text().$type<PromoKind>().notNull(),
  /** Percent, kopecks, days or tokens. */
  value: integer().notNull(),
  limitTotal: integer(),
  perOrganization: smallint().notNull().default(1),
  used: integer().notNull().default(0),
  /** The last day, in the provider's time zone. */
  validTo: day(),
  isActive: boolean().notNull().default(true),
  createdById: integer(),
  createdAt: instant().notNull().defaultNow(),
});

export type PromoCodeRow = typeof promoCodeTable.$inferSelect;

/** The promo codes that an organization has used. */
export const promoUseTable = pgTable('promo_use', {
  organizationId: tenant(),
  id: identity(),
  promoCodeId: integer().notNull(),
  /** The number of the use among this organization's uses of the code. */
  number: smallint().notNull(),
  /** The code at the time of use. */
  code: text().notNull(),
  kind: text().$type<PromoKind>().notNull(),
  value: integer().notNull(),
  status: text().$type<PromoUseStatus>().notNull(),
  paymentId: integer(),
  /** Kopecks of it that were taken back because of refunds of the payment. */
  takenBack: bigint({ mode: 'bigint' }).notNull().default(0n),
  usedById: integer(),
  createdAt: instant().notNull(),
});

export type PromoUseRow = typeof promoUseTable.$inferSelect;
