import { z } from 'zod';
import { defineJob, nothing } from '@server/jobs/jobs';

/** What education does outside of requests. */
export const educationJobs = {
  /** A film has arrived: looks into it, and stores it. */
  checkFilm: defineJob({
    name: 'checkFilm',
    payload: z.object({ organizationId: z.number(), uploadId: z.string() }),
    pool: 'slow',
  }),
  /** Films that nobody goes on sending, or that no version shows, are removed; checks whose worker was killed begin anew. */
  sweepFilms: defineJob({ name: 'sweepFilms', payload: nothing, pool: 'slow', schedule: '40 * * * *' }),
};
