import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGrownRows } from '../useGrownRows';
import { useMeasuredRows } from '../useMeasuredRows';
import { headHeight } from './table-looks';
import type { VirtualSource, TableColumn } from './virtual-types';
import { VirtualRow } from './VirtualRow';
import type { RowSelection } from './useRowSelection';
import { useRowWindow } from './useRowWindow';

interface VirtualBodyProps<Row> {
  /** The scroll container; null before it is mounted. */
  box: HTMLElement | null;
  columns: readonly TableColumn<Row>[];
  source: VirtualSource<Row>;
  rowHeight: number;
  rowName: (row: Row) => string;
  onRowOpen: (row: Row) => void;
  openId: number | null;
  /** Null when rows cannot be selected. */
  selection: RowSelection<Row> | null;
  /** The cell that is the Tab stop. */
  active: { row: number; column: number };
}

const nothing = () => undefined;

/** Caches the cell contents of a row while the row is the same, so that scrolling renders only new rows. */
function keptCells<Row extends object>(columns: readonly TableColumn<Row>[]) {
  const known = new WeakMap<Row, readonly ReactNode[]>();
  return (row: Row) => {
    const cells = known.get(row) ?? columns.map(({ render }) => render(row));
    known.set(row, cells);
    return cells;
  };
}

/** The visible rows. Scrolling re-renders only this part. */
export function VirtualBody<Row extends { id: number }>(props: VirtualBodyProps<Row>) {
  const { box, columns, source, rowHeight, rowName, onRowOpen, openId, selection, active } = props;
  const { t } = useTranslation('common');
  const { rowAt, onVisibleRangeChange, orderKey } = source;
  const count = source.count ?? 0;
  const cellsOf = useMemo(() => keptCells(columns), [columns]);
  // A long name takes as many lines as it needs.
  const { places, measure } = useGrownRows({ unit: rowHeight, count, orderKey });
  const body = useRef<HTMLDivElement>(null);
  const { indices, first, end } = useRowWindow({
    box,
    count,
    places,
    headHeight,
    kept: active.row,
    orderKey,
  });
  useEffect(() => onVisibleRangeChange(first, end), [onVisibleRangeChange, first, end]);

  const drawnRows = () => {
    const drawn = [...(body.current?.children ?? [])];
    return indices.flatMap((index, at) => {
      const element = drawn[at];
      return element ? [{ index, element, gap: 0 }] : [];
    });
  };
  useMeasuredRows(measure, drawnRows);

  const last = useRef({ rowAt, onRowOpen });
  useEffect(() => {
    last.current = { rowAt, onRowOpen };
  });
  const open = useCallback((index: number) => {
    const row = last.current.rowAt(index);
    if (row) last.current.onRowOpen(row);
  }, []);

  const checkLabelOf = (row: Row | undefined) =>
    row && selection ? t('common:table.choose', { name: rowName(row) }) : '';
  return (
    <div ref={body} role="rowgroup" className="et-body" style={{ height: places.total }}>
      {indices.map((index) => {
        const row = rowAt(index);
        return (
          <VirtualRow
            key={index}
            index={index}
            top={places.topOf(index)}
            height={row ? rowHeight : places.heightOf(index)}
            id={row?.id}
            cells={row && cellsOf(row)}
            columnCount={columns.length}
            isOpen={row !== undefined && row.id === openId}
            isChosen={row !== undefined && selection !== null && selection.ids.has(row.id)}
            stop={active.row === index ? active.column : null}
            hasCheck={selection !== null}
            checkLabel={checkLabelOf(row)}
            onOpen={open}
            onToggle={selection?.toggle ?? nothing}
          />
        );
      })}
    </div>
  );
}
