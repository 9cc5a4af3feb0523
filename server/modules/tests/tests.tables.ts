import { boolean, integer, jsonb, numeric, bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Answer } from '@domain/questions/answer';
import type { AnyQuestion, QuestionType } from '@domain/questions/question';
import { archive, identity, instant, tenant, times } from '@server/db/columns';
import type {
  TestAnswerOutcome,
  TestAttemptEnd,
  TestAttemptState,
  TestRegradingState,
} from '@server/graphql/generated/resolvers';
import {
  contentObjectColumns,
  type ContentObjectRow,
  contentTables,
  type ContentTables,
} from '@server/modules/content/content.tables';

export const testTable = pgTable('test', {
  ...contentObjectColumns(),
  description: text().notNull().default(''),
  category: text().notNull().default(''),
});

export const testTables: ContentTables = {
  ...contentTables('test'),
  // With the columns that are its own: rows have them, `asTest` says so.
  object: testTable,
};

export type TestRow = typeof testTable.$inferSelect;
export type TestChange = Partial<Omit<typeof testTable.$inferInsert, 'id' | 'organizationId'>>;

const isTest = (row: ContentObjectRow): row is TestRow => 'category' in row && !('typeContent' in row);

/** What the shared parts of content have read of a test: its whole row. */
export function asTest(row: ContentObjectRow): TestRow {
  if (!isTest(row)) throw new Error(`object ${row.id} is no test`);
  return row;
}

/** One attempt of a person at a test. */
export const testAttemptTable = pgTable('test_attempt', {
  id: identity(),
  organizationId: tenant(),
  testId: integer().notNull(),
  /** That it began with, and stays on. */
  versionId: integer().notNull(),
  userId: integer().notNull(),
  /** What it was owed by when it began; attempts are counted by it. */
  assignmentId: integer().notNull(),
  number: integer().notNull(),
  state: text().$type<TestAttemptState>().notNull().default('inProgress'),
  endedBy: text().$type<TestAttemptEnd>(),
  /** In which it is answered. */
  tab: text().notNull(),
  /** Of the order that was drawn for the person. */
  seed: integer().notNull(),
  /** Revisions that were drawn from the bank when it began, in their order. */
  drawn: integer().array().notNull().default([]),
  questionCount: integer().notNull(),
  answeredCount: integer().notNull().default(0),
  startedAt: instant().notNull(),
  deadlineAt: instant(),
  /** Beside those of the settings, in the deadline already. */
  grantedMinutes: integer().notNull().default(0),
  /** In which the server was not available: given back, in the deadline already. */
  returnedSec: integer().notNull().default(0),
  finishedAt: instant(),
  /** Integer hundredths. */
  points: integer(),
  maxPoints: integer(),
  isPassed: boolean(),
  /** Stands in the sums of its version: the first graded one of the person. */
  isCounted: boolean().notNull().default(false),
  ...times(),
});

export type AttemptRow = typeof testAttemptTable.$inferSelect;

/** What was answered to one question; a finished attempt has a row for each of its questions. */
export const testAnswerTable = pgTable(
  'test_answer',
  {
    organizationId: tenant(),
    attemptId: integer().notNull(),
    questionId: text().notNull(),
    /** Null: nothing, or taken back. */
    value: jsonb().$type<Answer>(),
    seq: integer().notNull().default(0),
    isFlagged: boolean().notNull().default(false),
    savedAt: instant().notNull(),
    outcome: text().$type<TestAnswerOutcome>(),
    /** Integer hundredths. */
    points: integer(),
    gradedById: integer(),
    gradedAt: instant(),
    comment: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.attemptId, table.questionId] })],
);

export type AnswerRow = typeof testAnswerTable.$inferSelect;

/** A file that was uploaded for an answer; whether it belongs to it is said by the answer. */
export const testAnswerFileTable = pgTable(
  'test_answer_file',
  {
    organizationId: tenant(),
    contentId: integer().notNull(),
    attemptId: integer().notNull(),
    questionId: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.contentId] })],
);

