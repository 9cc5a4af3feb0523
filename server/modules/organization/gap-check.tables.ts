import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, identity, instant, tenant, times } from '@server/db/columns';
import type { GapPeriod, IdealLayer } from '@server/graphql/generated/resolvers';

export const gapCheckTable = pgTable('gap_check', {
  id: identity(),
  organizationId: tenant(),
  userId: integer().notNull(),
  period: text().$type<GapPeriod>().notNull(),
  /** Of a quarter its first day, else the day of the start at work. */
  periodStart: day().notNull(),
  selfAt: instant(),
  headAt: instant(),
  headId: integer(),
  createdById: integer(),
  ...times(),
});

export type GapCheckRow = typeof gapCheckTable.$inferSelect;

export const gapRowTable = pgTable('gap_row', {
  id: identity(),
  organizationId: tenant(),
  checkId: integer().notNull(),
  layer: text().$type<IdealLayer>().notNull(),
  /** As the statement was when the check was opened. */
  text: text().notNull(),
  self: smallint(),
  head: smallint(),
  selfComment: text().notNull().default(''),
  headComment: text().notNull().default(''),
});

export type GapRowRow = typeof gapRowTable.$inferSelect;
