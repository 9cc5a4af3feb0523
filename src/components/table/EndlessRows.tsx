import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Delayed } from '../feedback/Skeletons';
import { columnStyles, endlessStyles, headHeight, rowHeights } from './endless-styles';
import type { EndlessSource, TableColumn } from './endless-types';
import { EndlessHead } from './EndlessHead';
import { EndlessRow } from './EndlessRow';
import type { TableSort } from './types';
import { headRow, useGridFocus } from './useGridFocus';
import type { RowSelection } from './useRowSelection';
import { useRowWindow } from './useRowWindow';

interface EndlessRowsProps<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  source: EndlessSource<Row>;
  rowName: (row: Row) => string;
  density: keyof typeof rowHeights;
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  onRowOpen: (row: Row) => void;
  openId: number | null;
  /** Null: the rows are not chosen from. */
  selection: RowSelection<Row> | null;
}

/** What the cells of a row show, kept as long as the row is the same: scrolling draws only what comes into sight. */
function keptCells<Row extends object>(columns: readonly TableColumn<Row>[]) {
  const known = new WeakMap<Row, readonly ReactNode[]>();
  return (row: Row) => {
    const cells = known.get(row) ?? columns.map(({ render }) => render(row));
    known.set(row, cells);
    return cells;
  };
}

/** The grid of `EndlessTable`. */
export function EndlessRows<Row extends { id: number }>(props: EndlessRowsProps<Row>) {
  const { label, columns, source, rowName, density, sort, onSort, onRowOpen, openId, selection } = props;
  const { t } = useTranslation('common');
  const { rowAt, loaded, orderKey, onSight } = source;
  const count = source.count ?? 0;
  const rowHeight = rowHeights[density];
  const columnCount = columns.length + (selection ? 1 : 0);
  const box = useRef<HTMLDivElement>(null);
  const cellsOf = useMemo(() => keptCells(columns), [columns]);

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
    pageRows: () => Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
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

  const shown = useRowWindow({ box, count, rowHeight, headHeight, kept: active.row });
  const { first, end } = shown;
  useEffect(() => onSight(first, end), [onSight, first, end]);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [orderKey]);

  const last = useRef({ rowAt, onRowOpen });
  useEffect(() => {
    last.current = { rowAt, onRowOpen };
  });
  const open = useCallback((index: number) => {
    const row = last.current.rowAt(index);
    if (row) last.current.onRowOpen(row);
  }, []);

  return (
    <Box
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', flex: '0 1 auto', minHeight: 0 }}
    >
      {source.isFetching ? (
        <Delayed>
          <LinearProgress
            aria-hidden
            sx={{ position: 'absolute', inset: '0 0 auto', height: 2, zIndex: 5 }}
          />
        </Delayed>
      ) : null}
      <Box
        ref={box}
        role="grid"
        aria-label={label}
        aria-rowcount={count + 1}
        aria-colcount={columnCount}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={source.isFetching || undefined}
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
        sx={endlessStyles}
        style={columnStyles(columns, selection !== null)}
      >
        <EndlessHead
          columns={columns}
          selection={selection}
          isAllChosen={
            selection !== null && loaded.length > 0 && loaded.every(({ id }) => selection.ids.has(id))
          }
          sort={sort}
          onSort={sortBy}
          stop={active.row === headRow ? active.column : null}
        />
        <div role="rowgroup" className="et-body" style={{ height: count * rowHeight }}>
          {shown.indices.map((index) => {
            const row = rowAt(index);
            return (
              <EndlessRow
                key={index}
                index={index}
                top={index * rowHeight}
                height={rowHeight}
                id={row?.id}
                cells={row && cellsOf(row)}
                columnCount={columns.length}
                isOpen={row !== undefined && row.id === openId}
                isChosen={row !== undefined && selection !== null && selection.ids.has(row.id)}
                stop={active.row === index ? active.column : null}
                hasCheck={selection !== null}
                checkLabel={row && selection ? t('common:table.choose', { name: rowName(row) }) : ''}
                onOpen={open}
                onToggle={selection?.toggle ?? nothing}
              />
            );
          })}
        </div>
      </Box>
    </Box>
  );
}

const nothing = () => undefined;
