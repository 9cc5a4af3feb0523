import { z } from 'zod';
import { defineJob, nothing } from '@server/jobs/jobs';

export const authJobs = {
  /** What a sign-in leaves behind that must not make its answer later for those who exist. `userId` null: nobody. */
  signInAftermath: defineJob({
    name: 'signInAftermath',
    payload: z.object({
      kind: z.enum(['refused', 'resetCode']),
      userId: z.number().nullable(),
      lang: z.enum(['ru', 'en-us']),
      ip: z.string(),
      userAgent: z.string(),
    }),
    pool: 'letters',
  }),
  /** Somebody has changed what another signs in with: ordered by the database itself (migration 0701). */
  signInChanged: defineJob({
    name: 'signInChanged',
    payload: z.object({ organizationId: z.number(), changeId: z.number() }),
    pool: 'letters',
  }),
  /** An unconfirmed address went to whoever showed it to be theirs: whose it was. */
  noteLostAddress: defineJob({
    name: 'noteLostAddress',
    payload: z.object({ organizationId: z.number(), userId: z.number() }),
    pool: 'quick',
  }),
  /** Ended sessions, used codes and old client keys are removed. */
  cleanUp: defineJob({ name: 'cleanUp', payload: nothing, pool: 'slow', schedule: '30 2 * * *' }),
};
