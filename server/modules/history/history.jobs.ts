import { z } from 'zod';
import { defineJob, noPayload } from '@server/jobs/jobs';

export const historyJobs = {
  /** Continues a check of an organization's history for a short time. */
  checkHistory: defineJob({
    name: 'checkHistory',
    payload: z.object({ organizationId: z.number(), run: z.number() }),
    pool: 'slow',
  }),
  /** Continues the checks whose worker was killed. */
  continueHistoryChecks: defineJob({
    name: 'continueHistoryChecks',
    payload: noPayload,
    pool: 'quick',
    schedule: '* * * * *',
  }),
  /** Saves the ends of the chains of evidence outside the database. */
  saveHeads: defineJob({ name: 'saveHeads', payload: noPayload, pool: 'slow', schedule: '0 3 * * *' }),
};
