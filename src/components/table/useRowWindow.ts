import type { RowPlaces } from '@src/lib/row-places';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWindow, type View } from '../useWindow';

/** Rows rendered beyond the edges, so that they are ready when scrolled into view. */
const overscan = 4;

interface Options {
  /** The scroll container; null before it is mounted. */
  box: HTMLElement | null;
  count: number;
  places: RowPlaces;
  headHeight: number;
  /** The focused row, which stays rendered at any scroll position. */
  kept: number;
  /** When it changes, the order of the rows has changed and the list scrolls to the top. */
  orderKey: string;
}

/** Returns which rows to render in a scroll container: from `first` up to `end`, and the kept one. */
export function useRowWindow({ box, count, places, headHeight, kept, orderKey }: Options) {
  const { first, end } = useRowsInSight({ box, places, headHeight });
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

function useRowsInSight({ box, places, headHeight }: Pick<Options, 'box' | 'places' | 'headHeight'>) {
  // The first rows are rendered before the box is measured: about as many as will fit below the bars.
  const [assumed] = useState(() => ({ top: 0, left: 0, width: 0, height: window.innerHeight / 2 }));
  const viewOf = useCallback(
    ({ scrollTop, clientHeight }: HTMLElement) => ({
      ...assumed,
      top: scrollTop,
      // In an environment without layout, such as a test, the assumed height stays.
      height: clientHeight || assumed.height,
    }),
    [assumed],
  );
  const rangeOf = useCallback(
    ({ top, height }: View) => {
      // The sticky head covers as much as its height; one row is visible in any case.
      const size = Math.max(1, height - headHeight);
      const { first, end } = places.between(top, top + size);
      return { first, end };
    },
    [places, headHeight],
  );
  const { range, ref } = useWindow({ assumed, viewOf, rangeOf });
  useEffect(() => ref(box), [box, ref]);
  return range;
}
