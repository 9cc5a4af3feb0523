import { useEffect, useState } from 'react';

interface Wait {
  /** The login with too many attempts; other accounts do not have to wait. */
  login: string;
  /** The end by `performance.now()`, because the computer's clock can be changed in the meantime. */
  end: number;
}

const secondsLeft = (end: number) => Math.max(0, Math.ceil((end - performance.now()) / 1000));

/** Counts down the time until the server accepts another attempt. */
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
    /** Null when nobody has to wait. */
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
