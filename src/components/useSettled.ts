import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * Returns the value after it has not changed for a moment, so that no request is sent for every keystroke.
 * @param isSame whether a new value equals the last one; it then counts as unchanged
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
