import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '@server/db/columns';
import type { HistoryCheckState } from '@server/graphql/generated/types';
import type { Break } from './integrity.read-model';

export const historyCheckTable = pgTable('history_check', {
  organizationId: integer().primaryKey(),
  state: text().$type<HistoryCheckState>().notNull().default('running'),
  run: integer().notNull().default(1),
  link: bigint({ mode: 'number' }).notNull().default(0),
  checked: integer().notNull().default(0),
  total: integer(),
  broken: jsonb().$type<Break[]>().notNull().default([]),
  headHash: text().notNull().default(''),
  startedAt: instant().notNull().defaultNow(),
  beatAt: instant().notNull().defaultNow(),
  finishedAt: instant(),
});

export type HistoryCheckRow = typeof historyCheckTable.$inferSelect;
