import { useEffect, useMemo, useState } from 'react';

/** Returns results by key; null when the server did not respond. */
type Ask<Answer> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer> | null>;

/** Requests unknown keys in batches, one request after another. `ask` must be the same function on every render. */
export function useAsked<Answer>(keys: readonly string[], size: number, ask: Ask<Answer>) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [isFailed, setIsFailed] = useState(false);
  const open = useMemo(() => keys.filter((key) => !answers.has(key)), [keys, answers]);
  useEffect(() => {
    if (open.length === 0 || isFailed) return undefined;
    let isGone = false;
    void ask(open.slice(0, size)).then((found) => {
      if (isGone) return;
      if (found) setAnswers((before) => new Map([...before, ...found]));
      else setIsFailed(true);
    });
    return () => {
      isGone = true;
    };
  }, [open, isFailed, ask, size]);
  return { answers, openCount: open.length, isFailed, retry: () => setIsFailed(false) };
}
