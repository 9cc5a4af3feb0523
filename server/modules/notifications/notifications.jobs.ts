import { z } from 'zod';
import { defineJob } from '@server/jobs/jobs';

export const notificationJobs = {
  /**
   * Sends the emails of notifications that are due: of one organization, or of all organizations whose emails waited for an hour
   * of the day.
   */
  deliverNotices: defineJob({
    name: 'deliverNotices',
    payload: z.object({ organizationId: z.number().optional() }),
    pool: 'emails',
    schedule: '*/5 * * * *',
  }),
};
