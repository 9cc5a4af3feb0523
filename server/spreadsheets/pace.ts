import { setImmediate as others, setTimeout as sleep } from 'node:timers/promises';

/** The max time that writing rows blocks other work. */
const SLICE_MS = 5;
/** Other work that takes longer than this between two slices means that somebody is waiting. */
const NOTICED_MS = 2;
/** The time left to others, while there are any, for each millisecond of a slice. */
const IDLE_RATIO = 2;

interface Clock {
  now: () => number;
  /** Lets pending work of others run. */
  others: () => Promise<unknown>;
  idle: (ms: number) => Promise<unknown>;
}

const realClock: Clock = { now: () => performance.now(), others: () => others(), idle: (ms) => sleep(ms) };

/**
 * Returns a function to be called between rows that are written on the main thread. After each time slice, pending work runs
 * first; if it was noticeable, others are being served, and at least two thirds of the thread are left to them.
 */
export function createPace({ now, others: serveOthers, idle }: Clock = realClock): () => Promise<void> {
  let began = now();
  return async () => {
    const took = now() - began;
    if (took <= SLICE_MS) return;
    const yielded = now();
    await serveOthers();
    if (now() - yielded > NOTICED_MS) await idle(took * IDLE_RATIO);
    began = now();
  };
}
