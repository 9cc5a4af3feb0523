/** A part of an axis: from `first`, up to but without `end`. */
export interface Span {
  first: number;
  end: number;
}

interface AxisView {
  offset: number;
  /** Of what is seen. */
  size: number;
  /** Of one row or column. */
  unit: number;
  count: number;
}

/** Rows or columns kept beyond the edge, so that a step does not show a hole. */
const beyond = 3;

/** Which rows or columns are in sight. */
export function spanInSight({ offset, size, unit, count }: AxisView): Span {
  const first = Math.max(0, Math.floor(offset / unit) - beyond);
  const end = Math.min(count, Math.ceil((offset + size) / unit) + beyond);
  return { first: Math.min(first, end), end };
}

/** The same in whole blocks: what is read at once, so that a step does not read anew. */
export function spanInBlocks({ first, end }: Span, block: number, count: number): Span {
  return {
    first: Math.floor(first / block) * block,
    end: Math.min(count, Math.ceil(end / block) * block),
  };
}

/** Where to scroll so that a row or a column is seen whole; the same offset when it is. */
export function offsetShowing(index: number, { offset, size, unit }: Omit<AxisView, 'count'>): number {
  const start = index * unit;
  if (start < offset) return start;
  return Math.max(offset, start + unit - size);
}

/** A cell of a matrix, by the indices of its row and its column. */
export interface MatrixPlace {
  row: number;
  column: number;
}

/** Where a key leads within a matrix; null: it is no key of ours. */
export function cellAfterKey(
  key: string,
  { row, column }: MatrixPlace,
  size: { rows: number; columns: number; page: number; isCtrl: boolean },
): MatrixPlace | null {
  const steps: Record<string, MatrixPlace> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - size.page, column },
    PageDown: { row: row + size.page, column },
    Home: { row: size.isCtrl ? 0 : row, column: 0 },
    End: { row: size.isCtrl ? size.rows - 1 : row, column: size.columns - 1 },
  };
  const next = steps[key];
  if (!next) return null;
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  return { row: within(next.row, size.rows), column: within(next.column, size.columns) };
}
