import { z } from 'zod';
import { defineJob, nothing } from '@server/jobs/jobs';

export const historyJobs = {
  /** Goes on with a check of an organization's history, for a moment. */
  checkHistory: defineJob({
    name: 'checkHistory',
    payload: z.object({ organizationId: z.number(), run: z.number() }),
    pool: 'slow',
  }),
  /** Checks whose worker was killed go on. */
  continueHistoryChecks: defineJob({
    name: 'continueHistoryChecks',
    payload: nothing,
    pool: 'quick',
    schedule: '* * * * *',
  }),
  /** The ends of the chains of evidence leave the database. */
  saveHeads: defineJob({ name: 'saveHeads', payload: nothing, pool: 'slow', schedule: '0 3 * * *' }),
};
