import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '@server/errors';

/** One thing that tries are counted by: an account at an address, an account, an address. */
export interface Counted {
  key: string;
  /** Tries within an hour that need not wait. */
  free: number;
  /** Seconds; each try beyond waits twice as long as the one before, up to this. */
  longest: number;
}

export interface Attempts {
  /** Counts a try. @throws {AppError} tooMany when it comes too soon */
  begin(counted: readonly Counted[]): Promise<void>;
  /** The try was right: it does not count, and what failed before is forgotten for `keys`. */
  succeed(counted: readonly Counted[], forget: readonly string[]): Promise<void>;
}

const HOUR = 3_600;
const FIRST_DELAY = 15;

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Tries with growing delays, counted in the database for all nodes; in memory while it is away. */
export function createAttempts(pool: Pool): Attempts {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: HOUR,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: HOUR }),
    });
  const counter = limiter('tries', 1_000_000);
  // Lets one try through for each delay, however many come at the same moment.
  const gate = limiter('gate', 1);

  async function pass({ key, free, longest }: Counted): Promise<void> {
    const { consumedPoints } = await counter.penalty(hashed(key), 1);
    const beyond = consumedPoints - free;
    if (beyond <= 0) return;
    const delay = Math.min(FIRST_DELAY * 2 ** Math.min(beyond - 1, 20), longest);
    try {
      await gate.consume(hashed(key), 1, { customDuration: delay });
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError('tooMany', { params: { seconds } });
    }
  }

  return {
    async begin(counted) {
      for (const each of counted) await pass(each);
    },
    async succeed(counted, forget) {
      for (const { key } of counted) {
        if (forget.includes(key)) {
          await counter.delete(hashed(key));
          await gate.delete(hashed(key));
        } else await counter.reward(hashed(key), 1);
      }
    },
  };
}
