import type { RegradedOutcome } from '@domain/questions/regrade';
import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, instant, tenant } from '@server/db/columns';

/** The outcome of an answer to a repeated question. Questions that experts grade or that no longer count are not repeated. */
export type RepetitionOutcome = Exclude<RegradedOutcome, 'open' | 'voided'>;

/** The scheduler's state of a question that somebody repeats. */
export const testRepetitionTable = pgTable(
  'test_repetition',
  {
    organizationId: tenant(),
    userId: integer().notNull(),
    testId: integer().notNull(),
    questionId: text().notNull(),
    /** The day of the organization's calendar on which it was last repeated; null: never, only answered when the test was passed. */
    answeredOn: day(),
    /** A day of the same calendar. */
    dueOn: day().notNull(),
    /** The outcome of the last answer that determined the next day. */
    outcome: text().$type<RepetitionOutcome>().notNull(),
    answeredAt: instant().notNull(),
    dueAt: instant().notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    scheduledDays: integer().notNull(),
    learningSteps: integer().notNull(),
    reps: integer().notNull(),
    lapses: integer().notNull(),
    state: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.testId, table.questionId] })],
);

export type RepetitionRow = typeof testRepetitionTable.$inferSelect;

/** People who do not want to repeat. */
export const testRepetitionOffTable = pgTable(
  'test_repetition_off',
  {
    organizationId: tenant(),
    userId: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);
