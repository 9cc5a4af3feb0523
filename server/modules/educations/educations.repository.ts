import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { builtOnce } from '@server/db/rows/built-once';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { educationClockTable, educationProgressTable, type EducationProgressRow } from './educations.tables';

const progress = educationProgressTable;

const clock = educationClockTable;

const selectClock = builtOnce<{ organizationId: number; userId: number }>(
  (value) => sql`select counted_at from education_clock
    where organization_id = ${value('organizationId')} and user_id = ${value('userId')} for update`,
);

/** Returns the person's clock and locks it until the transaction ends: their tabs take turns; null: it was never started. */
export async function lockClock(tx: Tx, organizationId: number, userId: number): Promise<Date | null> {
  const [row] = await selectRows(tx, { counted_at: text })(selectClock({ organizationId, userId }));
  return row ? new Date(row.counted_at) : null;
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

const updateClock = builtOnce<{ organizationId: number; userId: number; at: Date }>(
  (value) => sql`update education_clock set counted_at = ${value('at')}
    where organization_id = ${value('organizationId')} and user_id = ${value('userId')}`,
);

/** Records that time has been counted up to this moment. */
export async function moveClock(tx: Tx, organizationId: number, userId: number, at: Date): Promise<void> {
  await tx.execute(updateClock({ organizationId, userId, at }));
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

/** The values of a row as the driver takes them: JSON as text. */
type ProgressParameters = Omit<StoredProgress, 'segments' | 'answers'> & {
  organizationId: number;
  segments: string;
  answers: string;
};

const upsertProgress = builtOnce<ProgressParameters>(
  (value) => sql`
    insert into education_progress (organization_id, user_id, education_id, assignment_id, version_id, active_sec, counted_at,
      completed_at, segments, position_sec, answers)
    values (${value('organizationId')}, ${value('userId')}, ${value('educationId')}, ${value('assignmentId')},
      ${value('versionId')}, ${value('activeSec')}, ${value('countedAt')}, ${value('completedAt')}, ${value('segments')},
      ${value('positionSec')}, ${value('answers')})
    on conflict (organization_id, user_id, education_id, assignment_id) do update set
      version_id = excluded.version_id, active_sec = excluded.active_sec, counted_at = excluded.counted_at,
      completed_at = excluded.completed_at, segments = excluded.segments, position_sec = excluded.position_sec,
      answers = excluded.answers, updated_at = now()`,
);

/** Stores the person's progress. */
export async function saveProgress(tx: Tx, organizationId: number, saved: StoredProgress): Promise<void> {
  const { segments, answers } = saved;
  const json = { segments: JSON.stringify(segments), answers: JSON.stringify(answers) };
  await tx.execute(upsertProgress({ ...saved, ...json, organizationId }));
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
