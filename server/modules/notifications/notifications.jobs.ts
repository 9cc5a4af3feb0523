import { z } from 'zod';
import { defineJob } from '@server/jobs/jobs';

export const notificationJobs = {
  /** Letters of notices whose time has come: of one organization, or of all what waited for an hour of the day. */
  deliverNotices: defineJob({
    name: 'deliverNotices',
    payload: z.object({ organizationId: z.number().optional() }),
    pool: 'letters',
    schedule: '*/5 * * * *',
  }),
};
