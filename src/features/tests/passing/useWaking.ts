import { useEffect } from 'react';

const TICK_MS = 1000;
/** Clocks of a device that is awake differ by less. */
const SLEEP_MS = 3000;

/**
 * Calls back after the device was asleep: the clock by which a page measures time stops meanwhile in some browsers, the wall clock
 * does not.
 */
export function useWaking(onWaking: () => unknown): void {
  useEffect(() => {
    const difference = () => Date.now() - performance.now();
    let last = difference();
    const timer = setInterval(() => {
      const now = difference();
      if (Math.abs(now - last) > SLEEP_MS) onWaking();
      last = now;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [onWaking]);
}
