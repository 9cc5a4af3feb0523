import { z } from 'zod';
import type { Task } from '@server/workers/task';

export interface FilmFile {
  /** Of the file that has arrived. */
  path: string;
  /** Where it is written anew, if it must be. */
  target: string;
}

/** What a file turned out to be. */
export interface CheckedFilm {
  extension: 'mp4' | 'webm';
  /** Whole seconds, rounded down: the last one can be seen to its end. */
  durationSec: number;
  /** It was written anew: `target` is to be kept instead. */
  isRewritten: boolean;
  size: number;
  sha256: string;
}

/** A film of 1 GB is read and written once at most: 20 to 40 seconds of a slow processor. */
const FILM_LIMITS = { cpuSeconds: 180, megabytes: 450, seconds: 600 };

/** Looks into a film: what it is coded by, how long it is, and whether a browser can begin and seek before it has all of it. */
export const filmTask: Task<FilmFile, CheckedFilm> = {
  name: 'film',
  input: z.object({ path: z.string(), target: z.string() }),
  answer: z.object({
    extension: z.enum(['mp4', 'webm']),
    durationSec: z.int().min(1),
    isRewritten: z.boolean(),
    size: z.int().min(1),
    sha256: z.string(),
  }),
  limits: FILM_LIMITS,
  failure: 'education.fileContent',
};
