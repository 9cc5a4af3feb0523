import { createDemand, STEADILY } from '@server/graphql/demand';

/** So many times as long as the work took; but nobody waits for minutes after one large file. */
const REST = 4;
const LONGEST_REST_MS = 300;

/** Who rests between two pieces of work. */
export interface Rests {
  /** One more piece of this person waits. */
  asked(userId: number): void;
  /** It is done: `again` is called when a rest that begins now is over. */
  done(userId: number, tookMs: number, again: () => void): void;
  isResting(userId: number): boolean;
}

/**
 * Whoever has files read without a pause, several at a time, takes what the others leave: a process of the lowest priority
 * still shares the processor's caches with everybody's requests, and its answers are stored beside them.
 */
export function createRests(
  areOthers: (person: string) => boolean = () => false,
  now: () => number = () => performance.now(),
): Rests {
  const demand = createDemand(now);
  const resting = new Set<number>();
  return {
    asked: (userId) => demand.change(String(userId), 1),
    done(userId, tookMs, again) {
      const person = String(userId);
      demand.change(person, -1);
      if (demand.of(person) < STEADILY || !areOthers(person)) return;
      resting.add(userId);
      const over = () => {
        resting.delete(userId);
        again();
      };
      setTimeout(over, Math.min(tookMs * REST, LONGEST_REST_MS)).unref();
    },
    isResting: (userId) => resting.has(userId),
  };
}
