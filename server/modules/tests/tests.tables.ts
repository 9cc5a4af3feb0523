import { boolean, integer, jsonb, numeric, bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Answer } from '@domain/questions/answer';
import type { AnyQuestion, QuestionType } from '@domain/questions/question';
import { archive, identity, instant, tenant, times } from '@server/db/columns';
import type {
  TestAnswerOutcome,
  TestAttemptEnd,
  TestAttemptState,
  TestRegradingState,
} from '@server/graphql/generated/types';
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
  /** Whether its questions are repeated after it was passed. */
  isRepetition: boolean().notNull().default(true),
});

export const testTables: ContentTables = {
  ...contentTables('test'),
  // The table with the columns specific to tests: every row has them, and `asTest` narrows the type.
  object: testTable,
};

export type TestRow = typeof testTable.$inferSelect;
export type TestChange = Partial<Omit<typeof testTable.$inferInsert, 'id' | 'organizationId'>>;

const isTest = (row: ContentObjectRow): row is TestRow => 'category' in row && !('typeContent' in row);

/** Narrows a row read by the shared content code to a test: it is the whole row. */
export function asTest(row: ContentObjectRow): TestRow {
  if (!isTest(row)) throw new Error(`object ${row.id} is no test`);
  return row;
}

/** One attempt of a person at a test. */
export const testAttemptTable = pgTable('test_attempt', {
  id: identity(),
  organizationId: tenant(),
  testId: integer().notNull(),
  /** The version that it began with, and keeps. */
  versionId: integer().notNull(),
  userId: integer().notNull(),
  /** The assignment that it began for; attempts are counted by it. */
  assignmentId: integer().notNull(),
  number: integer().notNull(),
  state: text().$type<TestAttemptState>().notNull().default('inProgress'),
  endedBy: text().$type<TestAttemptEnd>(),
  /** The tab in which it is answered. */
  tab: text().notNull(),
  /** The seed of the order that was drawn for the person. */
  seed: integer().notNull(),
  /** The revisions that were drawn from the bank when it began, in their order. */
  drawn: integer().array().notNull().default([]),
  questionCount: integer().notNull(),
  answeredCount: integer().notNull().default(0),
  startedAt: instant().notNull(),
  deadlineAt: instant(),
  /** Minutes in addition to those of the settings, already included in the deadline. */
  grantedMinutes: integer().notNull().default(0),
  /** The time during which the server was unavailable: given back, already included in the deadline. */
  returnedSec: integer().notNull().default(0),
  finishedAt: instant(),
  /** Integer hundredths. */
  points: integer(),
  maxPoints: integer(),
  isPassed: boolean(),
  /** Whether it is included in the sums of its version: the first graded one of the person. */
  isCounted: boolean().notNull().default(false),
  ...times(),
});

export type AttemptRow = typeof testAttemptTable.$inferSelect;

/** The answer to one question; a finished attempt has a row for each of its questions. */
export const testAnswerTable = pgTable(
  'test_answer',
  {
    organizationId: tenant(),
    attemptId: integer().notNull(),
    questionId: text().notNull(),
    /** Null: no answer, or removed. */
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

/** A file that was uploaded for an answer; the answer determines whether the file is part of it. */
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

/** Attempts in addition to those of the settings, or minutes for one that is under way. */
export const testExtraTable = pgTable('test_extra', {
  id: identity(),
  organizationId: tenant(),
  testId: integer().notNull(),
  userId: integer().notNull(),
  assignmentId: integer().notNull(),
  attempts: integer().notNull().default(0),
  minutes: integer().notNull().default(0),
  /** The attempt that the minutes are for. */
  attemptId: integer(),
  reason: text().notNull(),
  createdById: integer().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

/** A question of a published version that is graded differently; the job that carries this out counts its results. */
export const testRegradingTable = pgTable('test_regrading', {
  id: identity(),
  organizationId: tenant(),
  testId: integer().notNull(),
  versionId: integer().notNull(),
  questionId: text().notNull(),
  /** The right answer; null: the question no longer counts. */
  answer: jsonb().$type<Answer>(),
  /** Whether no other answer counts as right any more. */
  isOnly: boolean().notNull(),
  /** Whether people who fall below the limit lose their pass. */
  mayTakePasses: boolean().notNull(),
  reason: text().notNull(),
  /** Hash of the decision: records of attempts repeat it. */
  sha256: text().notNull(),
  state: text().$type<TestRegradingState>().notNull().default('running'),
  /** The last attempt that the job has checked. */
  lastAttemptId: integer().notNull().default(0),
  totalCount: integer().notNull(),
  doneCount: integer().notNull().default(0),
  changedCount: integer().notNull().default(0),
  gainedCount: integer().notNull().default(0),
  lostCount: integer().notNull().default(0),
  /** People who would have fallen below the limit. */
  keptCount: integer().notNull().default(0),
  failedCount: integer().notNull().default(0),
  createdById: integer().notNull(),
  createdAt: instant().notNull(),
  finishedAt: instant(),
  beatAt: instant().notNull(),
});

export type RegradingRow = typeof testRegradingTable.$inferSelect;

/**
 * A view. Sums over the first graded attempt of each person: x the points of the question, y those of all others. The sums are
 * written to `test_item_sum_slot`, see `item-sums.ts`.
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
  /** The id by which attempts identify the question, whatever its revision. */
  questionId: text().notNull(),
  /** The newest revision. */
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

/** One revision of a bank question; attempts keep the revisions that they have drawn. */
export const testBankRevisionTable = pgTable('test_bank_revision', {
  id: identity(),
  organizationId: tenant(),
  questionId: text().notNull(),
  question: jsonb().$type<AnyQuestion>().notNull(),
  createdById: integer().notNull(),
  createdAt: instant().notNull().defaultNow(),
});
