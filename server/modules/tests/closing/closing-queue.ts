import type { Tx } from '@server/db/database';
import type { Jobs } from '@server/jobs/jobs';
import type { AttemptRow } from '../tests.tables';
import { testJobs } from '../tests.jobs';

/** Schedules a job that ends the attempt at that time; it replaces an earlier job of the same kind. */
export async function enqueueClosing(
  { jobs, tx }: { jobs: Pick<Jobs, 'enqueue'>; tx: Tx },
  { organizationId, id }: Pick<AttemptRow, 'organizationId' | 'id'>,
  runAt: Date,
): Promise<void> {
  const key = `test-attempt:${organizationId}:${id}`;
  await jobs.enqueue(tx, testJobs.closeTestAttempt, { organizationId, attemptId: id }, { runAt, key });
}
