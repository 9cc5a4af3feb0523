import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, nullable, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { answerSchema } from '@server/modules/content/questions/question-schema';
import { isServed } from '@server/modules/sql';
import { type GradedPart, gradedPart } from '../grading/graded-part';
import { publishedPartOf } from '../attempts/published-part';
import type { Graded } from './regrading-rules';
import { type RegradingRow, testRegradingTable as regrading } from '../tests.tables';

export type NewRegrading = Omit<typeof regrading.$inferInsert, 'id' | 'organizationId'>;
type Counts = Pick<RegradingRow, 'changedCount' | 'gainedCount' | 'lostCount' | 'keptCount'>;

/**
 * Locks the grading of a version until the transaction ends: `shared` prevents others from deciding how answers are graded,
 * `alone` prevents all grading. Answers graded the old way are therefore stored before the new decision is made, and are graded
 * again.
 */
export async function lockGrading(
  tx: Tx,
  organizationId: number,
  versionId: number,
  kind: 'alone' | 'shared',
): Promise<void> {
  const key = sql`${organizationId}::int, hashtext(${`test-grading:${versionId}`})`;
  await tx.execute(
    kind === 'alone'
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`,
  );
}

/** Returns the decisions about questions of these versions, oldest first. */
export async function decisionsOf(
  tx: Tx,
  organizationId: number,
  versionIds: readonly number[],
): Promise<Pick<RegradingRow, 'versionId' | 'questionId' | 'answer' | 'isOnly'>[]> {
  const { versionId, questionId, answer, isOnly } = regrading;
  return tx
    .select({ versionId, questionId, answer, isOnly })
    .from(regrading)
    .where(and(eq(regrading.organizationId, organizationId), inArray(versionId, [...versionIds])))
    .orderBy(asc(regrading.id));
}

/** Returns what answers at the version are graded by; null: it does not exist. */
export async function gradedPartOf(
  tx: Tx,
  organizationId: number,
  versionId: number,
): Promise<GradedPart | null> {
  const part = await publishedPartOf(tx, organizationId, versionId);
  return part && gradedPart(part, await decisionsOf(tx, organizationId, [versionId]));
}

/** Returns the regradings of a version, newest first. */
export async function regradingsOf(
  tx: Tx,
  organizationId: number,
  versionId: number,
): Promise<RegradingRow[]> {
  return tx
    .select()
    .from(regrading)
    .where(and(eq(regrading.organizationId, organizationId), eq(regrading.versionId, versionId)))
    .orderBy(desc(regrading.id));
}

/** Returns these regradings, by id. */
export async function findRegradings(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, RegradingRow>> {
  const rows = await tx
    .select()
    .from(regrading)
    .where(and(eq(regrading.organizationId, organizationId), inArray(regrading.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Stores the decision. */
export async function insertRegrading(
  tx: Tx,
  organizationId: number,
  values: NewRegrading,
): Promise<RegradingRow> {
  const [row] = await tx
    .insert(regrading)
    .values({ ...values, organizationId })
    .returning();
  if (!row) throw new Error('a regrading was not stored');
  return row;
}

/** Adds to the counts of its job. */
export async function addCounts(
  tx: Tx,
  { organizationId, id }: Pick<RegradingRow, 'organizationId' | 'id'>,
  { changedCount, gainedCount, lostCount, keptCount }: Counts,
): Promise<void> {
  await tx.execute(sql`
    update test_regrading set changed_count = changed_count + ${changedCount}, gained_count = gained_count + ${gainedCount},
      lost_count = lost_count + ${lostCount}, kept_count = kept_count + ${keptCount}
    where organization_id = ${organizationId} and id = ${id}`);
}

/** Stores the progress of its job, unless another worker was faster; `finishedAt`: the job is complete. */
export async function advance(
  tx: Tx,
  { organizationId, id, lastAttemptId }: RegradingRow,
  {
    last,
    count,
    failed,
    at,
    isEnd,
  }: { last: number; count: number; failed: number; at: Date; isEnd: boolean },
): Promise<RegradingRow | null> {
  const [row] = await tx
    .update(regrading)
    .set({
      lastAttemptId: last,
      doneCount: sql`${regrading.doneCount} + ${count}`,
      failedCount: sql`${regrading.failedCount} + ${failed}`,
      beatAt: at,
      ...(isEnd ? { state: 'done', finishedAt: at } : {}),
    })
    .where(
      and(
        eq(regrading.organizationId, organizationId),
        eq(regrading.id, id),
        eq(regrading.state, 'running'),
        eq(regrading.lastAttemptId, lastAttemptId),
      ),
    )
    .returning();
  return row ?? null;
}

/** An ended attempt with its answer to the question. */
export interface GradedAttempt extends Graded {
  id: number;
  userId: number;
  assignmentId: number;
  /** The stored value is not an answer: grading it fails. */
  isBroken: boolean;
}

const storedAnswer = answerSchema.nullable();

/** Reads the answers of many attempts; each distinct answer is parsed once, because many are equal. */
function createAnswerReader() {
  const known = new Map<string | null, Pick<GradedAttempt, 'value' | 'isBroken'>>();
  return (text: string | null): Pick<GradedAttempt, 'value' | 'isBroken'> => {
    const earlier = known.get(text);
    if (earlier) return earlier;
    const stored: unknown = text === null ? null : JSON.parse(text);
    const answer = storedAnswer.safeParse(stored);
    const read = { value: answer.data ?? null, isBroken: !answer.success };
    known.set(text, read);
    return read;
  };
}

/** Returns the next ended attempts at a version, by id. */
export async function gradedAttempts(
  tx: Tx,
  {
    organizationId,
    versionId,
    questionId,
  }: Pick<RegradingRow, 'organizationId' | 'versionId' | 'questionId'>,
  { after, limit }: { after: number; limit: number },
): Promise<GradedAttempt[]> {
  const rows = await selectRows(tx, {
    id: integer,
    userId: integer,
    assignmentId: integer,
    points: integer,
    maxPoints: integer,
    isPassed: nullable(boolean),
    outcome: oneOf(['open', 'right', 'partly', 'wrong', 'empty', 'voided']),
    answerPoints: integer,
    isOtherOpen: boolean,
    value: nullable(text),
  })(sql`
    select a.id, a.user_id as "userId", a.assignment_id as "assignmentId", a.points, a.max_points as "maxPoints",
      a.is_passed as "isPassed", w.value::text as value, w.outcome, w.points as "answerPoints",
      a.state = 'onReview' and exists (select from test_answer o where o.organization_id = a.organization_id
        and o.attempt_id = a.id and o.question_id <> ${questionId} and o.outcome = 'open') as "isOtherOpen"
    from test_attempt a
    join test_answer w on w.organization_id = a.organization_id and w.attempt_id = a.id and w.question_id = ${questionId}
    where a.organization_id = ${organizationId} and a.version_id = ${versionId} and a.state <> 'inProgress'
      and a.id > ${after}
    order by a.id limit ${limit}`);
  const read = createAnswerReader();
  return rows.map((row) => ({ ...row, ...read(row.value) }));
}

/** Returns the assignments that were passed by attempts at other versions. */
export async function passedElsewhere(
  tx: Tx,
  organizationId: number,
  { testId, versionId }: Pick<RegradingRow, 'testId' | 'versionId'>,
): Promise<ReadonlySet<number>> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select distinct assignment_id as id from test_attempt
    where organization_id = ${organizationId} and test_id = ${testId} and version_id <> ${versionId} and is_passed`);
  return new Set(rows.map(({ id }) => id));
}

/** Returns how many attempts at the version have ended. */
export async function countEnded(tx: Tx, organizationId: number, versionId: number): Promise<number> {
  const rows = await selectRows(tx, { count: integer })(sql`
    select count(*)::int as count from test_attempt
    where organization_id = ${organizationId} and version_id = ${versionId} and state <> 'inProgress'`);
  return rows[0]?.count ?? 0;
}

/**
 * Returns the running regradings of served organizations whose worker has not reported since that moment. Requires a transaction
 * of the system.
 */
export async function stoppedRegradings(
  tx: Tx,
  before: Date,
): Promise<{ organizationId: number; id: number }[]> {
  const rows = await selectRows(tx, { organizationId: integer, id: integer })(sql`
    select r.organization_id as "organizationId", r.id from test_regrading r
    join organization o on o.id = r.organization_id
    where r.state = 'running' and r.beat_at < ${before.toISOString()}::timestamptz and ${isServed(sql`o`)}`);
  return rows;
}
