import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import type { Span } from '@src/lib/span';
import type { MatrixPlace } from './matrix-keys';
import { useMatrixKeys } from './useMatrixKeys';
import type { MatrixSizes, MatrixWindow } from './useMatrixWindow';

interface MatrixGridProps<Row, Column> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column[];
  sizes: MatrixSizes;
  window: MatrixWindow;
  corner: ReactNode;
  rowHead: (row: Row) => ReactNode;
  columnHead: (column: Column) => ReactNode;
  cell: (row: Row, column: Column) => ReactNode;
  /** The accessible name of a cell. */
  cellLabel: (row: Row, column: Column) => string;
  onOpen: (row: Row, column: Column) => void;
  sx?: SxProps<Theme>;
}

/** Returns the visible indices and the focused one, which must stay mounted while the user scrolls. */
function shownOf({ first, end }: Span, active: number, count: number): number[] {
  const inSight = Array.from({ length: end - first }, (_, index) => first + index);
  return active < count && (active < first || active >= end) ? [...inSight, active] : inSight;
}

/**
 * A large matrix with sticky headings. Only visible cells are rendered, and all cells are reachable by keyboard (arrows, Home,
 * End, Ctrl with them, Page Up and Down, Enter opens).
 */
export function MatrixGrid<Row extends { id: number }, Column extends { id: number }>(
  props: MatrixGridProps<Row, Column>,
) {
  const { label, rows, columns, sizes, corner, rowHead, columnHead, cell, cellLabel, onOpen } = props;
  const { ref } = props.window;
  const { rowHeight, columnWidth, headHeight, headWidth } = sizes;
  const [active, setActive] = useState({ row: 0, column: 0 });
  const entry = {
    row: Math.min(active.row, rows.length - 1),
    column: Math.min(active.column, columns.length - 1),
  };
  const width = headWidth + columns.length * columnWidth;
  const shownColumns = shownOf(props.window.columns, entry.column, columns.length).flatMap((index) => {
    const column = columns[index];
    return column ? [{ index, column, left: headWidth + index * columnWidth }] : [];
  });
  const openAt = (at: MatrixPlace) => {
    const row = rows[at.row];
    const column = columns[at.column];
    if (row && column) onOpen(row, column);
  };
  const press = useMatrixKeys({
    ...{ active, entry, sizes, window: props.window, onOpen: openAt, onMove: setActive },
    counts: { rows: rows.length, columns: columns.length },
  });

  return (
    <Box
      ref={ref}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      onKeyDown={press}
      sx={[frame, ...(Array.isArray(props.sx) ? props.sx : [props.sx])]}
    >
      <div role="row" aria-rowindex={1} className="matrix-top" style={{ width, height: headHeight }}>
        <div role="columnheader" aria-colindex={1} className="matrix-corner" style={{ width: headWidth }}>
          {corner}
        </div>
        {shownColumns.map(({ index, column, left }) => (
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={index + 2}
            className="matrix-column"
            style={{ left, width: columnWidth }}
          >
            {columnHead(column)}
          </div>
        ))}
      </div>
      <div
        role="rowgroup"
        style={{ position: 'relative', width, height: rows.length * rowHeight, minWidth: '100%' }}
      >
        {shownOf(props.window.rows, entry.row, rows.length).map((index) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <div
              key={row.id}
              role="row"
              aria-rowindex={index + 2}
              className="matrix-row"
              style={{ top: index * rowHeight, height: rowHeight, width }}
            >
              <div role="rowheader" aria-colindex={1} className="matrix-head" style={{ width: headWidth }}>
                {rowHead(row)}
              </div>
              {shownColumns.map(({ index: at, column, left }) => (
                <div
                  key={column.id}
                  role="gridcell"
                  aria-colindex={at + 2}
                  aria-label={cellLabel(row, column)}
                  data-cell={`${index}:${at}`}
                  tabIndex={index === entry.row && at === entry.column ? 0 : -1}
                  className="matrix-cell"
                  style={{ left, width: columnWidth }}
                  onClick={() => {
                    setActive({ row: index, column: at });
                    onOpen(row, column);
                  }}
                >
                  {cell(row, column)}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </Box>
  );
}

const frame: SxProps<Theme> = (theme) => ({
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'max(320px, calc(100vh - 300px))',
  '& .matrix-top': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    minWidth: '100%',
    bgcolor: 'background.paper',
    borderBottom: `1px solid ${theme.tokens.border}`,
    boxSizing: 'border-box',
  },
  '& .matrix-corner': {
    position: 'sticky',
    left: 0,
    zIndex: 3,
    height: '100%',
    boxSizing: 'border-box',
    bgcolor: 'background.paper',
    borderRight: `1px solid ${theme.tokens.border}`,
  },
  '& .matrix-column': { position: 'absolute', top: 0, bottom: 0, overflow: 'hidden' },
  '& .matrix-row': {
    position: 'absolute',
    minWidth: '100%',
    boxSizing: 'border-box',
    borderBottom: `1px solid ${theme.tokens.border}`,
  },
  '& .matrix-head': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    height: '100%',
    boxSizing: 'border-box',
    overflow: 'hidden',
    bgcolor: 'background.paper',
    borderRight: `1px solid ${theme.tokens.border}`,
  },
  '& .matrix-cell': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    cursor: 'pointer',
  },
  '& .matrix-cell:hover, & .matrix-row:hover .matrix-head': { bgcolor: theme.tokens.hover },
  '& .matrix-cell:focus-visible': { outline: `2px solid ${theme.tokens.primary}`, outlineOffset: -2 },
});
