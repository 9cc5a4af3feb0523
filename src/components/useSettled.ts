import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * The value as it was when nothing had changed for a moment, so that the server is not asked at every letter.
 * @param isSame whether a new value says the same as the last one; it then counts as no change
 */
export function useSettled<Value>(value: Value, isSame: (a: Value, b: Value) => boolean = Object.is): Value {
  const [settled, setSettled] = useState(value);
  const last = useRef(settled);
  useEffect(() => {
    if (isSame(last.current, value)) return;
    const timer = setTimeout(() => {
      last.current = value;
      setSettled(value);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, isSame]);
  return settled;
}
