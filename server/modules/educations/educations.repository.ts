import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { educationClockTable, educationProgressTable, type EducationProgressRow } from './educations.tables';

const progress = educationProgressTable;

/** Returns the person's clock and locks it until the transaction ends: their tabs take turns. */
export async function lockClock(tx: Tx, organizationId: number, userId: number, at: Date): Promise<Date> {
  const [row] = await tx
    .insert(educationClockTable)
    .values({ organizationId, userId, countedAt: at })
    .onConflictDoUpdate({
      target: [educationClockTable.organizationId, educationClockTable.userId],
      set: { countedAt: sql`education_clock.counted_at` },
    })
    .returning();
  return row?.countedAt ?? at;
}

/** Records that time has been counted up to this moment. */
export async function moveClock(tx: Tx, organizationId: number, userId: number, at: Date): Promise<void> {
  await tx
    .update(educationClockTable)
    .set({ countedAt: at })
    .where(
      and(eq(educationClockTable.organizationId, organizationId), eq(educationClockTable.userId, userId)),
    );
}

/** The stored progress of a person. */
export type ProgressValues = Pick<
  EducationProgressRow,
  'versionId' | 'activeSec' | 'countedAt' | 'completedAt' | 'segments' | 'positionSec' | 'answers'
>;

export type ProgressKey = Pick<EducationProgressRow, 'userId' | 'educationId' | 'assignmentId'>;

const ownProgress = (organizationId: number, { userId, educationId, assignmentId }: ProgressKey) =>
  and(
    eq(progress.organizationId, organizationId),
    eq(progress.userId, userId),
    eq(progress.educationId, educationId),
    eq(progress.assignmentId, assignmentId),
  );

/** Returns the person's progress; null: not started. */
export async function findProgress(
  tx: Tx,
  organizationId: number,
  key: ProgressKey,
): Promise<EducationProgressRow | null> {
  const [row] = await tx.select().from(progress).where(ownProgress(organizationId, key));
  return row ?? null;
}

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
export async function saveProgress(
  tx: Tx,
  organizationId: number,
  key: ProgressKey,
  values: ProgressValues,
): Promise<EducationProgressRow> {
  const [row] = await tx
    .insert(progress)
    .values({ ...key, ...values, organizationId })
    .onConflictDoUpdate({
      target: [progress.organizationId, progress.userId, progress.educationId, progress.assignmentId],
      set: { ...values, updatedAt: sql`now()` },
    })
    .returning();
  if (!row) throw new Error('progress was not stored');
  return row;
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
