import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import { Delayed } from '../feedback/Skeletons';
import { headHeight, rowHeights } from './table-looks';
import { columnStyles, virtualStyles } from './virtual-styles';
import type { VirtualSource, TableColumn } from './virtual-types';
import { VirtualBody } from './VirtualBody';
import { VirtualHead } from './VirtualHead';
import type { TableSort } from './types';
import { headRow, useGridFocus } from './useGridFocus';
import type { RowSelection } from './useRowSelection';

const LinearProgress = lazyPart(async () => (await import('@mui/material/LinearProgress')).default, {
  isOptional: true,
});

interface VirtualRowsProps<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  source: VirtualSource<Row>;
  rowName: (row: Row) => string;
  density: keyof typeof rowHeights;
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  onRowOpen: (row: Row) => void;
  openId: number | null;
  /** Null when rows cannot be selected. */
  selection: RowSelection<Row> | null;
}

/** The grid of `VirtualTable`. */
export function VirtualRows<Row extends { id: number }>(props: VirtualRowsProps<Row>) {
  const { label, columns, source, density, sort, onSort, onRowOpen, selection } = props;
  const { rowAt, loaded } = source;
  const count = source.count ?? 0;
  const rowHeight = rowHeights[density];
  const columnCount = columns.length + (selection ? 1 : 0);
  const [box, setBox] = useState<HTMLElement | null>(null);

  const sortBy = ({ field, sortsFrom }: TableColumn<Row>) => {
    if (!sortsFrom) return;
    const isSame = sort?.field === field;
    const other = sort?.direction === 'asc' ? 'desc' : 'asc';
    onSort({ field, direction: isSame ? other : sortsFrom });
  };
  const pressHead = (column: number) => {
    const heading = columns[selection ? column - 1 : column];
    if (heading) sortBy(heading);
    else selection?.toggleLoaded();
  };
  const focus = useGridFocus({
    box,
    rows: count,
    columns: columnCount,
    pageRows: () => Math.max(1, Math.floor(((box?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
    onKey: (action, { row, column }) => {
      if (action === 'all') return selection?.chooseAll();
      if (row === headRow) return pressHead(column);
      const at = rowAt(row);
      if (action === 'open') {
        if (at) onRowOpen(at);
      } else selection?.toggle(row, action === 'range');
    },
  });
  const { active } = focus;

  return (
    <Box
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', flex: '0 1 auto', minHeight: 0 }}
    >
      {source.isFetching ? (
        <Delayed>
          <Suspense>
            <LinearProgress
              aria-hidden
              sx={{ position: 'absolute', inset: '0 0 auto', height: 2, zIndex: 5 }}
            />
          </Suspense>
        </Delayed>
      ) : null}
      <Box
        ref={setBox}
        role="grid"
        aria-label={label}
        aria-rowcount={count + 1}
        aria-colcount={columnCount}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={source.isFetching || undefined}
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
        sx={virtualStyles}
        style={columnStyles(columns, selection !== null)}
      >
        <VirtualHead
          columns={columns}
          selection={selection}
          isAllChosen={
            selection !== null && loaded.length > 0 && loaded.every(({ id }) => selection.ids.has(id))
          }
          sort={sort}
          onSort={sortBy}
          stop={active.row === headRow ? active.column : null}
        />
        <VirtualBody {...props} box={box} rowHeight={rowHeight} active={active} />
      </Box>
    </Box>
  );
}
