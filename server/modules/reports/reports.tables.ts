import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';
import type {
  ObjectType,
  ReportAggregate,
  ReportChart,
  ReportFrequency,
  ReportHolidays,
} from '@server/graphql/generated/types';

/** When a report is sent, by the organization's clock, and to whom. */
export interface StoredSchedule {
  frequency: ReportFrequency;
  /** Day of the week from 1, Monday, or day of the month from 1 to 28; null for daily. */
  day: number | null;
  hour: number;
  onlyIfRows: boolean;
  /** The behavior when it falls on a day off. */
  holidays: ReportHolidays;
  recipientIds: number[];
}

/** A total of a column of numbers, of all rows of a report and of each group. */
export interface StoredTotal {
  column: string;
  aggregate: ReportAggregate;
}

export const reportTable = pgTable('report', {
  organizationId: tenant(),
  id: identity(),
  ownerId: integer().notNull(),
  name: text().notNull(),
  source: text().notNull(),
  columns: text().array().notNull(),
  totals: jsonb().$type<StoredTotal[]>().notNull().default([]),
  state: text().notNull(),
  objectTypes: text().array().$type<ObjectType[]>().notNull().default([]),
  subdivisionIds: integer().array().notNull().default([]),
  positionIds: integer().array().notNull().default([]),
  periodDays: integer(),
  isAdaptation: boolean().notNull().default(false),
  groupBy: text(),
  sortBy: text(),
  isDescending: boolean().notNull().default(false),
  chart: text().$type<ReportChart>(),
  isShared: boolean().notNull().default(false),
  schedule: jsonb().$type<StoredSchedule>(),
  nextAt: instant(),
  lastAt: instant(),
  lastSent: integer(),
  lastRejected: integer('last_refused').array().notNull().default([]),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
});

export type ReportRow = typeof reportTable.$inferSelect;

/** The definition of a report: a saved one, or one that is being put together. */
export type ReportShape = Pick<
  ReportRow,
  | 'source'
  | 'columns'
  | 'totals'
  | 'state'
  | 'objectTypes'
  | 'subdivisionIds'
  | 'positionIds'
  | 'periodDays'
  | 'isAdaptation'
  | 'groupBy'
  | 'sortBy'
  | 'isDescending'
  | 'chart'
>;

/** Returns the definition of a saved report. */
export function shapeOf(report: ReportRow): ReportShape {
  const { source, columns, totals, state, objectTypes, subdivisionIds, positionIds } = report;
  const { periodDays, isAdaptation, groupBy, sortBy, isDescending, chart } = report;
  return {
    ...{ source, columns, totals, state, objectTypes, subdivisionIds, positionIds },
    ...{ periodDays, isAdaptation, groupBy, sortBy, isDescending, chart },
  };
}
