import { type DestinationStream, pino, type Logger as PinoLogger } from 'pino';
import type { Config } from '../config/config';
import { safeError } from './safe-error';

export type Logger = PinoLogger;

/** Removes values from a logged error, under whatever name it is logged. */
function withoutValues(line: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(line).map(([key, value]) => [key, value instanceof Error ? safeError(value) : value]),
  );
}

/**
 * Creates a logger that writes JSON lines to standard error, so that standard output stays free for the output of `npm start`.
 * Secrets and the parameters of failed queries are never logged.
 * @param destination instead of standard error
 */
export function createLogger(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination(2),
): Logger {
  return pino(
    {
      level,
      redact: ['password', 'token', '*.password', '*.token', '*.accessToken', 'headers["x-session-token"]'],
      formatters: { log: withoutValues },
    },
    destination,
  );
}
