/** Others are there as long as one of them asked within this time; alone one may have everything. */
const OTHERS_MS = 3_000;

/** Who asks of late. */
export interface Presence {
  note(key: string): void;
  /** Whether somebody else than this one does. */
  areOthers(key: string): boolean;
}

/** Remembers who came last, and who came last before them. */
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
