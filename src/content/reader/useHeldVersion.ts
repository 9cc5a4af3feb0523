import { useEffect, useRef, useState } from 'react';

/** A user who has looked for less time than this has not started to read; they opened an older cached copy. */
const BEGUN_MS = 3000;

/**
 * Keeps the version that the user must read and has started, even when a newer one is published meanwhile: a text must not change
 * while it is being read or signed. Users without an assignment see the newest version.
 */
export function useHeldVersion<Version extends { id: number }>(current: Version, isOwed: boolean) {
  const [held, setHeld] = useState(current);
  const since = useRef(Infinity);
  useEffect(() => {
    since.current = Date.now();
  }, []);
  useEffect(() => {
    const hasBegun = isOwed && Date.now() - since.current > BEGUN_MS;
    setHeld((now) => (now.id === current.id || !hasBegun ? current : now));
  }, [current, isOwed]);
  return { version: held, isSuperseded: held.id !== current.id, showNew: () => setHeld(current) };
}
