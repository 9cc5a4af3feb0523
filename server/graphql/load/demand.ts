import { LRUCache } from 'lru-cache';

/** The recent demand of each key: how many requests it has at the same time. */
export interface Demand {
  /** Records one more (or one fewer) running or waiting request. */
  change(key: string, by: 1 | -1): void;
  /** Returns how many requests ran or waited at the same time, on average over the last seconds. */
  of(key: string): number;
}

interface Noted {
  inFlight: number;
  average: number;
  at: number;
}

/** A key with this many concurrent requests over seconds is a program, and gets the lowest priority. */
export const STEADY_DEMAND = 2.5;

/** After this time, earlier demand has decayed to a third. */
const MEMORY_MS = 1_500;
const MAX_REMEMBERED = 20_000;

/** Creates decaying averages: a page sends many requests at once and then none, a program keeps sending. */
export function createDemand(now: () => number): Demand {
  const known = new LRUCache<string, Noted>({ max: MAX_REMEMBERED });

  function look(key: string): Noted {
    const at = now();
    const { inFlight, average, at: before } = known.get(key) ?? { inFlight: 0, average: 0, at };
    const kept = Math.exp((before - at) / MEMORY_MS);
    return { inFlight, average: average * kept + inFlight * (1 - kept), at };
  }

  return {
    change(key, by) {
      const noted = look(key);
      known.set(key, { ...noted, inFlight: Math.max(0, noted.inFlight + by) });
    },
    of: (key) => look(key).average,
  };
}
