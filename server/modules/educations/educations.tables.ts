import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Segment } from '@domain/watched';
import { instant, tenant, times } from '@server/db/columns';
import type { TypeContent } from '@server/graphql/generated/types';
import {
  contentObjectColumns,
  type ContentObjectRow,
  contentTables,
  type ContentTables,
} from '@server/modules/content/content.tables';

export const educationTable = pgTable('education', {
  ...contentObjectColumns(),
  typeContent: text().$type<TypeContent>().notNull().default('text'),
  description: text().notNull().default(''),
  category: text().notNull().default(''),
  /** As set by the author; null: by the number of words. */
  minutes: integer(),
  minReadingSec: integer(),
});

export const educationTables: ContentTables = {
  ...contentTables('education'),
  // Includes the columns of its own: rows have them, see `asEducation`.
  object: educationTable,
};

export type EducationRow = typeof educationTable.$inferSelect;
export type EducationChange = Partial<Omit<typeof educationTable.$inferInsert, 'id' | 'organizationId'>>;

const isEducation = (row: ContentObjectRow): row is EducationRow => 'typeContent' in row;

/** Converts an object read by the shared content code: the row already has all columns. */
export function asEducation(row: ContentObjectRow): EducationRow {
  if (!isEducation(row)) throw new Error(`object ${row.id} is no education`);
  return row;
}

/** A person's answer at a checkpoint. */
export interface CheckpointAnswer {
  /** Whether the person has ever been right; this never becomes false again. */
  isRight: boolean;
  tries: number;
}

/** A person's progress on an assignment (0: not assigned), as counted by the server. */
export const educationProgressTable = pgTable(
  'education_progress',
  {
    organizationId: tenant(),
    userId: integer().notNull(),
    educationId: integer().notNull(),
    assignmentId: integer().notNull().default(0),
    /** The version that was read last. */
    versionId: integer().notNull(),
    activeSec: integer().notNull().default(0),
    /** The time up to which reading has been counted. */
    countedAt: instant().notNull().defaultNow(),
    completedAt: instant(),
    /** For a video: the watched parts, and where the person stopped. */
    segments: jsonb().$type<Segment[]>().notNull().default([]),
    positionSec: integer().notNull().default(0),
    /** By checkpoint id. */
    answers: jsonb().$type<Record<string, CheckpointAnswer>>().notNull().default({}),
    ...times(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId, table.educationId, table.assignmentId] }),
  ],
);

export type EducationProgressRow = typeof educationProgressTable.$inferSelect;

/** A person's only clock, across all tabs and devices. */
export const educationClockTable = pgTable(
  'education_clock',
  {
    organizationId: tenant(),
    userId: integer().notNull(),
    countedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);
