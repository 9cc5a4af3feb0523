import { performance } from 'node:perf_hooks';

/** Waits until the process has time to spare, though not for ever. */
export type Calm = () => Promise<void>;

/** Above this share of the time the event loop has others to serve. */
const BUSY = 0.5;
const STEP_MS = 25;
const LONGEST_MS = 400;

/** By what Node says of its own event loop: it knows a slow machine and a busy one alike. */
export function createCalm(): Calm {
  let before = performance.eventLoopUtilization();
  return async () => {
    const end = performance.now() + LONGEST_MS;
    while (performance.now() < end) {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      if (utilization < BUSY) return;
      await new Promise((wake) => setTimeout(wake, STEP_MS));
    }
  };
}
