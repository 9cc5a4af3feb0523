import Box from '@mui/material/Box';
import { spanInView } from '@src/lib/span';
import { edges } from '@src/theme/tokens';
import { type ReactNode, useCallback } from 'react';
import { useWindow, type View } from '../useWindow';

/** Rows rendered beyond the edges of the screen, so that they are ready when scrolled into view. */
const overscan = 3;

/** No item has scrolled out of view above. */
const allBelow = -1;

/** Nothing is visible before the grid is measured. */
const assumed = { top: -Infinity, left: 0, width: 0, height: 0 };

const viewOf = (element: HTMLElement): View => {
  const { top, left, width } = element.getBoundingClientRect();
  return { top: -top, left: -left, width, height: window.innerHeight };
};

interface Shape {
  count: number;
  /** Includes the gap below it. */
  rowHeight: number;
  minWidth: number;
  gap: number;
  /** The y position from which rows are visible; null when the topmost visible item is not needed. */
  edge: number | null;
}

/** Returns the columns and the range of rows that is on the screen, and the topmost visible item. */
export function visibleRows(
  { top, width, height }: View,
  { count, rowHeight, minWidth, gap, edge }: Shape,
): { columns: number; first: number; last: number; upper: number } {
  const columns = Math.max(1, Math.floor((width + gap) / (minWidth + gap)));
  const rows = Math.ceil(count / columns);
  const view = { offset: top, size: height, unit: rowHeight, count: rows };
  const { first, end } = spanInView(view, overscan);
  const row = edge === null ? allBelow : Math.max(allBelow, Math.floor((edge + top) / rowHeight));
  return { columns, first, last: end, upper: Math.min(row * columns, count - 1) };
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
  const rowHeight = itemHeight + gap;
  const edge = line ? line.top + line.height : null;
  const rangeOf = useCallback(
    (view: View) => visibleRows(view, { count, rowHeight, minWidth: minItemWidth, gap, edge }),
    [count, rowHeight, minItemWidth, gap, edge],
  );
  const { range, ref } = useWindow({ assumed, viewOf, rangeOf });
  const { columns, first, last, upper } = range;
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
      <Box sx={{ position: 'sticky', height: 0, zIndex: 2 }} style={{ top: edges.below(line.top) }}>
        {upper === allBelow ? null : line.render(upper)}
      </Box>
      {list}
    </div>
  );
}
