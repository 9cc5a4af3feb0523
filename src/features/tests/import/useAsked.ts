import { useEffect, useMemo, useState } from 'react';

/** Answers by key; null: the server did not answer. */
type Ask<Answer> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer> | null>;

/** Asks for what is not known yet, so many at a time, one request after another. `ask` stays the same function. */
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
