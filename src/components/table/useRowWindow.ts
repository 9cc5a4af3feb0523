import { useEffect, useMemo, useState } from 'react';

/** Rows beyond the edges that stand there already when they are scrolled to. */
const overscan = 4;

interface Options {
  /** What is scrolled; null before it stands. */
  box: HTMLElement | null;
  count: number;
  rowHeight: number;
  headHeight: number;
  /** A row that stays however far it is scrolled away: it has the focus. */
  kept: number;
  /** Another one: the rows at each place are others, so that one starts at the top. */
  orderKey: string;
}

interface InSight {
  first: number;
  /** The row after the last one. */
  end: number;
}

/** Which rows of one height stand in a box that is scrolled: those from `first` up to `end`, and the one that is kept. */
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

/** The rows that a box of that height shows when it is scrolled so far. */
function rowsInSight(
  { scrollTop, height }: { scrollTop: number; height: number },
  { count, rowHeight, headHeight }: Pick<Options, 'count' | 'rowHeight' | 'headHeight'>,
): InSight {
  // The head is stuck to the top and hides as much as it is high.
  const first = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight)), Math.max(0, count - 1));
  const end = Math.min(count, Math.ceil((scrollTop + Math.max(0, height - headHeight)) / rowHeight));
  return { first, end: Math.max(end, Math.min(count, first + 1)) };
}

function useRowsInSight({ box, count, rowHeight, headHeight }: Omit<Options, 'kept' | 'orderKey'>): InSight {
  const shape = useMemo(() => ({ count, rowHeight, headHeight }), [count, rowHeight, headHeight]);
  // The first rows are drawn at once, before the box is measured: about as many as it will hold below the bars.
  const [look, setLook] = useState({ scrollTop: 0, height: window.innerHeight / 2 });
  useEffect(() => {
    if (!box) return;
    const follow = () =>
      setLook((before) => {
        // A box without a layout, as in a test, holds what is taken for it.
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
