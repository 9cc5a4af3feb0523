import { useCallback, useState } from 'react';

/** The visible part of an element: from its own corner, in pixels. */
export interface View {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface WindowOptions<Range> {
  /** The view until the element is measured. */
  assumed: View;
  viewOf: (element: HTMLElement) => View;
  /** Returns the range to render, as numbers. It and `viewOf` keep their identity while their result stays the same. */
  rangeOf: (view: View) => Range;
}

/**
 * Returns the range of an element that is visible, and the ref of the element. It follows scrolling and changes of size; the
 * component renders again only when the range changes.
 */
export function useWindow<Range extends Record<string, number>>({
  assumed,
  viewOf,
  rangeOf,
}: WindowOptions<Range>) {
  const [view, setView] = useState(assumed);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const follow = () => {
        const next = viewOf(element);
        setView((before) => {
          const [old, range] = [rangeOf(before), rangeOf(next)];
          return Object.keys(range).every((key) => old[key] === range[key]) ? before : next;
        });
      };
      follow();
      const observer = new ResizeObserver(follow);
      observer.observe(element);
      // Scrolling does not bubble, so this also receives it from the element itself and from everything around it.
      const options = { capture: true, passive: true };
      window.addEventListener('scroll', follow, options);
      window.addEventListener('resize', follow);
      return () => {
        observer.disconnect();
        window.removeEventListener('scroll', follow, options);
        window.removeEventListener('resize', follow);
      };
    },
    [viewOf, rangeOf],
  );
  return { range: rangeOf(view), ref };
}
