import { useEffect, useState } from 'react';

const TICK_MS = 500;

interface Clock {
  deadlineAt: string | null;
  /** The server's clock when it answered: the device's own may be wrong. */
  serverNow: string;
}

const between = ({ deadlineAt, serverNow }: Clock): number | null =>
  deadlineAt === null ? null : Date.parse(deadlineAt) - Date.parse(serverNow);

/** Milliseconds that are left by the server's clock, also when it gives more of them; null: no limit. */
export function useTimeLeft({ deadlineAt, serverNow }: Clock): number | null {
  const [left, setLeft] = useState(() => between({ deadlineAt, serverNow }));
  useEffect(() => {
    const whole = between({ deadlineAt, serverNow });
    if (whole === null) return undefined;
    const end = performance.now() + whole;
    const timer = setInterval(() => setLeft(end - performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [deadlineAt, serverNow]);
  return left === null ? null : Math.max(0, left);
}
