import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, identity, instant, tenant, times } from '@server/db/columns';
import type { GapPeriod, IdealLayer } from '@server/graphql/generated/types';

export const gapCheckTable = pgTable('gap_check', {
  id: identity(),
  organizationId: tenant(),
  userId: integer().notNull(),
  period: text().$type<GapPeriod>().notNull(),
  /** The first day of a quarter, otherwise the day on which the person started work. */
  periodStart: day().notNull(),
  selfAt: instant(),
  leaderAt: instant('head_at'),
  leaderId: integer('head_id'),
  createdById: integer(),
  ...times(),
});

export type GapCheckRow = typeof gapCheckTable.$inferSelect;

export const gapRowTable = pgTable('gap_row', {
  id: identity(),
  organizationId: tenant(),
  checkId: integer().notNull(),
  layer: text().$type<IdealLayer>().notNull(),
  /** The text of the statement when the check was opened. */
  text: text().notNull(),
  self: smallint(),
  leader: smallint('head'),
  selfComment: text().notNull().default(''),
  leaderComment: text('head_comment').notNull().default(''),
});

export type GapRowRow = typeof gapRowTable.$inferSelect;
