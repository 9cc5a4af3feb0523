import { useEffect, useState } from 'react';

interface Wait {
  /** Whose tries were too many: another account need not wait. */
  login: string;
  /** `performance.now()` when it is over: clocks of people's computers may be changed meanwhile. */
  end: number;
}

const secondsLeft = (end: number) => Math.max(0, Math.ceil((end - performance.now()) / 1000));

/** How long the server wants nobody to try again; it counts down by itself. */
export function useWait() {
  const [wait, setWait] = useState<Wait | null>(null);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!wait) return undefined;
    const timer = setInterval(() => {
      const left = secondsLeft(wait.end);
      setSeconds(left);
      if (left === 0) setWait(null);
    }, 250);
    return () => clearInterval(timer);
  }, [wait]);

  return {
    /** Null: nobody has to. */
    wait: wait ? { login: wait.login, seconds } : null,
    startWait(login: string, duration: number) {
      setSeconds(duration);
      setWait({ login, end: performance.now() + duration * 1000 });
    },
    stopWait: () => setWait(null),
  };
}

/** «4:05». */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
