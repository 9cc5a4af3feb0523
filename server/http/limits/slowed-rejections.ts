import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Counted, senderOf } from './rate-counters';

/** A person or a program that waits as told is rejected a few times; a program that does not, without end. */
const IMMEDIATE = { points: 50, duration: 10 };
const DELAY_MS = 250;
/** Held responses keep their connections: beyond these, rejections are immediate again. */
const MAX_HELD = 500;

/**
 * Creates a function to be called before a rejection for too many requests is sent. It holds back rejections of senders who go on
 * regardless: each of their connections then sends four requests a second, not hundreds, and rejecting those does not take the main
 * thread from others.
 */
export function createSlowedRejections(
  wait: (ms: number) => Promise<unknown> = (ms) => sleep(ms, undefined, { ref: false }),
): (sender: Counted) => Promise<void> {
  const limiter = new RateLimiterMemory({ keyPrefix: 'rejections', ...IMMEDIATE });
  let held = 0;
  return async (sender) => {
    try {
      await limiter.consume(senderOf(sender));
    } catch (limitError) {
      if (!(limitError instanceof RateLimiterRes)) throw limitError;
      if (held >= MAX_HELD) return;
      held += 1;
      try {
        await wait(DELAY_MS);
      } finally {
        held -= 1;
      }
    }
  };
}
