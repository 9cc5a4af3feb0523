import { z } from 'zod';
import { defineJob } from '@server/jobs/jobs';

export const structureJobs = {
  /** At the start of a day: a person begins or ceases to act for the head of a subdivision. */
  turnActingLeader: defineJob({
    name: 'turnActingHead',
    payload: z.object({ organizationId: z.number(), subdivisionId: z.number(), userId: z.number() }),
    pool: 'quick',
  }),
};
