import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';

interface CounterOptions {
  keyPrefix: string;
  /** More of them in `seconds` are refused by `consume`. */
  points: number;
  seconds: number;
}

/** Keys may hold addresses and logins: the table shows none. */
export const hashedKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counts in the database, for all nodes and over restarts; in memory while it is away. */
export function createCounter(
  pool: Pool,
  { keyPrefix, points, seconds: duration }: CounterOptions,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
  });
}
