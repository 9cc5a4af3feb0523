import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cellAfterKey } from '../matrix/matrix-keys';

/** The index of the heading row; the rows of the list count from 0. */
export const headRow = -1;

interface Cell {
  row: number;
  column: number;
}

type Action = 'open' | 'choose' | 'range' | 'all';

interface Options {
  box: HTMLElement | null;
  rows: number;
  columns: number;
  /** The number of rows that Page Down moves by. */
  pageRows: () => number;
  onKey: (action: Action, cell: Cell) => void;
}

/** Returns the action of a key. `isOnCell`: the control inside a cell handles Enter and Space itself. */
function actionOf(event: KeyboardEvent, isOnCell: boolean): Action | null {
  // By physical key: in a Russian layout the A key produces «ф».
  if ((event.ctrlKey || event.metaKey) && event.code === 'KeyA') return 'all';
  if (!isOnCell) return null;
  if (event.key === 'Enter') return 'open';
  if (event.key === ' ') return event.shiftKey ? 'range' : 'choose';
  return null;
}

/** Returns the cell that a key moves to; null when the key is not handled. */
function cellAfter(
  event: KeyboardEvent,
  { row, column }: Cell,
  size: { rows: number; columns: number; page: number },
) {
  const { key } = event;
  const isCtrl = event.ctrlKey || event.metaKey;
  if (row === headRow) {
    // The headings are one row above the list: arrows move along them and down into it.
    if (key === 'ArrowDown') return { row: 0, column };
    const next = cellAfterKey(key, { row: 0, column }, { ...size, rows: 1, isCtrl: false });
    return next ? { row: isCtrl && key === 'End' ? size.rows - 1 : headRow, column: next.column } : null;
  }
  if (row === 0 && key === 'ArrowUp') return { row: headRow, column };
  return cellAfterKey(key, { row, column }, { ...size, isCtrl });
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;

/** A single Tab stop for a whole table, with arrow key navigation inside, as in a spreadsheet. */
export function useGridFocus({ box, rows, columns, pageRows, onKey }: Options) {
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const isByKey = useRef(false);
  const row = Math.min(active.row, rows - 1);
  const column = Math.min(active.column, columns - 1);

  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    const cell = box?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [box, row, column]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    if (!cell || event.altKey) return;
    const action = actionOf(event, cell === event.target);
    if (action) {
      event.preventDefault();
      return onKey(action, { row, column });
    }
    const next = cellAfter(event, { row, column }, { rows, columns, page: pageRows() });
    if (!next) return;
    event.preventDefault();
    if (next.row === row && next.column === column) return;
    isByKey.current = true;
    setActive(next);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const [atRow, atColumn] = (cellOf(event.target)?.dataset['cell'] ?? '').split(':').map(Number);
    if (atRow === undefined || atColumn === undefined) return;
    if (atRow !== row || atColumn !== column) setActive({ row: atRow, column: atColumn });
  };
  return { active: { row, column }, onKeyDown, onFocus };
}
