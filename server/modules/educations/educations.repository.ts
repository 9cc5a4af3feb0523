import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { educationClockTable, educationProgressTable, type EducationProgressRow } from './educations.tables';

const progress = educationProgressTable;

/** The person's clock, locked until the transaction ends: their tabs come one after another. */
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

/** Time up to then is counted. */
export async function moveClock(tx: Tx, organizationId: number, userId: number, at: Date): Promise<void> {
  await tx
    .update(educationClockTable)
    .set({ countedAt: at })
    .where(
      and(eq(educationClockTable.organizationId, organizationId), eq(educationClockTable.userId, userId)),
    );
}

/** What is kept of how far somebody is. */
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

/** How far the person is; null: not begun. */
export async function findProgress(
  tx: Tx,
  organizationId: number,
  key: ProgressKey,
): Promise<EducationProgressRow | null> {
  const [row] = await tx.select().from(progress).where(ownProgress(organizationId, key));
  return row ?? null;
}

/** Progress with these keys, in any order. */
export async function progressOf(
  tx: Tx,
  organizationId: number,
  keys: readonly ProgressKey[],
): Promise<EducationProgressRow[]> {
  const { userId, educationId, assignmentId } = progress;
  const each = keys.map((key) => sql`(${key.userId}, ${key.educationId}, ${key.assignmentId})`);
  return tx
    .select()
    .from(progress)
    .where(
      and(
        eq(progress.organizationId, organizationId),
        sql`(${userId}, ${educationId}, ${assignmentId}) in (${sql.join(each, sql`, `)})`,
      ),
    );
}

/** Keeps how far the person is. */
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

/** Of each education what the person has done last. */
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
