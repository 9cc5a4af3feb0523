/** A range of an axis: from `first` up to but not including `end`. */
export interface Span {
  first: number;
  end: number;
}

interface AxisView {
  offset: number;
  /** The visible size. */
  size: number;
  /** The size of one row or column. */
  unit: number;
  count: number;
}

/** Rows or columns rendered beyond the edge, so that scrolling one step shows no gap. */
const beyond = 3;

/** Returns the range of visible rows or columns. */
export function spanInSight({ offset, size, unit, count }: AxisView): Span {
  const first = Math.max(0, Math.floor(offset / unit) - beyond);
  const end = Math.min(count, Math.ceil((offset + size) / unit) + beyond);
  return { first: Math.min(first, end), end };
}

/** Returns the range rounded to whole blocks: data is requested by blocks, so that one step does not cause a new request. */
export function spanInBlocks({ first, end }: Span, block: number, count: number): Span {
  return {
    first: Math.floor(first / block) * block,
    end: Math.min(count, Math.ceil(end / block) * block),
  };
}

/** Returns the scroll offset at which a row or column is fully visible; the same offset when it already is. */
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

/** Returns the cell that a key moves to; null when the key is not handled. */
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
