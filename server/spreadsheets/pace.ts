import { setImmediate as others, setTimeout as sleep } from 'node:timers/promises';

/** The max time that writing rows blocks other work. */
const SLICE_MS = 2;
/** Other work that takes longer than this between two slices means that somebody is waiting. */
const NOTICED_MS = 0.5;
/** The time left to others, while there are any, for each millisecond of a slice. */
const IDLE_RATIO = 1;

interface Clock {
  now: () => number;
  /** Lets pending work of others run. */
  others: () => Promise<unknown>;
  idle: (ms: number) => Promise<unknown>;
}

const realClock: Clock = { now: () => performance.now(), others: () => others(), idle: (ms) => sleep(ms) };

/** The rest that follows a slice, common to all tables that are being written on a thread. */
export interface Rest {
  /** The time until which no slice begins. */
  until: number;
}

const mainThread: Rest = { until: 0 };

/**
 * Returns a function to be called between rows that are written on the main thread. After each time slice, pending work runs
 * first; if it was noticeable, others are being served, and at least half of the thread is left to them, however many
 * tables are being written. Within a slice it returns nothing to wait for.
 */
export function createPace(
  { now, others: serveOthers, idle }: Clock = realClock,
  rest: Rest = mainThread,
): () => Promise<void> | undefined {
  let began = now();
  const pause = async (took: number) => {
    const yielded = now();
    await serveOthers();
    if (now() - yielded > NOTICED_MS) rest.until = Math.max(rest.until, now() + took * IDLE_RATIO);
    let isRested = false;
    while (now() < rest.until) {
      await idle(rest.until - now());
      isRested = true;
    }
    began = now();
    // Other tables have waited for the same moment: the slice that begins now, and its rest, come before theirs.
    if (isRested) rest.until = began + SLICE_MS * (1 + IDLE_RATIO);
  };
  return () => {
    const took = now() - began;
    return took <= SLICE_MS ? undefined : pause(took);
  };
}
