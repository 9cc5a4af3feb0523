import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';

/** So long nobody else is answered. */
const SLICE_MS = 5;
/** What others get of the one thread for each millisecond of this work. */
const IDLE_RATIO = 2;
/** Of one organization: whoever presses twice waits for the first one, a program is sent away. */
const MAX_WAITING = 2;

/** Lets everybody else be answered where this work has had its slice; asked again and again in the middle of it. */
export type YieldThread = () => Promise<void>;

export interface CooperativeQueue {
  /**
   * Long work of the one thread that answers everybody: one piece of an organization at a time, a third of the thread at
   * most, however many are at it. It ends where whoever asked has hung up.
   * @throws {AppError} limits.busy
   */
  run<Result>(
    scope: Pick<Scope, 'organizationId' | 'isGone'>,
    work: (yieldThread: YieldThread) => Promise<Result>,
  ): Promise<Result>;
}

/** A queue of long work for each organization. */
export function createCooperativeQueue(idle: (ms: number) => Promise<unknown> = sleep): CooperativeQueue {
  const queues = new Map<number, { length: number; last: Promise<unknown> }>();

  function createYieldThread(isGone: () => boolean): YieldThread {
    let began = performance.now();
    return async () => {
      const took = performance.now() - began;
      if (took < SLICE_MS) return;
      await idle(took * IDLE_RATIO * queues.size);
      // Nobody reads this answer.
      if (isGone()) throw new AppError('limits.busy');
      began = performance.now();
    };
  }

  return {
    async run({ organizationId, isGone = () => false }, work) {
      const queue = queues.get(organizationId) ?? { length: 0, last: Promise.resolve() };
      if (queue.length > MAX_WAITING) throw new AppError('limits.busy');
      queues.set(organizationId, queue);
      queue.length += 1;
      const turn = queue.last
        .catch(() => undefined)
        .then(() => {
          if (isGone()) throw new AppError('limits.busy');
          return work(createYieldThread(isGone));
        });
      queue.last = turn;
      try {
        return await turn;
      } finally {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(organizationId);
      }
    },
  };
}
