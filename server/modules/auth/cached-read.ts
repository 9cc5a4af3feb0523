const FRESH_MS = 30_000;

/**
 * Caches the result of `read` for half a minute, because every start of a browser needs it. Values that are not `isKept` are read
 * again immediately.
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
