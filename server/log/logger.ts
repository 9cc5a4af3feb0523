import { pino, type Logger as PinoLogger } from 'pino';
import type { Config } from '../config/config';

export type Logger = PinoLogger;

/** JSON lines on standard error, so that standard output stays free for what `npm start` prints. Secrets never reach a line. */
export function createLogger(level: Config['logLevel']): Logger {
  return pino(
    {
      level,
      redact: ['password', 'token', '*.password', '*.token', '*.accessToken', 'headers["x-session-token"]'],
    },
    pino.destination(2),
  );
}
