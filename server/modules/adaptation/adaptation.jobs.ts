import { defineJob, noPayload } from '@server/jobs/jobs';

export const adaptationJobs = {
  /** In the morning, Moscow time: reminds people of adaptation plan steps that are due. */
  remindAdaptation: defineJob({
    name: 'remindAdaptation',
    payload: noPayload,
    pool: 'slow',
    schedule: '15 6 * * *',
  }),
};
