import { z } from 'zod';
import { defineJob } from '@server/jobs/jobs';

export const providerAlertJobs = {
  /** A message begins: active people see it, and administrators are notified if that was requested. */
  beginProviderAlert: defineJob({
    name: 'beginProviderAlert',
    payload: z.object({ id: z.number() }),
    pool: 'quick',
  }),
  /** Notifies the administrators of one client of a message. */
  notifyOfProviderAlert: defineJob({
    name: 'notifyOfProviderAlert',
    payload: z.object({ id: z.number(), organizationId: z.number() }),
    pool: 'slow',
  }),
};
