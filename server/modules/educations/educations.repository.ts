import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { educationClockTable, educationProgressTable, type EducationProgressRow } from './educations.tables';

const progress = educationProgressTable;

const clock = educationClockTable;

const ownClock = (organizationId: number, userId: number) =>
  and(eq(clock.organizationId, organizationId), eq(clock.userId, userId));

/** Returns the person's clock and locks it until the transaction ends: their tabs take turns; null: it was never started. */
export async function lockClock(tx: Tx, organizationId: number, userId: number): Promise<Date | null> {
  const [row] = await tx
    .select({ countedAt: clock.countedAt })
    .from(clock)
    .where(ownClock(organizationId, userId))
    .for('update');
  return row?.countedAt ?? null;
}

/** Starts the person's clock and locks it; the one that another tab has started meanwhile is returned. */
export async function startClock(tx: Tx, organizationId: number, userId: number, at: Date): Promise<Date> {
  const [row] = await tx
    .insert(clock)
    .values({ organizationId, userId, countedAt: at })
    .onConflictDoUpdate({
      target: [clock.organizationId, clock.userId],
      set: { countedAt: sql`education_clock.counted_at` },
    })
    .returning();
  return row?.countedAt ?? at;
}

/** Records that time has been counted up to this moment. */
export async function moveClock(tx: Tx, organizationId: number, userId: number, at: Date): Promise<void> {
  await tx.update(clock).set({ countedAt: at }).where(ownClock(organizationId, userId));
}

/** The stored progress of a person. */
export type ProgressValues = Pick<
  EducationProgressRow,
  'versionId' | 'activeSec' | 'countedAt' | 'completedAt' | 'segments' | 'positionSec' | 'answers'
>;

export type ProgressKey = Pick<EducationProgressRow, 'userId' | 'educationId' | 'assignmentId'>;

/** What is stored of a person's progress on an assignment. */
export type StoredProgress = ProgressKey & ProgressValues;

/** Returns the progress with these keys, in any order. */
export async function progressOf(
  tx: Tx,
  organizationId: number,
  keys: readonly ProgressKey[],
): Promise<EducationProgressRow[]> {
  const { userId, educationId, assignmentId } = progress;
  const tuples = keys.map((key) => sql`(${key.userId}, ${key.educationId}, ${key.assignmentId})`);
  return tx
    .select()
    .from(progress)
    .where(
      and(
        eq(progress.organizationId, organizationId),
        sql`(${userId}, ${educationId}, ${assignmentId}) in (${sql.join(tuples, sql`, `)})`,
      ),
    );
}

/** Stores the person's progress. */
export async function saveProgress(tx: Tx, organizationId: number, saved: StoredProgress): Promise<void> {
  const { userId, educationId, assignmentId, ...values } = saved;
  await tx
    .insert(progress)
    .values({ ...saved, organizationId })
    .onConflictDoUpdate({
      target: [progress.organizationId, progress.userId, progress.educationId, progress.assignmentId],
      set: { ...values, updatedAt: sql`now()` },
    });
}

/** Returns the person's latest progress on each education. */
export async function lastProgress(
  tx: Tx,
  organizationId: number,
  userId: number,
  educationIds: readonly number[],
): Promise<EducationProgressRow[]> {
  return tx
    .selectDistinctOn([progress.educationId])
    .from(progress)
    .where(
      and(
        eq(progress.organizationId, organizationId),
        eq(progress.userId, userId),
        inArray(progress.educationId, [...educationIds]),
      ),
    )
    .orderBy(progress.educationId, desc(progress.updatedAt));
}
