import { useCallback, useRef, useState } from 'react';
import { type Span, spanInSight } from './matrix-window';

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
  onScroll: () => void;
  box: React.RefObject<HTMLElement | null>;
}

/** The size assumed before the box is measured. */
const assumed = { width: 1200, height: 700 };

/** Returns the visible part of a large matrix. Scrolling within a row or column causes no re-render. */
export function useMatrixWindow(
  counts: { rows: number; columns: number },
  { rowHeight, columnWidth, headHeight, headWidth }: MatrixSizes,
): MatrixWindow {
  const box = useRef<HTMLElement>(null);
  const [view, setView] = useState({ top: 0, left: 0, ...assumed });
  const measure = useCallback(() => {
    const at = box.current;
    if (!at) return;
    const next = {
      top: Math.floor(at.scrollTop / rowHeight) * rowHeight,
      left: Math.floor(at.scrollLeft / columnWidth) * columnWidth,
      width: at.clientWidth || assumed.width,
      height: at.clientHeight || assumed.height,
    };
    setView((last) =>
      last.top === next.top &&
      last.left === next.left &&
      last.width === next.width &&
      last.height === next.height
        ? last
        : next,
    );
  }, [rowHeight, columnWidth]);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      box.current = element;
      if (!element) return undefined;
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [measure],
  );
  return {
    rows: spanInSight({
      offset: view.top,
      size: view.height - headHeight,
      unit: rowHeight,
      count: counts.rows,
    }),
    columns: spanInSight({
      offset: view.left,
      size: view.width - headWidth,
      unit: columnWidth,
      count: counts.columns,
    }),
    ref,
    onScroll: measure,
    box,
  };
}
