import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';

interface CounterOptions {
  keyPrefix: string;
  /** The limit: `consume` rejects more points within `seconds`. */
  points: number;
  seconds: number;
}

/** Keys may contain addresses and logins, so the table stores only hashes. */
export const hashedKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counts in the database, across all nodes and restarts; in memory while the database is unavailable. */
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
