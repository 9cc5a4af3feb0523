import { defineJob, noPayload } from '@server/jobs/jobs';

export const assignmentJobs = {
  /** In the morning, Moscow time: reminds people of what is due soon or overdue, in all organizations. */
  remindDue: defineJob({ name: 'remindDue', payload: noPayload, pool: 'slow', schedule: '0 6 * * *' }),
  /** Starts scheduled and recurring assignments: every hour, because days begin at different times. */
  advanceAssignments: defineJob({
    name: 'advanceAssignments',
    payload: noPayload,
    pool: 'slow',
    schedule: '5 * * * *',
  }),
};
