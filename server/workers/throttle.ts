import { createDemand, STEADY_DEMAND } from '@server/graphql/load/demand';

/**
 * A pause is this multiple of the time that the work took, but at most `MAX_PAUSE_MS`, so that one large file does not cause a
 * long wait.
 */
const PAUSE_RATIO = 4;
const MAX_PAUSE_MS = 300;

/** Pauses a person's work between two items. */
export interface Throttle {
  /** Records that one more item of this person waits. */
  queued(userId: number): void;
  /** Records that an item no longer waits, because nobody waits for it. */
  left(userId: number): void;
  /** Records that an item is done: `resume` is called after a pause that starts now, if there is one. */
  done(userId: number, tookMs: number, resume: () => void): void;
  isPaused(userId: number): boolean;
}

/**
 * Gives low priority to people who have several files read at a time without a pause: even a process of the lowest priority
 * shares the processor's caches with all requests, and its results are stored alongside theirs.
 */
export function createThrottle(
  areOthers: (person: string) => boolean = () => false,
  now: () => number = () => performance.now(),
): Throttle {
  const demand = createDemand(now);
  const paused = new Set<number>();
  return {
    queued: (userId) => demand.change(String(userId), 1),
    left: (userId) => demand.change(String(userId), -1),
    done(userId, tookMs, resume) {
      const person = String(userId);
      demand.change(person, -1);
      if (demand.of(person) < STEADY_DEMAND || !areOthers(person)) return;
      paused.add(userId);
      const end = () => {
        paused.delete(userId);
        resume();
      };
      setTimeout(end, Math.min(tookMs * PAUSE_RATIO, MAX_PAUSE_MS)).unref();
    },
    isPaused: (userId) => paused.has(userId),
  };
}
