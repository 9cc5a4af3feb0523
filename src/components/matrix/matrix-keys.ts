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
