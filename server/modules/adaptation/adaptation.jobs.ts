import { defineJob, nothing } from '@server/jobs/jobs';

export const adaptationJobs = {
  /** In the morning of Moscow: steps of plans of adaptation whose day has come. */
  remindAdaptation: defineJob({
    name: 'remindAdaptation',
    payload: nothing,
    pool: 'slow',
    schedule: '15 6 * * *',
  }),
};
