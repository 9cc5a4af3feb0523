import { z } from 'zod';
import { defineJob, nothing } from '@server/jobs/jobs';

export const reportJobs = {
  /** Reports whose hour has come. */
  sendReports: defineJob({ name: 'sendReports', payload: nothing, pool: 'slow', schedule: '* * * * *' }),
  /** The PDF of a report that somebody has fixed. */
  makeSnapshot: defineJob({
    name: 'makeReportSnapshot',
    payload: z.object({ organizationId: z.number(), id: z.number() }),
    pool: 'slow',
  }),
};
