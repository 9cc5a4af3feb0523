import { defineJob, nothing } from '@server/jobs/jobs';

export const qualificationJobs = {
  /** Certificates that are over are lost, of those that end soon people are told; before obligations come again. */
  advanceQualifications: defineJob({
    name: 'advanceQualifications',
    payload: nothing,
    pool: 'slow',
    schedule: '0 * * * *',
  }),
};
