/** Writes a failure to the console: the log level is `error`, so nothing lesser is written at all. */
export function logError(what: string, cause?: unknown): void {
  // eslint-disable-next-line no-console -- the one place that writes to it
  console.error(`[adaptika] ${what}`, cause ?? '');
}
