import Box from '@mui/material/Box';
import { type RowPlaces, rowPlaces } from '@src/lib/row-places';
import { edges } from '@src/theme/tokens';
import { type ReactNode, useCallback, useRef } from 'react';
import { useGrownRows } from '../useGrownRows';
import { useMeasuredRows } from '../useMeasuredRows';
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
  /** The places of the items when they are in one column, where they may be of different height. */
  places?: RowPlaces;
}

/** Returns the columns and the range of rows that is on the screen, and the topmost visible item. */
export function visibleRows(
  { top, width, height }: View,
  { count, rowHeight, minWidth, gap, edge, places }: Shape,
): { columns: number; first: number; last: number; upper: number } {
  const columns = Math.max(1, Math.floor((width + gap) / (minWidth + gap)));
  const rows = Math.ceil(count / columns);
  const at = columns === 1 && places ? places : rowPlaces(rowHeight, rows, new Map());
  const { first, end } = at.between(top, top + height, overscan);
  const row = edge === null ? allBelow : Math.max(allBelow, at.rowAt(edge + top));
  return { columns, first, last: end, upper: Math.min(row * columns, count - 1) };
}

interface VirtualGridProps {
  label: string;
  /** The number of all items, loaded or not. */
  count: number;
  itemHeight: number;
  /** When it changes, the items are others. */
  orderKey: string;
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
 * Items in as many columns as fit, for any number of items: only visible items are rendered, and only their pages are requested.
 * In several columns they are of equal height; in one, an item with a long text is higher. It scrolls with its page.
 */
export function VirtualGrid(props: VirtualGridProps) {
  const { label, count, itemHeight, minItemWidth = Infinity, pageSize, gap = 16, renderPage, line } = props;
  const { places, measure } = useGrownRows({ unit: itemHeight + gap, count, orderKey: props.orderKey });
  const rowHeight = itemHeight + gap;
  const edge = line ? line.top + line.height : null;
  const rangeOf = useCallback(
    (view: View) => visibleRows(view, { count, rowHeight, minWidth: minItemWidth, gap, edge, places }),
    [count, rowHeight, minItemWidth, gap, edge, places],
  );
  const { range, ref } = useWindow({ assumed, viewOf, rangeOf });
  const { columns, first, last, upper } = range;
  const from = first * columns;
  const to = Math.min(count, last * columns);
  const items = useRef<HTMLDivElement>(null);
  const drawnRows = () => {
    const drawn = columns === 1 ? [...(items.current?.querySelectorAll(':scope > ul > li') ?? [])] : [];
    return drawn.map((element, offset) => ({ index: from + offset, element, gap }));
  };
  useMeasuredRows(measure, drawnRows);
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
        height: Math.max(0, (columns === 1 ? places.total : Math.ceil(count / columns) * rowHeight) - gap),
        paddingTop: columns === 1 ? places.topOf(first) : first * rowHeight,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: columns === 1 ? `minmax(${itemHeight}px, auto)` : itemHeight,
        // The content above changes its height with every row, so the browser must not compensate by scrolling.
        overflowAnchor: 'none',
      }}
    >
      {pages}
    </Box>
  );
  return (
    <div ref={items}>
      {/* Takes no space, so the items keep their positions. */}
      {line ? (
        <Box sx={{ position: 'sticky', height: 0, zIndex: 2 }} style={{ top: edges.below(line.top) }}>
          {upper === allBelow ? null : line.render(upper)}
        </Box>
      ) : null}
      {list}
    </div>
  );
}
