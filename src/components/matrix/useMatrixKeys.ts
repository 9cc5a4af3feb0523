import { type KeyboardEvent, useEffect, useRef } from 'react';
import { offsetShowing } from '@src/lib/span';
import { cellAfterKey, type MatrixPlace } from './matrix-keys';
import type { MatrixSizes, MatrixWindow } from './useMatrixWindow';

interface MatrixKeys {
  /** The cell that the person moved to last. */
  active: MatrixPlace;
  /** The cell that Tab moves to: the active one, as long as the matrix contains it. */
  entry: MatrixPlace;
  counts: { rows: number; columns: number };
  sizes: MatrixSizes;
  window: MatrixWindow;
  onMove: (to: MatrixPlace) => void;
  onOpen: (at: MatrixPlace) => void;
}

/** Scrolls until the whole cell is visible beside the headers. */
function reveal(box: HTMLElement, { row, column }: MatrixPlace, sizes: MatrixSizes): void {
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = box;
  const rows = { offset: scrollTop, size: clientHeight - sizes.headHeight, unit: sizes.rowHeight };
  const columns = { offset: scrollLeft, size: clientWidth - sizes.headWidth, unit: sizes.columnWidth };
  box.scrollTop = offsetShowing(row, rows);
  box.scrollLeft = offsetShowing(column, columns);
}

/** Keyboard control of a matrix: keys move between cells, Enter and the space bar open a cell. */
export function useMatrixKeys(keys: MatrixKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const { active, entry, counts, sizes, window, onMove, onOpen } = keys;
  const { box, rows } = window;
  const isByKey = useRef(false);
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    box.current
      ?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`)
      ?.focus({ preventScroll: true });
  }, [active, box]);
  return (event) => {
    const isOnCell = event.target instanceof HTMLElement && Boolean(event.target.dataset['cell']);
    if (!isOnCell || entry.row < 0 || entry.column < 0) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(entry);
      return;
    }
    const page = Math.max(1, rows.end - rows.first - 8);
    const next = cellAfterKey(event.key, entry, { ...counts, page, isCtrl: event.ctrlKey || event.metaKey });
    if (!next) return;
    event.preventDefault();
    isByKey.current = true;
    reveal(event.currentTarget, next, sizes);
    onMove(next);
  };
}
