import type { GapCheck, IdealLayer } from '../api';

/** A statement that both sides have marked. */
export interface MarkedRow {
  id: number;
  /** Its place in the picture, from 1: the chart names it so. */
  number: number;
  layer: IdealLayer;
  text: string;
  self: number;
  head: number;
  selfComment: string;
  headComment: string;
}

/** Rows with both marks, in the order of the picture; a row without either is not there. */
export function markedRows({ rows }: Pick<GapCheck, 'rows'>): MarkedRow[] {
  return rows.flatMap(({ self, head, ...row }, index) =>
    typeof self === 'number' && typeof head === 'number' ? [{ ...row, self, head, number: index + 1 }] : [],
  );
}

/** What to talk about first: where the two differ most, then where both see it as weakest. */
export function byDifference(rows: readonly MarkedRow[]): MarkedRow[] {
  const difference = ({ self, head }: MarkedRow) => Math.abs(self - head);
  return [...rows].sort(
    (a, b) => difference(b) - difference(a) || a.self + a.head - b.self - b.head || a.number - b.number,
  );
}

/** The mean, to one decimal. */
export function average(marks: readonly number[]): number {
  return Math.round((marks.reduce((sum, mark) => sum + mark, 0) / marks.length) * 10) / 10;
}
