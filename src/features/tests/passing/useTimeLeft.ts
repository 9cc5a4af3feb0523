import { useEffect, useState } from 'react';

const TICK_MS = 500;

interface Clock {
  deadlineAt: string | null;
  /** The server's clock when it answered: the device's own may be wrong. */
  serverNow: string;
}

/** Milliseconds that are left by the server's clock; null: no limit. */
export function useTimeLeft({ deadlineAt, serverNow }: Clock): number | null {
  const [end] = useState(() =>
    deadlineAt === null ? null : performance.now() + Date.parse(deadlineAt) - Date.parse(serverNow),
  );
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [end]);
  return end === null ? null : Math.max(0, end - now);
}
