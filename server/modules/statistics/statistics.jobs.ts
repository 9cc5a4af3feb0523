import { z } from 'zod';
import { defineJob } from '@server/jobs/jobs';

export const statisticsJobs = {
  /** Counts the days of an organization's assignments again, after its time zone has changed. */
  recountDays: defineJob({
    name: 'recountDays',
    payload: z.object({ organizationId: z.number() }),
    pool: 'slow',
  }),
};
