import { z } from 'zod';
import { defineJob, nothing } from '@server/jobs/jobs';

export const supportJobs = {
  /** When the time of a support session is over. */
  endSupportSession: defineJob({
    name: 'endSupportSession',
    payload: z.object({ organizationId: z.number(), id: z.number() }),
    pool: 'quick',
  }),
  /** Every minute: sessions in which nobody can be any more. */
  endForsakenSupport: defineJob({
    name: 'endForsakenSupport',
    payload: nothing,
    pool: 'quick',
    schedule: '* * * * *',
  }),
};
