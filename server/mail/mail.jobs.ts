import { defineJob, nothing } from '@server/jobs/jobs';

export const mailJobs = {
  /** Sends waiting emails: after each write that adds some, and every minute those delayed by the rate limit. */
  sendLetters: defineJob({ name: 'sendLetters', payload: nothing, pool: 'letters', schedule: '* * * * *' }),
  /** Erases the content of emails whose code was used or has expired. */
  eraseLetters: defineJob({ name: 'eraseLetters', payload: nothing, pool: 'letters', schedule: '* * * * *' }),
};
