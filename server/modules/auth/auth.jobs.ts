import { z } from 'zod';
import { defineJob, noPayload } from '@server/jobs/jobs';

export const authJobs = {
  /**
   * The follow-up work of a sign-in, run separately so that the response takes no longer for existing people. `userId` null: no
   * such person.
   */
  signInAftermath: defineJob({
    name: 'signInAftermath',
    payload: z.object({
      kind: z.enum(['refused', 'resetCode']),
      userId: z.number().nullable(),
      lang: z.enum(['ru', 'en-us']),
      ip: z.string(),
      userAgent: z.string(),
    }),
    pool: 'emails',
  }),
  /** A person changed another person's sign-in data: enqueued by the database itself (migration 0701). */
  signInChanged: defineJob({
    name: 'signInChanged',
    payload: z.object({ organizationId: z.number(), changeId: z.number() }),
    pool: 'emails',
  }),
  /** An unconfirmed address went to a person who proved it: the earlier owner. */
  noteLostAddress: defineJob({
    name: 'noteLostAddress',
    payload: z.object({ organizationId: z.number(), userId: z.number() }),
    pool: 'quick',
  }),
  /** Removes ended sessions, used codes and old client keys. */
  cleanUp: defineJob({ name: 'cleanUp', payload: noPayload, pool: 'slow', schedule: '30 2 * * *' }),
};
