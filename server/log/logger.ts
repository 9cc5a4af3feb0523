import { type DestinationStream, pino, type Logger as PinoLogger } from 'pino';
import type { Config } from '../config/config';
import { safeError } from './safe-error';

export type Logger = PinoLogger;

/** Under whatever name an error is logged, it goes through this. */
function withoutValues(line: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(line).map(([key, value]) => [key, value instanceof Error ? safeError(value) : value]),
  );
}

/**
 * JSON lines on standard error, so that standard output stays free for what `npm start` prints. Secrets never reach a
 * line, nor do the parameters of queries that failed.
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
