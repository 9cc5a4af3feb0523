import pRetry from 'p-retry';
import { isConflict } from './failures';

/** The total number of attempts; if the last one also conflicts, the response says that the server is busy. */
const ATTEMPTS = 4;

/**
 * Repeats the work, after a short random pause, when its transaction was rolled back because of a deadlock or a serialization
 * failure. A failed attempt must have no side effects: `work` starts with its own transaction.
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
