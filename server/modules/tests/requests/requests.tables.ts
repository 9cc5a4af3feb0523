import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';
import type { TestRequestState } from '@server/graphql/generated/types';

/** A request for another attempt from a person who has used up theirs. */
export const testAttemptRequestTable = pgTable('test_attempt_request', {
  id: identity(),
  organizationId: tenant(),
  testId: integer().notNull(),
  userId: integer().notNull(),
  assignmentId: integer().notNull(),
  /** The last of the attempts that are used up: after each of them the person asks once. */
  attemptId: integer().notNull(),
  text: text().notNull(),
  state: text().$type<TestRequestState>().notNull().default('open'),
  /** Of the decision. */
  reason: text().notNull().default(''),
  decidedById: integer(),
  decidedAt: instant(),
  createdAt: instant().notNull(),
});

export type RequestRow = typeof testAttemptRequestTable.$inferSelect;
