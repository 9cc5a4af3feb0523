/** A report may not cover more: who was away so long was not reading. */
const LONGEST_SEC = 10 * 60;

/** Less than a second of what was not counted is kept for the next time: rounding takes nothing from anybody. */
const REMAINDER_MS = 999;

/**
 * Seconds that are believed: no more than have passed since time was last counted, here and in whatever else of the
 * person's tabs; and up to when time is counted then. A film may be played faster: `speed` is percent.
 */
export function believed(
  claimed: number,
  countedAt: readonly Date[],
  at: Date,
  speed = 100,
): { seconds: number; countedAt: Date } {
  const since = Math.max(...countedAt.map((instant) => instant.getTime()));
  const passedMs = Math.max(0, at.getTime() - since);
  const seconds = Math.max(0, Math.min(claimed, Math.floor((passedMs * speed) / 100_000), LONGEST_SEC));
  // Rounded up: no millisecond is given twice.
  const restMs = Math.min(passedMs - Math.ceil((seconds * 100_000) / speed), REMAINDER_MS);
  return { seconds, countedAt: new Date(at.getTime() - restMs) };
}

/** A second tab, or the page anew: the clock that runs goes on, so that what was not sent yet is not lost. */
const RUNNING_MS = 60_000;

/** From when on time counts that is read now. */
export function openedAt(row: { countedAt: Date } | null, at: Date): Date {
  const isRunning = row !== null && at.getTime() - row.countedAt.getTime() < RUNNING_MS;
  return isRunning ? row.countedAt : at;
}
