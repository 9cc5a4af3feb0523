import type { Pool } from 'pg';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { createCounter, hashedKey as hashed } from '@server/db/counters';
import { AppError } from '@server/errors';

/** A key by which attempts are counted: an account at an address, an account, an address, or a known browser. */
export interface Counted {
  key: string;
  /** The number of attempts per hour without a delay. */
  free: number;
  /** The max delay in seconds; each further attempt doubles the delay, up to this. */
  maxDelay: number;
  /** The first delay in seconds, if not a quarter of a minute. */
  firstDelay?: number;
}

export interface Attempts {
  /** Counts an attempt; one that comes too soon is rejected and does not count. @throws {AppError} tooMany */
  begin(counted: readonly Counted[]): Promise<void>;
  /** Records a correct attempt: it does not count, and earlier failures of the keys in `forget` are cleared. */
  succeed(counted: readonly Counted[], forget: readonly string[]): Promise<void>;
  /** Withdraws attempts without effect: they neither count nor cause delays. Only for attempts that cannot be used to guess. */
  withdraw(counted: readonly Counted[]): Promise<void>;
}

const HOUR = 3_600;
const FIRST_DELAY = 15;

/** Returns the delay in seconds after the attempt with this number; 0: none. */
function delayAfter(tries: number, { free, maxDelay, firstDelay = FIRST_DELAY }: Counted): number {
  const beyond = tries - free;
  return beyond <= 0 ? 0 : Math.min(firstDelay * 2 ** Math.min(beyond - 1, 20), maxDelay);
}

/** Limits attempts with growing delays, counted in the database for all nodes; in memory while it is unavailable. */
export function createAttempts(pool: Pool): Attempts {
  const counter = createCounter(pool, { keyPrefix: 'tries', points: 1_000_000, seconds: HOUR });
  // Lets one attempt through per delay, however many arrive at the same moment.
  const gate = createCounter(pool, { keyPrefix: 'gate', points: 1, seconds: HOUR });

  /** @returns how long to wait before the next attempt: milliseconds, 0 for one that is let through */
  async function pass(key: string, delay: number): Promise<number> {
    if (delay === 0) return 0;
    try {
      await gate.consume(key, 1, { customDuration: delay });
      return 0;
    } catch (limitError) {
      if (!(limitError instanceof RateLimiterRes)) throw limitError;
      return limitError.msBeforeNext;
    }
  }

  /** Uncounts an attempt and reopens the gates that it passed. */
  async function uncount(counted: readonly Counted[], passed: readonly string[]): Promise<void> {
    // Otherwise repeated early attempts would extend the delay forever.
    for (const { key } of counted) await counter.reward(hashed(key), 1);
    for (const key of passed) await gate.delete(key);
  }

  return {
    async begin(counted) {
      const gates: { key: string; delay: number }[] = [];
      for (const item of counted) {
        const key = hashed(item.key);
        const { consumedPoints } = await counter.penalty(key, 1);
        gates.push({ key, delay: delayAfter(consumedPoints, item) });
      }
      const passed: string[] = [];
      for (const { key, delay } of gates) {
        const wait = await pass(key, delay);
        if (wait > 0) {
          await uncount(counted, passed);
          throw new AppError('tooMany', { params: { seconds: Math.max(1, Math.ceil(wait / 1000)) } });
        }
        if (delay > 0) passed.push(key);
      }
    },
    async succeed(counted, forget) {
      for (const { key } of counted) {
        if (forget.includes(key)) {
          await counter.delete(hashed(key));
          await gate.delete(hashed(key));
        } else await counter.reward(hashed(key), 1);
      }
    },
    withdraw: (counted) =>
      uncount(
        counted,
        counted.map(({ key }) => hashed(key)),
      ),
  };
}
