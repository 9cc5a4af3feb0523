import { rowPlaces } from '@src/lib/row-places';
import { useCallback, useMemo, useState } from 'react';

interface Options {
  /** The height of a row, including the gap after it. */
  unit: number;
  count: number;
  /** When it changes, the rows are others, and their measured heights are forgotten. */
  orderKey: string;
}

const none: ReadonlyMap<number, number> = new Map();

/**
 * Returns the places of the rows of a virtual list, in which rows with a long text are higher than the others: `measure` is called
 * with the drawn rows after each render. A row that waits for its data keeps its height.
 */
export function useGrownRows({ unit, count, orderKey }: Options) {
  const key = `${unit} ${orderKey}`;
  const [known, setKnown] = useState({ key, extras: none });
  const extras = known.key === key ? known.extras : none;
  const places = useMemo(() => rowPlaces(unit, count, extras), [unit, count, extras]);
  const measure = useCallback(
    (rows: readonly { index: number; element: Element; gap: number }[]) =>
      setKnown((before) => {
        const old = before.key === key ? before.extras : none;
        const next = new Map(old);
        for (const { index, element, gap } of rows) {
          if (element.hasAttribute('aria-busy')) continue;
          const extra = Math.ceil(element.getBoundingClientRect().height) + gap - unit;
          if (extra > 0) next.set(index, extra);
          else next.delete(index);
        }
        const isSame =
          next.size === old.size && [...next].every(([index, extra]) => old.get(index) === extra);
        return isSame ? before : { key, extras: next };
      }),
    [key, unit],
  );
  return { places, measure };
}
