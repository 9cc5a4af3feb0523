import { defineJob, noPayload } from '@server/jobs/jobs';

export const qualificationJobs = {
  /** Ends certificates that have expired and reminds people of those that end soon; runs before assignments recur. */
  advanceQualifications: defineJob({
    name: 'advanceQualifications',
    payload: noPayload,
    pool: 'slow',
    schedule: '0 * * * *',
  }),
};
