import { defineJob, noPayload } from '@server/jobs/jobs';

export const regulationJobs = {
  /** In the morning, Moscow time: notifications about regulations that are past their review date. */
  noticeReviews: defineJob({
    name: 'noticeReviews',
    payload: noPayload,
    pool: 'slow',
    schedule: '10 6 * * *',
  }),
};
