import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';
import type {
  ObjectType,
  ReportChart,
  ReportFrequency,
  ReportHolidays,
} from '@server/graphql/generated/resolvers';

/** When a report is sent, by the organization's own clock, and to whom. */
export interface StoredSchedule {
  frequency: ReportFrequency;
  /** Of a week from 1, Monday, or of a month from 1 to 28; daily: null. */
  day: number | null;
  hour: number;
  onlyIfRows: boolean;
  /** What happens when it falls on a day off. */
  holidays: ReportHolidays;
  recipientIds: number[];
}

export const reportTable = pgTable('report', {
  organizationId: tenant(),
  id: identity(),
  ownerId: integer().notNull(),
  name: text().notNull(),
  source: text().notNull(),
  columns: text().array().notNull(),
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
  lastRefused: integer().array().notNull().default([]),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
});

export type ReportRow = typeof reportTable.$inferSelect;

/** What a report shows: a saved one, or one that is being put together. */
export type ReportShape = Pick<
  ReportRow,
  | 'source'
  | 'columns'
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

/** What of a saved report is shown. */
export function shapeOf(report: ReportRow): ReportShape {
  const { source, columns, state, objectTypes, subdivisionIds, positionIds } = report;
  const { periodDays, isAdaptation, groupBy, sortBy, isDescending, chart } = report;
  return {
    ...{ source, columns, state, objectTypes, subdivisionIds, positionIds },
    ...{ periodDays, isAdaptation, groupBy, sortBy, isDescending, chart },
  };
}
