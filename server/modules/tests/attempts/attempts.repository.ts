import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Answer } from '@domain/questions/answer';
import type { RegradedGrade } from '@domain/questions/regrade';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import {
  type AnswerRow,
  type AttemptRow,
  testAnswerTable as answer,
  testAttemptTable as attempt,
  testExtraTable as extra,
} from '../tests.tables';

export type NewAttempt = Omit<typeof attempt.$inferInsert, 'id' | 'organizationId'>;

const own = (organizationId: number, id: number) =>
  and(eq(attempt.organizationId, organizationId), eq(attempt.id, id));

/** Returns null when it is absent or foreign. */
export async function findAttempt(tx: Tx, organizationId: number, id: number): Promise<AttemptRow | null> {
  const [row] = await tx.select().from(attempt).where(own(organizationId, id));
  return row ?? null;
}

/**
 * Returns the attempt, locked until the transaction ends, so that saving and ending are serialized. `userId`: only an attempt of
 * this person is locked.
 */
export async function lockAttempt(
  tx: Tx,
  organizationId: number,
  id: number,
  userId?: number,
): Promise<AttemptRow | null> {
  const whose = userId === undefined ? undefined : eq(attempt.userId, userId);
  const [row] = await tx
    .select()
    .from(attempt)
    .where(and(own(organizationId, id), whose))
    .for('update');
  return row ?? null;
}

/** Returns all attempts of a person at these tests, newest first. */
export async function attemptsAt(
  tx: Tx,
  organizationId: number,
  testIds: readonly number[],
  userId: number,
): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(attempt)
    .where(
      and(
        eq(attempt.organizationId, organizationId),
        inArray(attempt.testId, [...testIds]),
        eq(attempt.userId, userId),
      ),
    )
    .orderBy(desc(attempt.number));
}

/** The same for one test. */
export const attemptsOf = (tx: Tx, organizationId: number, testId: number, userId: number) =>
  attemptsAt(tx, organizationId, [testId], userId);

/** Returns the new attempt as it was stored. */
export async function insertAttempt(tx: Tx, organizationId: number, values: NewAttempt): Promise<AttemptRow> {
  const [row] = await tx
    .insert(attempt)
    .values({ ...values, organizationId })
    .returning();
  if (!row) throw new Error('an attempt was not stored');
  return row;
}

/** Returns the attempt after the change. */
export async function updateAttempt(
  tx: Tx,
  organizationId: number,
  id: number,
  change: Partial<NewAttempt>,
): Promise<AttemptRow> {
  const [row] = await tx
    .update(attempt)
    .set({ ...change, updatedAt: sql`now()` })
    .where(own(organizationId, id))
    .returning();
  if (!row) throw new Error(`attempt ${id} is gone`);
  return row;
}

/** Returns the answers of these attempts, in no particular order. */
export async function answersOf(
  tx: Tx,
  organizationId: number,
  attemptIds: readonly number[],
): Promise<AnswerRow[]> {
  return tx
    .select()
    .from(answer)
    .where(and(eq(answer.organizationId, organizationId), inArray(answer.attemptId, [...attemptIds])));
}

export interface SavedAnswer {
  attemptId: number;
  questionId: string;
  value: Answer | null;
  seq: number;
  isFlagged: boolean;
  savedAt: Date;
}

/** Stores an answer unless a newer one is stored; returns the stored answer. */
export async function saveAnswer(tx: Tx, organizationId: number, saved: SavedAnswer): Promise<AnswerRow> {
  const { attemptId, questionId, ...values } = saved;
  const [row] = await tx
    .insert(answer)
    .values({ organizationId, ...saved })
    .onConflictDoUpdate({
      target: [answer.organizationId, answer.attemptId, answer.questionId],
      set: values,
      setWhere: sql`${answer.seq} < excluded.seq`,
    })
    .returning();
  if (row) return row;
  const [stored] = await tx
    .select()
    .from(answer)
    .where(
      and(
        eq(answer.organizationId, organizationId),
        eq(answer.attemptId, attemptId),
        eq(answer.questionId, questionId),
      ),
    );
  if (!stored) throw new Error('an answer was not stored');
  return stored;
}

/** Recounts how many questions of the attempt have an answer; null: the number has not changed. */
export async function countAnswered(
  tx: Tx,
  organizationId: number,
  attemptId: number,
): Promise<number | null> {
  const rows = await selectRows(tx, { count: integer })(sql`
    update test_attempt t set answered_count = n.count, updated_at = now()
    from (select count(*)::int as count from test_answer a
      where a.organization_id = ${organizationId} and a.attempt_id = ${attemptId} and a.value is not null) n
    where t.organization_id = ${organizationId} and t.id = ${attemptId} and t.answered_count <> n.count
    returning t.answered_count as count`);
  return rows[0]?.count ?? null;
}

export interface GradedAnswer extends RegradedGrade {
  questionId: string;
}

/**
 * Stores the grades of an ended attempt in one statement, and returns all its rows; a question without an answer gets a row as
 * well.
 */
export async function storeGrades(
  tx: Tx,
  organizationId: number,
  { id: attemptId }: Pick<AttemptRow, 'id'>,
  grades: readonly GradedAnswer[],
  at: Date,
): Promise<AnswerRow[]> {
  return tx
    .insert(answer)
    .values(grades.map((grade) => ({ organizationId, attemptId, savedAt: at, ...grade })))
    .onConflictDoUpdate({
      target: [answer.organizationId, answer.attemptId, answer.questionId],
      set: { outcome: sql`excluded.outcome`, points: sql`excluded.points` },
    })
    .returning();
}

/** Returns one graded answer after the expert's decision. */
export async function updateAnswer(
  tx: Tx,
  organizationId: number,
  { attemptId, questionId }: Pick<AnswerRow, 'attemptId' | 'questionId'>,
  change: Pick<AnswerRow, 'outcome' | 'points' | 'gradedById' | 'gradedAt' | 'comment'>,
): Promise<void> {
  await tx
    .update(answer)
    .set(change)
    .where(
      and(
        eq(answer.organizationId, organizationId),
        eq(answer.attemptId, attemptId),
        eq(answer.questionId, questionId),
      ),
    );
}

/** Returns how many attempts were granted in addition to those of the settings. */
export async function extraAttempts(tx: Tx, organizationId: number, assignmentId: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${extra.attempts}), 0)::int` })
    .from(extra)
    .where(and(eq(extra.organizationId, organizationId), eq(extra.assignmentId, assignmentId)));
  return row?.sum ?? 0;
}

/** Grants attempts. */
export async function insertExtra(
  tx: Tx,
  organizationId: number,
  values: Omit<typeof extra.$inferInsert, 'id' | 'organizationId'>,
): Promise<number> {
  const [row] = await tx
    .insert(extra)
    .values({ ...values, organizationId })
    .returning({ id: extra.id });
  if (!row) throw new Error('attempts were not granted');
  return row.id;
}
