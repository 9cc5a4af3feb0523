import DataLoader from 'dataloader';
import type { Database, Tx } from '@server/db/database';

/** An event for thousands of sockets is read once for all of them: requests within this time are combined. */
const GATHER_MS = 15;
const MAX_AT_ONCE = 1_000;

type ReadAll<T> = (tx: Tx, organizationId: number, userIds: readonly number[]) => Promise<T[]>;

/** Reads a person's data for a live socket, in one transaction for all people of an organization who request it now. */
export function createLiveReads<T>(
  database: Database,
  read: ReadAll<T>,
): (organizationId: number, userId: number) => Promise<T> {
  const loaders = new Map<number, DataLoader<number, T>>();

  function loaderOf(organizationId: number): DataLoader<number, T> {
    const known = loaders.get(organizationId);
    if (known) return known;
    const made = new DataLoader<number, T>(
      (userIds) => database.tenant(organizationId, (tx) => read(tx, organizationId, userIds)),
      {
        cache: false,
        maxBatchSize: MAX_AT_ONCE,
        batchScheduleFn: (callback) => setTimeout(callback, GATHER_MS),
      },
    );
    loaders.set(organizationId, made);
    return made;
  }

  return (organizationId, userId) => loaderOf(organizationId).load(userId);
}
