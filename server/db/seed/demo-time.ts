const DAY_MS = 86_400_000;
const ZONE = '+03:00';

/** Returns the calendar day this many days before `now`, yyyy-MM-dd, in Moscow time. */
export function daysBefore(now: Date, days: number): string {
  const moscow = new Date(now.getTime() + 3 * 3_600_000 - days * DAY_MS);
  return moscow.toISOString().slice(0, 10);
}

/** Returns an instant on that day; the hour may be fractional. Never later than `now`. */
export function at(now: Date, days: number, hour: number): Date {
  const midnight = Date.parse(`${daysBefore(now, days)}T00:00:00${ZONE}`);
  return new Date(Math.min(midnight + hour * 3_600_000, now.getTime() - 60_000));
}

/** Returns a number from 0 to 1 that depends only on the words, so the demo company is the same at every start. */
export function chance(...words: (string | number)[]): number {
  let hash = 2166136261;
  for (const char of words.join('|')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  }
  // FNV distributes the low bits best after another round.
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}
