import { z } from 'zod';
import { defineJob, nothing } from '@server/jobs/jobs';

export const testJobs = {
  /** At the deadline of an attempt at a test: ends it. */
  closeTestAttempt: defineJob({
    name: 'closeTestAttempt',
    payload: z.object({ organizationId: z.number(), attemptId: z.number() }),
    pool: 'quick',
  }),
  /** Ends the attempts that are still open though their time is over, and those that nobody asks for. */
  closeTestAttempts: defineJob({
    name: 'closeTestAttempts',
    payload: nothing,
    pool: 'quick',
    schedule: '* * * * *',
  }),
  /** Removes files that were uploaded for answers and that no answer names. */
  sweepAnswerFiles: defineJob({
    name: 'sweepAnswerFiles',
    payload: nothing,
    pool: 'slow',
    schedule: '50 2 * * *',
  }),
  /** Grades the attempts of a version anew, to the end. */
  regradeTest: defineJob({
    name: 'regradeTest',
    payload: z.object({ organizationId: z.number(), regradingId: z.number() }),
    pool: 'slow',
  }),
  /** Regradings whose worker was killed go on. */
  continueRegradings: defineJob({
    name: 'continueRegradings',
    payload: nothing,
    pool: 'quick',
    schedule: '* * * * *',
  }),
};
