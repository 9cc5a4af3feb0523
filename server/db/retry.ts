import pRetry from 'p-retry';
import { isConflict } from './failures';

/** So many times in all; whoever still collides then is told that the server is busy. */
const ATTEMPTS = 4;

/**
 * Does the work again, after a short random pause, when its transaction was taken back because of a deadlock or a
 * serialization failure. Nothing of the attempt before may have left it: `work` begins with its own transaction.
 */
export function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  return pRetry(work, {
    retries: ATTEMPTS - 1,
    minTimeout: 25,
    maxTimeout: 400,
    factor: 2,
    randomize: true,
    shouldRetry: ({ error }) => isConflict(error),
  });
}
