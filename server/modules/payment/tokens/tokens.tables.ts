import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day, identity, instant, tenant } from '@server/db/columns';
import type { TokenPart } from './token-parts';

export const tokenPurchaseTable = pgTable('token_purchase', {
  organizationId: tenant(),
  id: identity(),
  tokens: integer().notNull(),
  /** Kopecks per token at the time of purchase. */
  price: bigint({ mode: 'bigint' }).notNull(),
  createdById: integer(),
  createdAt: instant().notNull(),
});

/** Tokens that are reserved for a paid action, or were used by it. */
export const tokenReserveTable = pgTable('token_reserve', {
  organizationId: tenant(),
  id: identity(),
  key: text().notNull(),
  action: text().notNull(),
  objectId: integer().notNull(),
  objectName: text().notNull(),
  initiatorId: integer(),
  /** The initiator's subdivision and those above it at that time. */
  subdivisionIds: integer().array().notNull().default([]),
  /** In the organization's time zone when it was made; set by the database. */
  day: day().notNull(),
  tokens: integer().notNull(),
  parts: jsonb().$type<TokenPart[]>().notNull(),
  status: text().$type<'held' | 'captured' | 'released'>().notNull().default('held'),
  expiresAt: instant().notNull(),
  createdAt: instant().notNull(),
  settledAt: instant(),
  operationId: bigint({ mode: 'bigint' }),
  balanceAfter: bigint({ mode: 'bigint' }),
});

export type TokenReserveRow = typeof tokenReserveTable.$inferSelect;
