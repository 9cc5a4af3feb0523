import { LRUCache } from 'lru-cache';

/** How much each asks for at a time, of late. */
export interface Demand {
  /** So many more (or fewer) of their requests run or wait. */
  change(key: string, by: 1 | -1): void;
  /** How many ran or waited at a time, on average over the last seconds. */
  of(key: string): number;
}

interface Noted {
  inFlight: number;
  average: number;
  at: number;
}

/** Whoever keeps as many at work for seconds is a program, and takes what the others leave. */
export const STEADY_DEMAND = 2.5;

/** After so long what somebody asked for before counts for a third. */
const MEMORY_MS = 1_500;
const MAX_REMEMBERED = 20_000;

/** Averages that fade: a page asks for many things at once and is quiet again, a program goes on. */
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
