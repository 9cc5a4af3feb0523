/** The max seconds per report: a person away for longer was not reading. */
const MAX_REPORT_SEC = 10 * 60;

/** The uncounted rest of less than a second is carried over, so that rounding loses nothing. */
const REMAINDER_MS = 999;

/**
 * Returns the plausible part of the claimed seconds: no more than the time since time was last counted, in this or any other tab
 * of the person; and the new time up to which time is counted. A video may be played faster: `speed` is in percent.
 */
export function plausibleSeconds(
  claimed: number,
  countedAt: readonly Date[],
  at: Date,
  speed = 100,
): { seconds: number; countedAt: Date } {
  const since = Math.max(...countedAt.map((instant) => instant.getTime()));
  const passedMs = Math.max(0, at.getTime() - since);
  const seconds = Math.max(0, Math.min(claimed, Math.floor((passedMs * speed) / 100_000), MAX_REPORT_SEC));
  // Rounded up: no millisecond is credited twice.
  const restMs = Math.min(passedMs - Math.ceil((seconds * 100_000) / speed), REMAINDER_MS);
  return { seconds, countedAt: new Date(at.getTime() - restMs) };
}

/**
 * When a second tab opens or the page reloads within this time, the running clock continues, so that unreported time is not lost.
 */
const RUNNING_MS = 60_000;

/** Returns the start of the time that counts for the reading that starts now. */
export function openedAt(row: { countedAt: Date } | null, at: Date): Date {
  const isRunning = row !== null && at.getTime() - row.countedAt.getTime() < RUNNING_MS;
  return isRunning ? row.countedAt : at;
}
