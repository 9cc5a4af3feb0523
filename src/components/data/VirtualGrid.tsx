import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Rows rendered beyond the edges of the screen, so that they are ready when scrolled into view. */
const overscan = 3;

interface Visible {
  columns: number;
  first: number;
  last: number;
}

/** No item has scrolled out of view above. */
const allBelow = -1;

interface Shape {
  count: number;
  /** Includes the gap below it. */
  rowHeight: number;
  minWidth: number;
  gap: number;
}

/** Returns the range of rows that is on the screen, for rows of equal height. */
export function visibleRows(
  grid: { top: number; width: number },
  screenHeight: number,
  { count, rowHeight, minWidth, gap }: Shape,
): Visible {
  const columns = Math.max(1, Math.floor((grid.width + gap) / (minWidth + gap)));
  const rows = Math.ceil(count / columns);
  const first = Math.floor(-grid.top / rowHeight) - overscan;
  const last = Math.ceil((screenHeight - grid.top) / rowHeight) + overscan;
  return { columns, first: Math.max(0, Math.min(first, rows - 1)), last: Math.max(0, Math.min(last, rows)) };
}

/** `edge`: the y position from which rows are visible; null when the topmost visible item is not needed. */
function useVisible(
  ref: RefObject<HTMLElement | null>,
  { count, rowHeight, minWidth, gap }: Shape,
  edge: number | null,
): Visible & { upper: number } {
  const [visible, setVisible] = useState({ columns: 1, first: 0, last: 0, upper: allBelow });
  useLayoutEffect(() => {
    const look = () => {
      const box = ref.current?.getBoundingClientRect();
      if (!box) return;
      const next = visibleRows(box, window.innerHeight, { count, rowHeight, minWidth, gap });
      const row = edge === null ? allBelow : Math.max(allBelow, Math.floor((edge - box.top) / rowHeight));
      const upper = Math.min(row * next.columns, count - 1);
      setVisible((old) =>
        old.columns === next.columns &&
        old.first === next.first &&
        old.last === next.last &&
        old.upper === upper
          ? old
          : { ...next, upper },
      );
    };
    look();
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', look, options);
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look, options);
      window.removeEventListener('resize', look);
    };
  }, [ref, count, rowHeight, minWidth, gap, edge]);
  return visible;
}

interface VirtualGridProps {
  label: string;
  /** The number of all items, loaded or not. */
  count: number;
  itemHeight: number;
  /** As many columns as fit; without it, one. */
  minItemWidth?: number;
  pageSize: number;
  /** Between them. */
  gap?: number;
  /** Renders the items from `from` up to but not including `to`, counted from 0. All belong to the given page, counted from 1. */
  renderPage: (page: number, from: number, to: number) => ReactNode;
  /** A line that stays above the items while they scroll below it. It gets the index of the topmost visible item. */
  line?: { top: number; height: number; render: (upper: number) => ReactNode };
}

/**
 * Items of equal height in as many columns as fit, for any number of items: only visible items are rendered, and only their pages
 * are requested. It scrolls with its page.
 */
export function VirtualGrid(props: VirtualGridProps) {
  const { label, count, itemHeight, minItemWidth = Infinity, pageSize, gap = 16, renderPage, line } = props;
  const ref = useRef<HTMLUListElement>(null);
  const rowHeight = itemHeight + gap;
  const shape = { count, rowHeight, minWidth: minItemWidth, gap };
  const edge = line ? line.top + line.height : null;
  const { columns, first, last, upper } = useVisible(ref, shape, edge);
  const from = first * columns;
  const to = Math.min(count, last * columns);
  const pages: ReactNode[] = [];
  for (let page = Math.floor(from / pageSize); page * pageSize < to; page += 1) {
    pages.push(renderPage(page + 1, Math.max(from, page * pageSize), Math.min(to, (page + 1) * pageSize)));
  }
  const list = (
    <Box
      component="ul"
      ref={ref}
      aria-label={label}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', alignContent: 'start', gap: `${gap}px` }}
      style={{
        boxSizing: 'border-box',
        height: Math.max(0, Math.ceil(count / columns) * rowHeight - gap),
        paddingTop: first * rowHeight,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: itemHeight,
        // The content above changes its height with every row, so the browser must not compensate by scrolling.
        overflowAnchor: 'none',
      }}
    >
      {pages}
    </Box>
  );
  if (!line) return list;
  return (
    <div>
      {/* Takes no space, so the items keep their positions. */}
      <Box sx={{ position: 'sticky', height: 0, zIndex: 2 }} style={{ top: line.top }}>
        {upper === allBelow ? null : line.render(upper)}
      </Box>
      {list}
    </div>
  );
}
