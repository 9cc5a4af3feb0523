import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect } from 'react';

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

/** Which rows of one height stand in a box that is scrolled: those from `first` up to `end`, and the one that is kept. */
export function useRowWindow({ box, count, rowHeight, headHeight, kept, orderKey }: Options) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (kept < 0 || kept >= range.count || shown.includes(kept)) return shown;
      return kept < (shown[0] ?? 0) ? [kept, ...shown] : [...shown, kept];
    },
    [kept],
  );
  // eslint-disable-next-line react-hooks/incompatible-library -- no compiler is at work here, and what it draws by is read in this hook alone
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    scrollMargin: headHeight,
    overscan,
    // The first rows are drawn at once, before the box is measured: about as many as it will hold below the bars.
    initialRect: { width: window.innerWidth, height: window.innerHeight / 2 },
    rangeExtractor,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useEffect(() => virtualizer.scrollToOffset(0), [virtualizer, orderKey]);
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const indices = virtualizer.getVirtualItems().map(({ index }) => index);
  return { indices, first: startIndex, end: Math.min(count, endIndex + 1) };
}
