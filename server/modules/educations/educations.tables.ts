import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Segment } from '@domain/watched';
import { instant, tenant, times } from '@server/db/columns';
import type { TypeContent } from '@server/graphql/generated/resolvers';
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
  /** As its author says; null: by its words. */
  minutes: integer(),
  minReadingSec: integer(),
});

export const educationTables: ContentTables = {
  ...contentTables('education'),
  // With the columns that are its own: rows have them, `asEducation` says so.
  object: educationTable,
};

export type EducationRow = typeof educationTable.$inferSelect;
export type EducationChange = Partial<Omit<typeof educationTable.$inferInsert, 'id' | 'organizationId'>>;

const isEducation = (row: ContentObjectRow): row is EducationRow => 'typeContent' in row;

/** What the shared parts of content have read of an education: its whole row. */
export function asEducation(row: ContentObjectRow): EducationRow {
  if (!isEducation(row)) throw new Error(`object ${row.id} is no education`);
  return row;
}

/** What a person has answered at a checkpoint. */
export interface CheckpointAnswer {
  /** Once; whoever was right stays so. */
  isRight: boolean;
  tries: number;
}

/** How far a person is with an obligation (0: nobody asked for it), as the server has counted. */
export const educationProgressTable = pgTable(
  'education_progress',
  {
    organizationId: tenant(),
    userId: integer().notNull(),
    educationId: integer().notNull(),
    assignmentId: integer().notNull().default(0),
    /** That was read last. */
    versionId: integer().notNull(),
    activeSec: integer().notNull().default(0),
    /** Up to when the time was counted. */
    countedAt: instant().notNull().defaultNow(),
    completedAt: instant(),
    /** Of a film: what was seen, and where it was left. */
    segments: jsonb().$type<Segment[]>().notNull().default([]),
    positionSec: integer().notNull().default(0),
    /** By the ids of its checkpoints. */
    answers: jsonb().$type<Record<string, CheckpointAnswer>>().notNull().default({}),
    ...times(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId, table.educationId, table.assignmentId] }),
  ],
);

export type EducationProgressRow = typeof educationProgressTable.$inferSelect;

/** A person's one clock over all tabs and devices. */
export const educationClockTable = pgTable(
  'education_clock',
  {
    organizationId: tenant(),
    userId: integer().notNull(),
    countedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);
