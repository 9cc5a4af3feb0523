import { defineJob, nothing } from '@server/jobs/jobs';

export const mailJobs = {
  /** Sends what letters wait: after each write that has some, and every minute what its pace holds back. */
  sendLetters: defineJob({ name: 'sendLetters', payload: nothing, pool: 'letters', schedule: '* * * * *' }),
  /** Letters whose code was used or has expired lose their words. */
  eraseLetters: defineJob({ name: 'eraseLetters', payload: nothing, pool: 'letters', schedule: '* * * * *' }),
};
