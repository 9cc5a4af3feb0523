import { defineJob, nothing } from '@server/jobs/jobs';

export const regulationJobs = {
  /** In the morning of Moscow: notices of regulations that are past their review date. */
  noticeReviews: defineJob({ name: 'noticeReviews', payload: nothing, pool: 'slow', schedule: '10 6 * * *' }),
};
