import { z } from 'zod';
import { defineJob } from '@server/jobs/jobs';

export const providerAlertJobs = {
  /** The time of a message has come: whoever is at work sees it, and administrators are told where that was asked. */
  beginProviderAlert: defineJob({
    name: 'beginProviderAlert',
    payload: z.object({ id: z.number() }),
    pool: 'quick',
  }),
  /** The administrators of one client get a notification of it. */
  notifyOfProviderAlert: defineJob({
    name: 'notifyOfProviderAlert',
    payload: z.object({ id: z.number(), organizationId: z.number() }),
    pool: 'slow',
  }),
};