/** Attempts beside those of the settings, or minutes of one that is under way. */
export const testExtraTable = pgTable('test_extra', {
  id: identity(),
  organizationId: tenant(),
  testId: integer().notNull(),
  userId: integer().notNull(),
  assignmentId: integer().notNull(),
  attempts: integer().notNull().default(0),
  minutes: integer().notNull().default(0),
  /** Whose minutes they are. */
  attemptId: integer(),
  reason: text().notNull(),
  createdById: integer().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

/** A question of a published version that is graded otherwise; the job that follows it counts what it has done. */
export const testRegradingTable = pgTable('test_regrading', {
  id: identity(),
  organizationId: tenant(),
  testId: integer().notNull(),
  versionId: integer().notNull(),
  questionId: text().notNull(),
  /** What counts as right; null: the question counts no more. */
  answer: jsonb().$type<Answer>(),
  /** Nothing else counts as right any more. */
  isOnly: boolean().notNull(),
  /** Whoever falls below the limit loses what they have passed. */
  mayTakePasses: boolean().notNull(),
  reason: text().notNull(),
  /** Of the decision: records of attempts repeat it. */
  sha256: text().notNull(),
  state: text().$type<TestRegradingState>().notNull().default('running'),
  /** The last attempt that the job has looked at. */
  lastAttemptId: integer().notNull().default(0),
  totalCount: integer().notNull(),
  doneCount: integer().notNull().default(0),
  changedCount: integer().notNull().default(0),
  gainedCount: integer().notNull().default(0),
  lostCount: integer().notNull().default(0),
  /** Who would have fallen below the limit. */
  keptCount: integer().notNull().default(0),
  failedCount: integer().notNull().default(0),
  createdById: integer().notNull(),
  createdAt: instant().notNull(),
  finishedAt: instant(),
  beatAt: instant().notNull(),
});

export type RegradingRow = typeof testRegradingTable.$inferSelect;

/**
 * A view. Sums over the first graded attempt of each person: x the points of the question, y those of all others. Written in
 * `test_item_sum_slot`, see `item-sums.ts`.
 */
export const testItemSumTable = pgTable(
  'test_item_sum',
  {
    organizationId: tenant(),
    versionId: integer().notNull(),
    questionId: text().notNull(),
    n: integer().notNull().default(0),
    x: bigint({ mode: 'number' }).notNull().default(0),
    xx: numeric().notNull().default('0'),
    y: bigint({ mode: 'number' }).notNull().default(0),
    yy: numeric().notNull().default('0'),
    xy: numeric().notNull().default('0'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.versionId, table.questionId] })],
);

export type ItemSumRow = typeof testItemSumTable.$inferSelect;

/** A question that does not belong to one test: sections of tests draw from these. */
export const testBankQuestionTable = pgTable('test_bank_question', {
  id: identity(),
  organizationId: tenant(),
  ownerId: integer().notNull(),
  /** By which attempts know it, in whatever revision. */
  questionId: text().notNull(),
  /** The newest one. */
  revisionId: integer().notNull(),
  type: text().$type<QuestionType>().notNull(),
  text: text().notNull(),
  tags: text().array().notNull(),
  difficulty: integer().notNull(),
  isArchive: archive(),
  ...times(),
});

export type BankQuestionRow = typeof testBankQuestionTable.$inferSelect;

/** A picture that a question of the bank shows. */
export const testBankPictureTable = pgTable(
  'test_bank_picture',
  {
    organizationId: tenant(),
    questionId: text().notNull(),
    contentId: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionId, table.contentId] })],
);

/** A question of the bank as it was written once; what attempts have drawn stays on theirs. */
export const testBankRevisionTable = pgTable('test_bank_revision', {
  id: identity(),
  organizationId: tenant(),
  questionId: text().notNull(),
  question: jsonb().$type<AnyQuestion>().notNull(),
  createdById: integer().notNull(),
  createdAt: instant().notNull().defaultNow(),
});
