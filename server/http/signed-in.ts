import { LRUCache } from 'lru-cache';
import { AppError } from '@server/errors';
import type { Caller } from '@server/graphql/context';
import { tokenOf } from './request-info';

/** Asking for a session at every request would double what a request costs before it begins. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 20_000;

/** Whether a header names a living session, as of a minute ago at most. Only for counting requests: it lets nobody in. */
export function createSignedInCheck(
  callerOf: (token: string, ip: string) => Promise<Caller | null>,
): (header: unknown, ip: string) => Promise<boolean> {
  const known = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });

  return async (header, ip) => {
    const token = tokenOf(header);
    if (token === null) return false;
    if (known.has(token)) return true;
    try {
      const isAlive = (await callerOf(token, ip)) !== null;
      if (isAlive) known.set(token, true);
      return isAlive;
    } catch (error) {
      // The database is away: nobody is refused for that, the request itself tells them.
      return !(error instanceof AppError);
    }
  };
}
