import { z } from 'zod';
import { defineJob } from '@server/jobs/jobs';

export const structureJobs = {
  /** On the day's turn: somebody begins or ends to act for the head of a subdivision. */
  turnActingHead: defineJob({
    name: 'turnActingHead',
    payload: z.object({ organizationId: z.number(), subdivisionId: z.number(), userId: z.number() }),
    pool: 'quick',
  }),
};
