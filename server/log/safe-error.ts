import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** The part of an error that is logged: its location and kind, never the values that people have sent. */
export interface SafeError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  cause?: SafeError;
  errors?: SafeError[];
}

const DEEPEST = 6;
const LONGEST_SQL = 2_000;

/** Errors of PostgreSQL's class 22 quote the rejected value; so does the JSON parser. */
const quotesValue = (error: Error) =>
  error instanceof SyntaxError || (error instanceof DatabaseError && error.code?.startsWith('22') === true);

function messageOf(error: Error): string {
  // Its own message also contains the parameters.
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query.slice(0, LONGEST_SQL)}`;
  return quotesValue(error) ? error.message.replace(/["'`].*["'`]/s, '"…"') : error.message;
}

/** Returns the lines below the message, which may itself have several lines. */
function framesOf({ stack = '', message }: Error): string {
  const from = stack.indexOf(message);
  const frames = message === '' || from < 0 ? stack : stack.slice(from + message.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

function codesOf(error: Error): Pick<SafeError, 'code' | 'constraint' | 'table' | 'column'> {
  if (error instanceof DatabaseError) {
    const { code, constraint, table, column } = error;
    return { code, constraint, table, column };
  }
  return 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
}

function describe(error: unknown, depth: number): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const message = messageOf(error);
  const below = depth < DEEPEST;
  return {
    type: error.name,
    message,
    stack: `${error.name}: ${message}\n${framesOf(error)}`,
    ...codesOf(error),
    ...(below && error.cause !== undefined ? { cause: describe(error.cause, depth + 1) } : {}),
    ...(below && error instanceof AggregateError
      ? { errors: error.errors.map((error) => describe(error, depth + 1)) }
      : {}),
  };
}

/** Returns the part of an error that may be logged: queries without their parameters. */
export function safeError(error: unknown): SafeError {
  return describe(error, 0);
}

/** The same as one line, for places that store only a text. */
export function safeMessage(error: unknown): string {
  const { type, message, code, cause } = safeError(error);
  const reason = cause ? ` (${[cause.code, cause.message].filter(Boolean).join(' ')})` : '';
  return `${type}: ${[code, message].filter(Boolean).join(' ')}${reason}`;
}
