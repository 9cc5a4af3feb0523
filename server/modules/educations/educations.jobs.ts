import { z } from 'zod';
import { defineJob, noPayload } from '@server/jobs/jobs';

/** The jobs of educations. */
export const educationJobs = {
  /** Checks an uploaded video and stores it. */
  checkVideo: defineJob({
    name: 'checkFilm',
    payload: z.object({ organizationId: z.number(), uploadId: z.string() }),
    pool: 'slow',
  }),
  /** Removes videos whose upload was abandoned or that no version uses; restarts checks whose worker was killed. */
  sweepVideos: defineJob({ name: 'sweepFilms', payload: noPayload, pool: 'slow', schedule: '40 * * * *' }),
};
