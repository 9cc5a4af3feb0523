/** Writes a failure to the console: the log level is `error`, so nothing below it is written. */
export function logError(what: string, cause?: unknown): void {
  // eslint-disable-next-line no-console -- the one place that writes to it
  console.error(`[adaptika] ${what}`, cause ?? '');
}
