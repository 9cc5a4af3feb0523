import { z } from 'zod';
import { defineJob, nothing } from '@server/jobs/jobs';

export const employeeJobs = {
  /** Reads, checks, runs or takes back an import of people, to the end of that stage. */
  advanceImport: defineJob({
    name: 'advanceImport',
    payload: z.object({ organizationId: z.number(), importId: z.number() }),
    pool: 'slow',
  }),
  /** Imports whose worker was killed go on; all of them where the node has just come up (`isStart`). */
  continueImports: defineJob({
    name: 'continueImports',
    payload: z.object({ isStart: z.boolean().optional() }),
    pool: 'quick',
    schedule: '* * * * *',
    onStart: { isStart: true },
  }),
  /** In the morning of Moscow: documents of people that run out. */
  remindDocuments: defineJob({
    name: 'remindDocuments',
    payload: nothing,
    pool: 'slow',
    schedule: '20 6 * * *',
  }),
  /** Whose last working day is over is dismissed; every quarter of an hour, as some zones differ by that. */
  carryOutDismissals: defineJob({
    name: 'carryOutDismissals',
    payload: nothing,
    pool: 'slow',
    schedule: '*/15 * * * *',
  }),
};
