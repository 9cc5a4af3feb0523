import type { Database } from '@server/db/database';
import type { Files } from '@server/modules/files/files';
import { deleteExpired } from './clean-up.repository';

/** Creates the daily job that removes obsolete data. Evidence and history are never removed. */
export function createCleanUp(database: Database, files: Pick<Files, 'sweep'>): () => Promise<void> {
  return async () => {
    await database.system(deleteExpired);
    await files.sweep();
  };
}
