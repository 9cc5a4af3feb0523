import { defineJob, nothing } from '@server/jobs/jobs';

/** Work that waits, of organizations themselves. */
export const organizationJobs = {
  /** Every hour: suspensions end with their last day, people of clients deleted long ago are erased. */
  lookAfterClients: defineJob({
    name: 'lookAfterClients',
    payload: nothing,
    pool: 'slow',
    schedule: '20 * * * *',
  }),
};
