import { afterRollback } from '@server/db/after-transaction';
import type { Database, Tx } from '@server/db/database';
import type { Storage } from './storage';
import { pendingFilesRepository } from './pending-files.repository';

export interface PendingFiles {
  /** Records the paths before the bytes are written, whatever happens to the request. */
  announce(paths: readonly string[]): Promise<void>;
  /** Called in the transaction that refers to the files: they stay if it commits, and are removed when it rolls back. */
  keep(tx: Tx, paths: readonly string[]): Promise<void>;
  /** Deletes these contents in a system transaction; their bytes are removed by the next sweep. */
  discard(tx: Tx, contentIds: readonly number[]): Promise<void>;
  /** Removes discarded files, and the files of requests that ended with the process more than a day ago. */
  sweep(): Promise<void>;
}

const BATCH = 100;

/** Storage is not transactional: this tracks the files that a failing request would leave behind. */
export function createPendingFiles(database: Database, storage: Storage): PendingFiles {
  async function remove(paths: readonly string[]): Promise<void> {
    for (const path of paths) await storage.remove(path);
    await database.system((tx) => pendingFilesRepository.delete(tx, paths));
  }

  async function sweepBatch(): Promise<number> {
    return database.system(async (tx) => {
      const paths = await pendingFilesRepository.abandoned(tx, BATCH);
      for (const path of paths) await storage.remove(path);
      await pendingFilesRepository.delete(tx, paths);
      return paths.length;
    });
  }

  return {
    async announce(paths) {
      await database.system((tx) => pendingFilesRepository.insert(tx, paths));
    },
    async keep(tx, paths) {
      afterRollback(tx, () => remove(paths));
      await pendingFilesRepository.keep(tx, paths);
    },
    discard: (tx, contentIds) => pendingFilesRepository.discard(tx, contentIds),
    async sweep() {
      while ((await sweepBatch()) === BATCH);
    },
  };
}
