/** Others count as present if one of them sent a request within this time; a lone one may use everything. */
const OTHERS_MS = 3_000;

/** Recently active requesters. */
export interface Presence {
  note(key: string): void;
  /** Whether others are active. */
  areOthers(key: string): boolean;
}

/** Remembers the last requester and the last different one before. */
export function createPresence(now: () => number = () => performance.now()): Presence {
  let last: { key: string; at: number } | null = null;
  let other: { key: string; at: number } | null = null;
  return {
    note(key) {
      if (last && last.key !== key) other = last;
      last = { key, at: now() };
    },
    areOthers(key) {
      const seen = last?.key === key ? other : last;
      return seen !== null && now() - seen.at < OTHERS_MS;
    },
  };
}
