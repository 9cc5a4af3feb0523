import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';

/** The max time that this work blocks the main thread. */
const SLICE_MS = 5;
/** The time left to other work for each millisecond of this work. */
const IDLE_RATIO = 2;
/** Per organization: a second click waits for the first one, and further requests from a program are rejected. */
const MAX_WAITING = 2;

/** Lets other requests run once this work has used up its time slice; called repeatedly during the work. */
export type YieldThread = () => Promise<void>;

export interface CooperativeQueue {
  /**
   * Runs long work on the main thread: one at a time per organization, using at most a third of the thread in total. It stops
   * when the requester has disconnected.
   * @throws {AppError} limits.busy
   */
  run<Result>(
    scope: Pick<Scope, 'organizationId' | 'isDisconnected'>,
    work: (yieldThread: YieldThread) => Promise<Result>,
  ): Promise<Result>;
}

/** Creates a queue of long work for each organization. */
export function createCooperativeQueue(idle: (ms: number) => Promise<unknown> = sleep): CooperativeQueue {
  const queues = new Map<number, PQueue>();

  function createYieldThread(isDisconnected: () => boolean): YieldThread {
    let began = performance.now();
    return async () => {
      const took = performance.now() - began;
      if (took < SLICE_MS) return;
      await idle(took * IDLE_RATIO * queues.size);
      // The requester has disconnected.
      if (isDisconnected()) throw new AppError('limits.busy');
      began = performance.now();
    };
  }

  function queueOf(organizationId: number): PQueue {
    const found = queues.get(organizationId);
    if (found) return found;
    const queue = new PQueue({ concurrency: 1 });
    queues.set(organizationId, queue);
    return queue.once('idle', () => queues.delete(organizationId));
  }

  return {
    async run({ organizationId, isDisconnected = () => false }, work) {
      const queue = queueOf(organizationId);
      if (queue.size >= MAX_WAITING) throw new AppError('limits.busy');
      // In the caller's context, whoever has made room for it.
      const bound = AsyncResource.bind(async () => {
        if (isDisconnected()) throw new AppError('limits.busy');
        return work(createYieldThread(isDisconnected));
      });
      return queue.add(bound);
    },
  };
}
