import { defineJob, nothing } from '@server/jobs/jobs';

export const reportJobs = {
  /** Reports whose hour has come. */
  sendReports: defineJob({ name: 'sendReports', payload: nothing, pool: 'slow', schedule: '* * * * *' }),
};
