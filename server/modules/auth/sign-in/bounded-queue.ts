import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import { AppError } from '@server/errors';

interface BoundedQueueOptions {
  /** The max number of tasks that run at the same time; the others wait. */
  concurrency: number;
  /** The max number of waiting tasks of a kind: further ones are rejected, as they would wait longer than people do. */
  maxWaiting: number;
  /**
   * After each task its slot stays empty for this multiple of the time the task took: on a machine busy with other work, each
   * task takes longer and therefore runs less often.
   */
  restFactor?: number;
}

const LONGEST_REST_MS = 500;
const PRIORITY = { first: 1, other: 0 };

/** Runs a task when its turn comes. `isFirst`: before all others. @throws {AppError} auth.busy */
export type BoundedQueue = <T>(task: () => Promise<T>, isFirst?: boolean) => Promise<T>;

/** Creates a bounded queue for slow work, which limits its share of the machine under any load. */
export function createBoundedQueue({
  concurrency,
  maxWaiting,
  restFactor = 0,
}: BoundedQueueOptions): BoundedQueue {
  const queue = new PQueue({ concurrency });

  async function runAndRest(task: () => Promise<void>): Promise<void> {
    const begin = performance.now();
    await task();
    const rest = Math.min((performance.now() - begin) * restFactor, LONGEST_REST_MS);
    if (rest > 0) await sleep(rest);
  }

  return async (task, isFirst = false) => {
    const priority = isFirst ? PRIORITY.first : PRIORITY.other;
    if (queue.sizeBy({ priority }) >= maxWaiting) throw new AppError('auth.busy');
    return new Promise((resolve, reject) => {
      // The result does not wait for the rest. The task runs in the caller's context, whoever has made room for it.
      const bound = AsyncResource.bind(() => task().then(resolve, reject));
      void queue.add(() => runAndRest(bound), { priority });
    });
  };
}
