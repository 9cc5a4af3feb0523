import { type Span, spanInView } from '@src/lib/span';
import { useCallback, useRef } from 'react';
import { useWindow, type View } from '../useWindow';

export interface MatrixSizes {
  rowHeight: number;
  columnWidth: number;
  headHeight: number;
  headWidth: number;
}

export interface MatrixWindow {
  rows: Span;
  columns: Span;
  /** The ref of the scrolled box, which is measured whenever its size changes. */
  ref: (box: HTMLElement | null) => (() => void) | undefined;
  box: React.RefObject<HTMLElement | null>;
}

/** Rows or columns rendered beyond the edge, so that scrolling one step shows no gap. */
const beyond = 3;

/** The view assumed before the box is measured. */
const assumed = { top: 0, left: 0, width: 1200, height: 700 };

const viewOf = ({ scrollTop, scrollLeft, clientWidth, clientHeight }: HTMLElement): View => ({
  top: scrollTop,
  left: scrollLeft,
  width: clientWidth || assumed.width,
  height: clientHeight || assumed.height,
});

/** Returns the visible part of a large matrix. Scrolling within a row or column causes no re-render. */
export function useMatrixWindow(
  { rows, columns }: { rows: number; columns: number },
  { rowHeight, columnWidth, headHeight, headWidth }: MatrixSizes,
): MatrixWindow {
  const box = useRef<HTMLElement>(null);
  const rangeOf = useCallback(
    ({ top, left, width, height }: View) => {
      const down = { offset: top, size: height - headHeight, unit: rowHeight, count: rows };
      const across = { offset: left, size: width - headWidth, unit: columnWidth, count: columns };
      const [inRows, inColumns] = [spanInView(down, beyond), spanInView(across, beyond)];
      return {
        ...{ firstRow: inRows.first, endRow: inRows.end },
        ...{ firstColumn: inColumns.first, endColumn: inColumns.end },
      };
    },
    [rows, columns, rowHeight, columnWidth, headHeight, headWidth],
  );
  const { range, ref: follow } = useWindow({ assumed, viewOf, rangeOf });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      box.current = element;
      return follow(element);
    },
    [follow],
  );
  return {
    rows: { first: range.firstRow, end: range.endRow },
    columns: { first: range.firstColumn, end: range.endColumn },
    ref,
    box,
  };
}
