/** A frame that was asked for is on the screen by then, also where the browser does not tell of it. */
const frameMs = 100;
/** A page that nobody sees paints nothing. */
const longestMs = 1_000;

/**
 * Resolves when the page has shown what stands in its HTML. Files that lie on the device come before the first frame; if
 * they ran at once, the person would look at nothing until the program has drawn the same again.
 */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') {
      resolve();
      return;
    }
    setTimeout(resolve, longestMs);
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
