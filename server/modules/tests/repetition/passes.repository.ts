import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { texts } from '@server/modules/sql';
import { type AttemptRow, testAnswerTable } from '../tests.tables';
import { testRepetitionTable as table } from './repetition.tables';
import type { FirstRepetition } from './schedule';

/**
 * Stores when the questions of a passed attempt are asked first, by the outcomes of their answers. A question that is stored
 * already keeps its day, unless the answer was not right: then it begins again.
 */
export async function rememberPass(
  tx: Tx,
  { organizationId, userId, testId, id }: AttemptRow,
  questionIds: readonly string[],
  firsts: readonly FirstRepetition[],
): Promise<void> {
  if (questionIds.length === 0) return;
  const states = firsts.map(
    ({
      outcome,
      answeredAt,
      dueAt,
      stability,
      difficulty,
      scheduledDays,
      learningSteps,
      reps,
      lapses,
      state,
    }) =>
      sql`(${outcome}::text, ${answeredAt.toISOString()}::timestamptz, ${dueAt.toISOString()}::timestamptz,
        ${stability}::float8, ${difficulty}::float8, ${scheduledDays}::int, ${learningSteps}::int, ${reps}::int,
        ${lapses}::int, ${state}::int)`,
  );
  const day = (at: ReturnType<typeof sql>) => sql`(${at} at time zone o.timezone)::date`;
  await tx.execute(sql`
    insert into ${table} (organization_id, user_id, test_id, question_id, due_on, outcome, answered_at, due_at, stability,
      difficulty, scheduled_days, learning_steps, reps, lapses, state)
    select w.organization_id, ${userId}, ${testId}, w.question_id,
      greatest(${day(sql`s.due_at`)}, ${day(sql`s.answered_at`)} + 1), s.*
    from ${testAnswerTable} w
    join ${organizationTable} o on o.id = w.organization_id
    join (values ${sql.join(states, sql`, `)}) s (outcome, answered_at, due_at, stability, difficulty, scheduled_days,
      learning_steps, reps, lapses, state) on s.outcome = w.outcome
    where w.organization_id = ${organizationId} and w.attempt_id = ${id} and w.question_id = any(${texts(questionIds)})
    on conflict (organization_id, user_id, test_id, question_id) do update set due_on = excluded.due_on,
      outcome = excluded.outcome, answered_at = excluded.answered_at, due_at = excluded.due_at,
      stability = excluded.stability, difficulty = excluded.difficulty, scheduled_days = excluded.scheduled_days,
      learning_steps = excluded.learning_steps, reps = excluded.reps, lapses = excluded.lapses, state = excluded.state
    where excluded.outcome <> 'right'`);
}

/** Removes a test's questions of a person, whose pass was taken away. */
export async function forgetPass(
  tx: Tx,
  { organizationId, userId, testId }: Pick<AttemptRow, 'organizationId' | 'testId' | 'userId'>,
): Promise<void> {
  await tx.execute(sql`
    delete from ${table} where organization_id = ${organizationId} and user_id = ${userId} and test_id = ${testId}`);
}

/** Removes everybody's questions of a test except these: the others are not asked any more. */
export async function keepOnly(
  tx: Tx,
  organizationId: number,
  testId: number,
  questionIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    delete from ${table} where organization_id = ${organizationId} and test_id = ${testId}
      and question_id <> all(${texts(questionIds)})`);
}
