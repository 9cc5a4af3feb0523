import { z } from 'zod';
import { defineJob, noPayload } from '@server/jobs/jobs';

export const supportJobs = {
  /** Ends a support session whose time is over. */
  endSupportSession: defineJob({
    name: 'endSupportSession',
    payload: z.object({ organizationId: z.number(), id: z.number() }),
    pool: 'quick',
  }),
  /** Every minute: ends the sessions that nobody can use any more. */
  endForsakenSupport: defineJob({
    name: 'endForsakenSupport',
    payload: noPayload,
    pool: 'quick',
    schedule: '* * * * *',
  }),
};
