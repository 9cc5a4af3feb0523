import { z } from 'zod';
import type { Task } from '@server/workers/task';

export interface VideoFile {
  /** The path of the uploaded file. */
  path: string;
  /** The path to which it is rewritten, if necessary. */
  target: string;
}

/** The result of checking a file. */
export interface CheckedVideo {
  extension: 'mp4' | 'webm';
  /** Whole seconds, rounded down, so that the last one can be watched to its end. */
  durationSec: number;
  /** The file was rewritten: `target` must be stored instead. */
  isRewritten: boolean;
  size: number;
  sha256: string;
}

/** A video of 1 GB is read and written at most once: 20 to 40 seconds on a slow processor. */
const VIDEO_LIMITS = { cpuSeconds: 180, megabytes: 450, seconds: 600 };

/** Checks a video: its codecs, its duration, and whether a browser can start and seek before it has the whole file. */
export const videoTask: Task<VideoFile, CheckedVideo> = {
  name: 'video',
  input: z.object({ path: z.string(), target: z.string() }),
  answer: z.object({
    extension: z.enum(['mp4', 'webm']),
    durationSec: z.int().min(1),
    isRewritten: z.boolean(),
    size: z.int().min(1),
    sha256: z.string(),
  }),
  limits: VIDEO_LIMITS,
  failure: 'education.fileContent',
};
