import type { Tx } from '@server/db/database';
import type { Jobs } from '@server/jobs/jobs';
import type { RegradingRow } from '../tests.tables';
import { testJobs } from '../tests.jobs';

/** Schedules a job that grades the attempts again, by one worker. */
export async function enqueueRegrading(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  { organizationId, id }: Pick<RegradingRow, 'organizationId' | 'id'>,
): Promise<void> {
  const key = `test-regrading:${organizationId}:${id}`;
  await jobs.enqueue(tx, testJobs.regradeTest, { organizationId, regradingId: id }, { key });
}
