import { createDemand, STEADY_DEMAND } from '@server/graphql/demand';

/** A pause is so many times as long as the work took; but nobody waits for minutes after one large file. */
const PAUSE_RATIO = 4;
const MAX_PAUSE_MS = 300;

/** Whose work pauses between two pieces of it. */
export interface Throttle {
  /** One more piece of this person's work waits. */
  queued(userId: number): void;
  /** It is done: `resume` is called when a pause that begins now is over. */
  done(userId: number, tookMs: number, resume: () => void): void;
  isPaused(userId: number): boolean;
}

/**
 * Whoever has files read without a pause, several at a time, takes what the others leave: a process of the lowest priority
 * still shares the processor's caches with everybody's requests, and its answers are stored beside them.
 */
export function createThrottle(
  areOthers: (person: string) => boolean = () => false,
  now: () => number = () => performance.now(),
): Throttle {
  const demand = createDemand(now);
  const paused = new Set<number>();
  return {
    queued: (userId) => demand.change(String(userId), 1),
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
