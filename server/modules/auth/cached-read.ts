const FRESH_MS = 30_000;

/**
 * Answers of `read`, kept for half a minute: every start of every browser asks for them. What is not `isKept` is read again
 * at once.
 */
export function cachedRead<Value>(
  read: () => Promise<Value>,
  now: () => Date,
  isKept: (value: Value) => boolean = () => true,
): () => Promise<Value> {
  let known: { value: Value; at: number } | null = null;
  return async () => {
    const at = now().getTime();
    if (!known || at - known.at > FRESH_MS || !isKept(known.value)) known = { value: await read(), at };
    return known.value;
  };
}
