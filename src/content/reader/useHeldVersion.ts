import { useEffect, useRef, useState } from 'react';

/** Who has looked for less than this has not begun to read: they came with an older copy in memory. */
const BEGUN_MS = 3000;

/**
 * Keeps the version that the person reads because they owe it, though a newer one may come out meanwhile: a text must
 * not change under one's eyes, let alone under one's signature. Who only looks sees the newest.
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
