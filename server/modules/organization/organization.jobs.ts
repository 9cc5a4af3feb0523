import { defineJob, noPayload } from '@server/jobs/jobs';

/** The background jobs of organizations. */
export const organizationJobs = {
  /** Every hour: ends suspensions after their last day, and erases the people of clients that were deleted long ago. */
  lookAfterClients: defineJob({
    name: 'lookAfterClients',
    payload: noPayload,
    pool: 'slow',
    schedule: '20 * * * *',
  }),
};
