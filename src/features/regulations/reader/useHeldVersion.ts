import { useEffect, useState } from 'react';
import type { VersionText } from '../api';

/**
 * Keeps the version that the person has begun to read, though a newer one may come out meanwhile: a text must not
 * change under one's eyes, let alone under one's signature.
 */
export function useHeldVersion(current: VersionText) {
  const [held, setHeld] = useState(current);
  const isSuperseded = held.id !== current.id;
  useEffect(() => {
    // The same version, newer: an approval's name, an address of a file.
    setHeld((now) => (now.id === current.id ? current : now));
  }, [current]);
  return { version: held, isSuperseded, showNew: () => setHeld(current) };
}
