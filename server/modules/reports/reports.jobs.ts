import { z } from 'zod';
import { defineJob, noPayload } from '@server/jobs/jobs';

export const reportJobs = {
  /** Sends the reports that are due. */
  sendReports: defineJob({ name: 'sendReports', payload: noPayload, pool: 'slow', schedule: '* * * * *' }),
  /** Makes the PDF of a report snapshot. */
  makeSnapshot: defineJob({
    name: 'makeReportSnapshot',
    payload: z.object({ organizationId: z.number(), id: z.number() }),
    pool: 'slow',
  }),
};
