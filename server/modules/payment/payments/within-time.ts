/**
 * Runs a request to a service of others, whose signal is aborted after this time and when the node closes. A composed
 * `AbortSignal.any` is not used: Node may forget a timeout that only such a signal listens to.
 */
export async function withinTime<Answer>(
  ms: number,
  closing: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const asked = new AbortController();
  const end = () => asked.abort();
  const timer = setTimeout(end, ms);
  closing.addEventListener('abort', end);
  if (closing.aborted) end();
  try {
    return await ask(asked.signal);
  } finally {
    clearTimeout(timer);
    closing.removeEventListener('abort', end);
  }
}
