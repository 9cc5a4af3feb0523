/** Milliseconds until a requested frame is on the screen, for browsers that do not report paints. */
const frameMs = 100;
/** Maximum wait in milliseconds, because a page in the background does not paint. */
const maxWaitMs = 1_000;

/**
 * Resolves when the browser has painted the page's HTML. Cached scripts load before the first frame; if they ran immediately, the
 * screen would stay blank until the application had rendered the same content.
 */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') {
      resolve();
      return;
    }
    setTimeout(resolve, maxWaitMs);
    requestAnimationFrame(() => setTimeout(resolve, frameMs));
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
