import { useEffect, useState } from 'react';

const TICK_MS = 500;

interface Clock {
  deadlineAt: string | null;
  /** The server's clock at the time of its response, because the device's clock can be wrong. */
  serverNow: string;
}

const between = ({ deadlineAt, serverNow }: Clock): number | null =>
  deadlineAt === null ? null : Date.parse(deadlineAt) - Date.parse(serverNow);

/** Returns the remaining milliseconds by the server's clock, including extensions; null when there is no limit. */
export function useTimeLeft({ deadlineAt, serverNow }: Clock): number | null {
  const [left, setLeft] = useState(() => between({ deadlineAt, serverNow }));
  useEffect(() => {
    const totalMs = between({ deadlineAt, serverNow });
    if (totalMs === null) return undefined;
    const end = performance.now() + totalMs;
    const timer = setInterval(() => setLeft(end - performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [deadlineAt, serverNow]);
  return left === null ? null : Math.max(0, left);
}
