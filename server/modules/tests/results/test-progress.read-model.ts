import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '@server/db/database';
import type { TestStartProblem } from '@server/graphql/generated/types';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { ints } from '@server/modules/sql';
import {
  type AttemptProgress,
  attemptProgressOf,
  closedness,
  startProblemOf,
} from '../attempts/attempt-rules';
import { settingsSchema } from '../test-version';

/** A person and a test. */
export interface Pair {
  testId: number;
  userId: number;
}

/** A person's progress with a test. */
export interface PersonProgress extends Pair, AttemptProgress {
  /** The newest assignment that was not cancelled. */
  assignmentId: number | null;
  openAttemptId: number | null;
  lastAt: Date | null;
  problem: TestStartProblem | null;
  /** Whether the taker may see the percentage of the attempt that counts. */
  isScoreShown: boolean;
}

/** A person's progress, for those who may see it. */
export interface ResultView {
  progress: PersonProgress;
  assignment: AssignmentRow | null;
  /** Whether the percentage is shown to the reader. */
  isScoreShown: boolean;
}

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const found = z.object({
  testId: z.int(),
  userId: z.int(),
  assignmentId: z.int().nullable(),
  status: z.string().nullable(),
  isTakeable: z.boolean(),
  extra: z.coerce.number(),
  settings: settingsSchema.nullable(),
  timezone: z.string(),
  lastAt: instant.nullable(),
  openAttemptId: z.int().nullable(),
  attempts: z.array(
    z.object({
      number: z.int(),
      state: z.enum(['inProgress', 'onReview', 'graded']),
      isPassed: z.boolean().nullable(),
      finishedAt: instant.nullable(),
      points: z.int().nullable(),
      maxPoints: z.int().nullable(),
    }),
  ),
});

const NO_SETTINGS = { attemptsMax: 0, delayHours: 0, grading: 'best' } as const;

function progress(row: z.infer<typeof found>, at: Date): PersonProgress {
  const { testId, userId, assignmentId, openAttemptId, lastAt, attempts, settings } = row;
  const its = attemptProgressOf(attempts, settings ?? NO_SETTINGS, row.extra);
  const status = row.isTakeable || row.status === 'done' ? row.status : null;
  const moment = settings?.review.score;
  return {
    ...its,
    ...{ testId, userId, assignmentId, openAttemptId, lastAt },
    problem:
      openAttemptId === null
        ? startProblemOf({
            ...{ status, attempts, progress: its, at },
            closedness: closedness(settings ?? {}, at, row.timezone),
          })
        : null,
    isScoreShown: moment === 'immediately' || (moment === 'afterPass' && its.counted?.isPassed === true),
  };
}

/**
 * Returns the progress of these people with these tests, in one statement: attempts for their current or last assignment, at a
 * version that is not older than the newest major one.
 */
export async function progressOfPairs(
  tx: Tx,
  organizationId: number,
  pairs: readonly Pair[],
  at: Date,
): Promise<PersonProgress[]> {
  if (pairs.length === 0) return [];
  const { rows } = await tx.execute(sql`
    select p.test_id as "testId", p.user_id as "userId", o.id as "assignmentId", o.status,
      (not t.is_archive and v.id is not null) as "isTakeable", v.own -> 'settings' as settings, g.timezone,
      coalesce((select sum(e.attempts) from test_extra e
        where e.organization_id = t.organization_id and e.assignment_id = o.id), 0)::int as extra,
      to_json(l.last_at) as "lastAt", l.open_id as "openAttemptId", coalesce(l.attempts, '[]') as attempts
    from unnest(${ints(pairs.map(({ testId }) => testId))}, ${ints(pairs.map(({ userId }) => userId))}) as p (test_id, user_id)
    join test t on t.organization_id = ${organizationId} and t.id = p.test_id
    join organization g on g.id = t.organization_id
    left join test_version v on v.organization_id = t.organization_id and v.id = t.current_version_id
    left join lateral (
      select a.id, a.status from assignment a
      where a.organization_id = t.organization_id and a.user_id = p.user_id and a.object_type = 'test'
        and a.object_id = t.id and a.status <> 'cancelled'
      order by a.cycle desc limit 1) o on true
    left join lateral (
      select max(m.id) as id from test_version m
      where m.organization_id = t.organization_id and m.test_id = t.id and m.status = 'published'
        and m.significance = 'major') major on true
    left join lateral (
      select max(coalesce(a.finished_at, a.started_at)) as last_at,
        max(a.id) filter (where a.state = 'inProgress') as open_id,
        json_agg(json_build_object('number', a.number, 'state', a.state, 'isPassed', a.is_passed,
          'finishedAt', a.finished_at, 'points', a.points, 'maxPoints', a.max_points) order by a.number)
          filter (where a.assignment_id = o.id and a.version_id >= major.id) as attempts
      from test_attempt a
      where a.organization_id = t.organization_id and a.test_id = t.id and a.user_id = p.user_id) l on true`);
  return rows.map((row) => progress(found.parse(row), at));
}
