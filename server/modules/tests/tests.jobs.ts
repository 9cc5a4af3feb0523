import { z } from 'zod';
import { defineJob, noPayload } from '@server/jobs/jobs';

export const testJobs = {
  /** Ends an attempt at a test at its deadline. */
  closeTestAttempt: defineJob({
    name: 'closeTestAttempt',
    payload: z.object({ organizationId: z.number(), attemptId: z.number() }),
    pool: 'quick',
  }),
  /** Ends the attempts that are still open although their time is over, and those that are no longer required. */
  closeTestAttempts: defineJob({
    name: 'closeTestAttempts',
    payload: noPayload,
    pool: 'quick',
    schedule: '* * * * *',
  }),
  /** Removes files that were uploaded for answers but are in no answer. */
  sweepAnswerFiles: defineJob({
    name: 'sweepAnswerFiles',
    payload: noPayload,
    pool: 'slow',
    schedule: '50 2 * * *',
  }),
  /** Grades all attempts of a version again. */
  regradeTest: defineJob({
    name: 'regradeTest',
    payload: z.object({ organizationId: z.number(), regradingId: z.number() }),
    pool: 'slow',
  }),
  /** Continues regradings whose worker was killed. */
  continueRegradings: defineJob({
    name: 'continueRegradings',
    payload: noPayload,
    pool: 'quick',
    schedule: '* * * * *',
  }),
};
