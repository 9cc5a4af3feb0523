import type { HandlersOf } from '@server/jobs/jobs';
import type { ModuleDeps } from '@server/modules/module';
import type { testJobs } from '../tests.jobs';
import { unusedAnswerFilesRepository as repository } from './unused-answer-files.repository';

const DAY_MS = 86_400_000;
/** A person who is offline for longer has to upload the file again. */
const OPEN_DAYS = 7;
/** The number of attempts checked in one transaction. */
const BATCH = 200;

/**
 * Removes files that were replaced or removed from an answer, or never became part of one. Their attempts are locked first, in
 * the same way as for saving an answer, so that no answer can add a checked file meanwhile. The bytes are deleted by the sweep of
 * the storage.
 */
export function createAnswerFilesJob({
  database,
  files,
  now,
}: Pick<ModuleDeps, 'database' | 'files' | 'now'>): HandlersOf<typeof testJobs, 'sweepAnswerFiles'> {
  return {
    async sweepAnswerFiles() {
      const at = now().getTime();
      const moments = { ended: new Date(at - DAY_MS), open: new Date(at - OPEN_DAYS * DAY_MS) };
      let last: number | undefined = 0;
      while (last !== undefined) {
        const after: number = last;
        const ids = await database.system(async (tx) => {
          const batch = await repository.lockAttempts(tx, moments, after, BATCH);
          if (batch.length > 0) await files.discard(tx, await repository.delete(tx, moments, batch));
          return batch;
        });
        last = ids.length < BATCH ? undefined : ids.at(-1);
      }
    },
  };
}
