import { defineJob, nothing } from '@server/jobs/jobs';

export const assignmentJobs = {
  /** In the morning of Moscow: reminders of what is due soon or overdue, over all organizations. */
  remindDue: defineJob({ name: 'remindDue', payload: nothing, pool: 'slow', schedule: '0 6 * * *' }),
  /** Obligations whose start has come or that recur: every hour, as days begin at different ones. */
  advanceAssignments: defineJob({
    name: 'advanceAssignments',
    payload: nothing,
    pool: 'slow',
    schedule: '5 * * * *',
  }),
};
