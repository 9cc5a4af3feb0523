import { z } from 'zod';
import { defineJob, noPayload } from '@server/jobs/jobs';

export const employeeJobs = {
  /** Reads, checks, runs or rolls back an import of people, to the end of that stage. */
  advanceImport: defineJob({
    name: 'advanceImport',
    payload: z.object({ organizationId: z.number(), importId: z.number() }),
    pool: 'slow',
  }),
  /** Continues imports whose worker was killed; all of them when the node has just started (`isStart`). */
  continueImports: defineJob({
    name: 'continueImports',
    payload: z.object({ isStart: z.boolean().optional() }),
    pool: 'quick',
    schedule: '* * * * *',
    onStart: { isStart: true },
  }),
  /** In the morning, Moscow time: reminds people of expiring documents. */
  remindDocuments: defineJob({
    name: 'remindDocuments',
    payload: noPayload,
    pool: 'slow',
    schedule: '20 6 * * *',
  }),
  /** Dismisses people whose last working day is over; every quarter of an hour, because some time zones differ by that. */
  carryOutDismissals: defineJob({
    name: 'carryOutDismissals',
    payload: noPayload,
    pool: 'slow',
    schedule: '*/15 * * * *',
  }),
};
