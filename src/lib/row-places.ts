import type { Span } from './span';

/** The places of rows in a list: all of one height, except for some that are known to be higher. */
export interface RowPlaces {
  /** The distance of a row from the beginning of the list. */
  topOf: (index: number) => number;
  heightOf: (index: number) => number;
  /** Returns the row at a distance from the beginning; there may be no such row. */
  rowAt: (distance: number) => number;
  /** Returns the rows between two distances from the beginning, with so many beyond on both sides. */
  between: (top: number, bottom: number, beyond?: number) => Span;
  /** The height of all rows. */
  total: number;
}

const within = (value: number, max: number): number => Math.max(0, Math.min(max, value));

/** Returns the places of `count` rows of the height `unit`; `extras` says by how much some of them are higher. */
export function rowPlaces(unit: number, count: number, extras: ReadonlyMap<number, number>): RowPlaces {
  const grown = [...extras].filter(([index]) => index < count).sort(([one], [other]) => one - other);
  const above = (index: number) => grown.reduce((sum, [at, extra]) => (at < index ? sum + extra : sum), 0);
  /** The place as a number of rows: 2.5 is the middle of the third one. */
  const rowsAt = (distance: number): number => {
    let passed = 0;
    for (const [index, extra] of grown) {
      const top = index * unit + passed;
      if (distance < top) break;
      if (distance < top + unit + extra) return index + (distance - top) / (unit + extra);
      passed += extra;
    }
    return (distance - passed) / unit;
  };
  return {
    topOf: (index) => index * unit + above(index),
    heightOf: (index) => unit + (extras.get(index) ?? 0),
    rowAt: (distance) => Math.floor(rowsAt(distance)),
    between: (top, bottom, beyond = 0) => {
      const first = within(Math.floor(rowsAt(top)) - beyond, count - 1);
      const end = within(Math.ceil(rowsAt(bottom)) + beyond, count);
      return { first: Math.min(first, end), end };
    },
    total: count * unit + above(count),
  };
}
