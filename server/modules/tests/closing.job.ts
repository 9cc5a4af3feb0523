import { sql } from 'drizzle-orm';
import { retryConflicts } from '@server/db/retry';
import { systemScope } from '@server/graphql/system-scope';
import type { HandlersOf } from '@server/jobs/jobs';
import { safeMessage } from '@server/log/safe-error';
import { isOpen } from '@server/modules/assignment-statuses';
import type { ModuleDeps } from '@server/modules/module';
import { isOver } from './attempt-rules';
import { findAttempt } from './attempts.repository';
import { enqueueClosing } from './closing-queue';
import type { Finishing } from './finishing';
import type { testJobs } from './tests.jobs';

interface Due extends Record<string, unknown> {
  organizationId: number;
  id: number;
  /** Nobody asks for it any more, whatever its deadline is. */
  isUnasked: boolean;
}

type ClosingHandlers = HandlersOf<typeof testJobs, 'closeTestAttempt' | 'closeTestAttempts'>;

/** Read at once; more come with the next turn of the loop. */
const BATCH = 500;
/** Ended at the same time: what they share (the end of a chain of evidence) is waited for, connections are for people. */
const AT_ONCE = 3;
/** A clock that differs from the database's asks again after so long. */
const AGAIN_MS = 1_000;

/**
 * Ends attempts whose time is over, and those that nobody asks for any more: the person left, the obligation was taken
 * back, the test was archived. Each in a transaction of its own: nobody waits for all of them, and the failure of one leaves
 * the others theirs. A job waits for the deadline of each; what a killed server has left is found by the sweep.
 */
export function createClosingJob(
  { database, log, now, jobs }: Pick<ModuleDeps, 'database' | 'log' | 'now' | 'jobs'>,
  finishing: Finishing,
): ClosingHandlers {
  /** One select for each reason: each has an index of its own, of the open attempts alone. */
  async function due(after: Due): Promise<Due[]> {
    const { rows } = await database.system((tx) =>
      tx.execute<Due>(sql`
        select organization_id as "organizationId", id, bool_or(is_unasked) as "isUnasked" from (
          select a.organization_id, a.id, false as is_unasked from test_attempt a
          where a.state = 'inProgress' and a.deadline_at <= ${now().toISOString()}::timestamptz
          union all
          select a.organization_id, a.id, true from test_attempt a
            join test t on t.organization_id = a.organization_id and t.id = a.test_id
          where a.state = 'inProgress' and t.is_archive
          union all
          select a.organization_id, a.id, true from test_attempt a
            left join assignment o on o.organization_id = a.organization_id and o.id = a.assignment_id
          where a.state = 'inProgress' and (o.id is null or not ${isOpen(sql`o.status`)})) d
        where (organization_id, id) > (${after.organizationId}::int, ${after.id}::int)
        group by organization_id, id order by organization_id, id limit ${BATCH}`),
    );
    return rows;
  }

  /** Ends the attempt once, whoever else comes to it; one that was given more time meanwhile at its new deadline. */
  const close = ({ organizationId, id, isUnasked }: Due): Promise<void> =>
    retryConflicts(() =>
      database.tenant(organizationId, async (tx) => {
        const scope = systemScope(tx, organizationId);
        const found = await findAttempt(tx, organizationId, id);
        // Most are ended by their takers: nothing needs to be locked for that.
        if (found?.state !== 'inProgress') return;
        const whole = await finishing.lock(scope, found);
        // Its taker may have been quicker.
        if (whole?.attempt.state !== 'inProgress') return;
        const at = now();
        const { deadlineAt } = whole.attempt;
        if (isOver(whole.attempt, at)) await finishing.finish(scope, whole, 'expired');
        else if (isUnasked) await finishing.finish(scope, whole, 'stopped');
        else if (deadlineAt) {
          const runAt = new Date(Math.max(deadlineAt.getTime(), at.getTime() + AGAIN_MS));
          await enqueueClosing({ jobs, tx }, { organizationId, id }, runAt);
        }
      }),
    );

  /** Ends some of them, a few at a time; answers how many could not be ended. */
  async function closeAll(batch: readonly Due[]): Promise<number> {
    const waiting = [...batch];
    let failed = 0;
    async function lane(): Promise<void> {
      for (let each = waiting.shift(); each; each = waiting.shift()) {
        try {
          await close(each);
        } catch (error) {
          failed += 1;
          log.error({ attempt: each, err: safeMessage(error) }, 'an attempt could not be ended');
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return failed;
  }

  return {
    closeTestAttempt: ({ organizationId, attemptId }) =>
      close({ organizationId, id: attemptId, isUnasked: false }),
    async closeTestAttempts() {
      let failed = 0;
      let last: Due | undefined = { organizationId: 0, id: 0, isUnasked: false };
      while (last) {
        const batch: Due[] = await due(last);
        failed += await closeAll(batch);
        last = batch.length < BATCH ? undefined : batch.at(-1);
      }
      // The queue tries again: what was ended is not ended twice.
      if (failed > 0) throw new Error(`${failed} attempts could not be ended`);
    },
  };
}
