import { retryConflicts } from '@server/db/retry';
import { systemScope } from '@server/graphql/system-scope';
import type { HandlersOf } from '@server/jobs/jobs';
import { safeMessage } from '@server/log/safe-error';
import type { ModuleDeps } from '@server/modules/module';
import { isOver } from '../attempts/attempt-rules';
import { findAttempt } from '../attempts/attempts.repository';
import { enqueueClosing } from './closing-queue';
import { type DueAttempt, dueAttempts } from './closing.read-model';
import type { Finishing } from '../attempts/finishing';
import type { testJobs } from '../tests.jobs';

type ClosingHandlers = HandlersOf<typeof testJobs, 'closeTestAttempt' | 'closeTestAttempts'>;

/** The number read at once; more follow in the next iteration. */
const BATCH = 500;
/**
 * The max number ended at the same time: they wait for a shared resource (the end of a chain of evidence), and connections are
 * needed for people.
 */
const AT_ONCE = 3;
/** The delay before a retry if the clock differs from the database's. */
const AGAIN_MS = 1_000;

interface ClosingDeps extends Pick<ModuleDeps, 'database' | 'log' | 'now' | 'jobs'> {
  readonly finishing: Finishing;
}

/**
 * Ends the attempt once, even with concurrent callers; an attempt that was given more time meanwhile is ended at its new
 * deadline.
 */
const closeAttempt = (
  { database, finishing, now, jobs }: ClosingDeps,
  { organizationId, id, isUnasked }: DueAttempt,
): Promise<void> =>
  retryConflicts(() =>
    database.tenant(organizationId, async (tx) => {
      const scope = systemScope(tx, organizationId);
      const found = await findAttempt(tx, organizationId, id);
      // Most are ended by their takers, so nothing needs to be locked for them.
      if (found?.state !== 'inProgress') return;
      const locked = await finishing.lock(scope, found);
      // Its taker may have been faster.
      if (locked?.attempt.state !== 'inProgress') return;
      const at = now();
      const { deadlineAt } = locked.attempt;
      if (isOver(locked.attempt, at)) await finishing.finish(scope, locked, 'expired');
      else if (isUnasked) await finishing.finish(scope, locked, 'stopped');
      else if (deadlineAt) {
        const runAt = new Date(Math.max(deadlineAt.getTime(), at.getTime() + AGAIN_MS));
        await enqueueClosing({ jobs, tx }, { organizationId, id }, runAt);
      }
    }),
  );

/** Ends a batch, a few at a time; returns how many could not be ended. */
async function closeAll(deps: ClosingDeps, batch: readonly DueAttempt[]): Promise<number> {
  const waiting = [...batch];
  let failed = 0;
  async function lane(): Promise<void> {
    for (let attempt = waiting.shift(); attempt; attempt = waiting.shift()) {
      try {
        await closeAttempt(deps, attempt);
      } catch (error) {
        failed += 1;
        deps.log.error({ attempt, err: safeMessage(error) }, 'an attempt could not be ended');
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return failed;
}

/** Ends all attempts that are due, in batches. */
async function closeDueAttempts(deps: ClosingDeps): Promise<void> {
  const { database, now } = deps;
  let failed = 0;
  let last: DueAttempt | undefined = { organizationId: 0, id: 0, isUnasked: false };
  while (last) {
    const after = last;
    const batch: DueAttempt[] = await database.system((tx) =>
      dueAttempts(tx, after, { at: now(), limit: BATCH }),
    );
    failed += await closeAll(deps, batch);
    last = batch.length < BATCH ? undefined : batch.at(-1);
  }
  // The queue retries: ended attempts are not ended twice.
  if (failed > 0) throw new Error(`${failed} attempts could not be ended`);
}

/**
 * Ends attempts whose time is over, and those that are no longer required: the person left, the assignment was cancelled, the
 * test was archived. Each has a separate transaction, so that nobody waits for all of them and a failure does not affect the
 * others. A job waits for the deadline of each; the sweep finds what a killed server has left.
 */
export function createClosingJob(deps: ClosingDeps): ClosingHandlers {
  return {
    closeTestAttempt: ({ organizationId, attemptId }) =>
      closeAttempt(deps, { organizationId, id: attemptId, isUnasked: false }),
    closeTestAttempts: () => closeDueAttempts(deps),
  };
}
