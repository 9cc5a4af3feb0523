import type { Pool } from 'pg';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { createCounter, hashedKey as hashed } from '@server/db/counters';
import { AppError } from '@server/errors';

/** One thing that tries are counted by: an account at an address, an account, an address, a known browser. */
export interface Counted {
  key: string;
  /** Tries within an hour that need not wait. */
  free: number;
  /** Seconds; each try beyond waits twice as long as the one before, up to this. */
  longest: number;
  /** How long the first of them waits, if not a quarter of a minute. */
  first?: number;
}

export interface Attempts {
  /** Counts a try; one that comes too soon is refused and does not count. @throws {AppError} tooMany */
  begin(counted: readonly Counted[]): Promise<void>;
  /** The try was right: it does not count, and what failed before is forgotten for `keys`. */
  succeed(counted: readonly Counted[], forget: readonly string[]): Promise<void>;
  /** The tries came to nothing: none counts, and nobody waits for them. Only where nothing can be guessed by a try. */
  withdraw(counted: readonly Counted[]): Promise<void>;
}

const HOUR = 3_600;
const FIRST_DELAY = 15;

/** Seconds that whoever comes after the try with this number has to wait; 0: nobody has to. */
function delayAfter(tries: number, { free, longest, first = FIRST_DELAY }: Counted): number {
  const beyond = tries - free;
  return beyond <= 0 ? 0 : Math.min(first * 2 ** Math.min(beyond - 1, 20), longest);
}

/** Tries with growing delays, counted in the database for all nodes; in memory while it is away. */
export function createAttempts(pool: Pool): Attempts {
  const counter = createCounter(pool, { keyPrefix: 'tries', points: 1_000_000, seconds: HOUR });
  // Lets one try through for each delay, however many come at the same moment.
  const gate = createCounter(pool, { keyPrefix: 'gate', points: 1, seconds: HOUR });

  /** @returns how long to wait before the next try: milliseconds, 0 for one that is let through */
  async function pass(key: string, delay: number): Promise<number> {
    if (delay === 0) return 0;
    try {
      await gate.consume(key, 1, { customDuration: delay });
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return refusal.msBeforeNext;
    }
  }

  /** The try was none: it does not count, and the gates that it passed stand open again. */
  async function takeBack(counted: readonly Counted[], passed: readonly string[]): Promise<void> {
    // Or whoever presses again and again would wait for ever.
    for (const { key } of counted) await counter.reward(hashed(key), 1);
    for (const key of passed) await gate.delete(key);
  }

  return {
    async begin(counted) {
      const gates: { key: string; delay: number }[] = [];
      for (const each of counted) {
        const key = hashed(each.key);
        const { consumedPoints } = await counter.penalty(key, 1);
        gates.push({ key, delay: delayAfter(consumedPoints, each) });
      }
      const passed: string[] = [];
      for (const { key, delay } of gates) {
        const wait = await pass(key, delay);
        if (wait > 0) {
          await takeBack(counted, passed);
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
      takeBack(
        counted,
        counted.map(({ key }) => hashed(key)),
      ),
  };
}
