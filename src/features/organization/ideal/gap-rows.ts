import type { GapCheck, IdealLayer } from '../api';

/** A statement with the marks of both sides. */
export interface MarkedRow {
  id: number;
  /** Its number in the picture, starting at 1; the chart uses it as a label. */
  number: number;
  layer: IdealLayer;
  text: string;
  self: number;
  leader: number;
  selfComment: string;
  leaderComment: string;
}

/** Returns the rows with both marks, in the order of the picture. */
export function markedRows({ rows }: Pick<GapCheck, 'rows'>): MarkedRow[] {
  return rows.flatMap(({ self, leader, ...row }, index) =>
    typeof self === 'number' && typeof leader === 'number'
      ? [{ ...row, self, leader, number: index + 1 }]
      : [],
  );
}

/** Sorts rows by priority for discussion: first by the largest difference, then by the lowest marks. */
export function byDifference(rows: readonly MarkedRow[]): MarkedRow[] {
  const difference = ({ self, leader }: MarkedRow) => Math.abs(self - leader);
  return [...rows].sort(
    (a, b) => difference(b) - difference(a) || a.self + a.leader - b.self - b.leader || a.number - b.number,
  );
}

/** Returns the mean, rounded to one decimal. */
export function average(marks: readonly number[]): number {
  return Math.round((marks.reduce((sum, mark) => sum + mark, 0) / marks.length) * 10) / 10;
}
