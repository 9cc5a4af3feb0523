import { z } from 'zod';

const failure = z.object({ code: z.string() });
const violation = z.object({ code: z.string(), constraint: z.string() });

/** Yields an error and its causes: drizzle wraps PostgreSQL's errors. */
function* chain(error: unknown): Generator<unknown> {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    yield current;
    if (current instanceof AggregateError) yield* current.errors;
    current = current.cause;
  }
}

/** Returns the name of the database constraint that the write violated, or null. */
export function brokenConstraint(error: unknown): string | null {
  for (const item of chain(error)) {
    const found = violation.safeParse(item);
    if (found.success && found.data.code.startsWith('23')) return found.data.constraint;
  }
  return null;
}

/** Codes of a database that is unavailable, starting, stopping or out of connections. It may be back in a moment. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[1-5]|08\w{3}|53300|25P03)$/;
const AWAY_TEXT =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** Whether the database could not be reached at all. */
export function isDatabaseAway(error: unknown): boolean {
  for (const item of chain(error)) {
    const code = failure.safeParse(item).data?.code ?? '';
    if (AWAY.test(code) || (item instanceof Error && AWAY_TEXT.test(item.message))) return true;
  }
  return false;
}

const outdated = z.object({ code: z.literal('0A000'), routine: z.literal('RevalidateCachedQuery') });

/** Whether the result of a prepared statement has another shape than when it was prepared: a migration has changed a table. */
export function isPlanOutdated(error: unknown): boolean {
  return [...chain(error)].some((cause) => outdated.safeParse(cause).success);
}

/** Codes of conflicting transactions: deadlock, serialization failure. PostgreSQL has rolled one of them back. */
const CONFLICT = /^(40P01|40001)$/;

/** Whether the same work may succeed if it is repeated from the beginning. */
export function isConflict(error: unknown): boolean {
  const stoodInTheWay = (cause: unknown) => CONFLICT.test(failure.safeParse(cause).data?.code ?? '');
  return [...chain(error)].some(stoodInTheWay) || isPlanOutdated(error);
}
