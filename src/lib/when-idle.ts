/** Whoever has just opened a page looks at it first; nothing of it is then still on its way. */
const LOOKING_MS = 5_000;

/**
 * Calls when the page has stood for a while and the browser has nothing to do.
 * @returns gives it up
 */
export function whenIdle(work: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari cannot tell when it is idle.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(work);
    else work();
  }, LOOKING_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}
