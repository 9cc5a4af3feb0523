import { useEffect, useMemo, useState } from 'react';

/** Rows rendered beyond the edges, so that they are ready when scrolled into view. */
const overscan = 4;

interface Options {
  /** The scroll container; null before it is mounted. */
  box: HTMLElement | null;
  count: number;
  rowHeight: number;
  headHeight: number;
  /** The focused row, which stays rendered at any scroll position. */
  kept: number;
  /** When it changes, the order of the rows has changed and the list scrolls to the top. */
  orderKey: string;
}

interface InSight {
  first: number;
  /** The index after the last row. */
  end: number;
}

/** Returns which rows of equal height to render in a scroll container: from `first` up to `end`, and the kept one. */
export function useRowWindow({ box, count, rowHeight, headHeight, kept, orderKey }: Options) {
  const { first, end } = useRowsInSight({ box, count, rowHeight, headHeight });
  useEffect(() => {
    box?.scrollTo({ top: 0 });
  }, [box, orderKey]);
  const indices = useMemo(() => {
    const from = Math.max(0, first - overscan);
    const to = Math.min(count, end + overscan);
    const shown = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
    if (kept < 0 || kept >= count || (kept >= from && kept < to)) return shown;
    return kept < from ? [kept, ...shown] : [...shown, kept];
  }, [first, end, count, kept]);
  return { indices, first, end };
}

/** Returns the rows visible in a box of this height at this scroll position. */
function rowsInSight(
  { scrollTop, height }: { scrollTop: number; height: number },
  { count, rowHeight, headHeight }: Pick<Options, 'count' | 'rowHeight' | 'headHeight'>,
): InSight {
  // The sticky head covers as much as its height.
  const first = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight)), Math.max(0, count - 1));
  const end = Math.min(count, Math.ceil((scrollTop + Math.max(0, height - headHeight)) / rowHeight));
  return { first, end: Math.max(end, Math.min(count, first + 1)) };
}

function useRowsInSight({ box, count, rowHeight, headHeight }: Omit<Options, 'kept' | 'orderKey'>): InSight {
  const shape = useMemo(() => ({ count, rowHeight, headHeight }), [count, rowHeight, headHeight]);
  // The first rows are rendered before the box is measured: about as many as will fit below the bars.
  const [look, setLook] = useState({ scrollTop: 0, height: window.innerHeight / 2 });
  useEffect(() => {
    if (!box) return;
    const follow = () =>
      setLook((before) => {
        // In an environment without layout, such as a test, the assumed height stays.
        const next = { scrollTop: box.scrollTop, height: box.clientHeight || before.height };
        const was = rowsInSight(before, shape);
        const now = rowsInSight(next, shape);
        return was.first === now.first && was.end === now.end ? before : next;
      });
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(box);
    box.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', follow);
    };
  }, [box, shape]);
  return rowsInSight(look, shape);
}
