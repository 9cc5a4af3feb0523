import { defineJob, noPayload } from '@server/jobs/jobs';

export const mailJobs = {
  /** Sends waiting emails: after each write that adds some, and every minute those delayed by the rate limit. */
  sendEmails: defineJob({ name: 'sendLetters', payload: noPayload, pool: 'emails', schedule: '* * * * *' }),
  /** Erases the content of emails whose code was used or has expired. */
  eraseEmails: defineJob({
    name: 'eraseLetters',
    payload: noPayload,
    pool: 'emails',
    schedule: '* * * * *',
  }),
};
