import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from './virtual-types';
import { headRow } from './useGridFocus';
import type { RowSelection } from './useRowSelection';
import type { TableSort } from './types';

interface VirtualHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** Null when rows cannot be selected. */
  selection: RowSelection<Row> | null;
  isAllChosen: boolean;
  sort: TableSort | null;
  onSort: (column: TableColumn<Row>) => void;
  /** The column that is the Tab stop; null when it is in a row of the list. */
  stop: number | null;
}

function ariaSort<Row>({ field, sortsFrom }: TableColumn<Row>, sort: TableSort | null) {
  if (!sortsFrom) return undefined;
  if (sort?.field !== field) return 'none' as const;
  return sort.direction === 'asc' ? ('ascending' as const) : ('descending' as const);
}

/** The sticky headings: a click sorts, the checkbox selects the loaded rows. */
export function VirtualHead<Row>(props: VirtualHeadProps<Row>) {
  const { columns, selection, isAllChosen, sort, onSort, stop } = props;
  const { t } = useTranslation('common');
  const before = selection ? 1 : 0;
  const isSome = selection !== null && selection.ids.size > 0;
  return (
    <div role="rowgroup" className="et-top">
      <div role="row" aria-rowindex={1} className="et-head">
        {selection ? (
          <div
            role="columnheader"
            aria-colindex={1}
            className="et-cell et-check"
            data-cell={`${headRow}:0`}
            tabIndex={stop === 0 ? 0 : -1}
            onClick={selection.toggleLoaded}
          >
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={t('common:table.chooseLoaded')}
              checked={isAllChosen}
              readOnly
              ref={(input) => {
                if (input) input.indeterminate = isSome && !isAllChosen;
              }}
            />
          </div>
        ) : null}
        {columns.map((column, at) => {
          const Arrow = sort?.field === column.field && sort.direction === 'desc' ? ArrowDown : ArrowUp;
          return (
            <div
              key={column.field}
              role="columnheader"
              aria-colindex={at + before + 1}
              aria-sort={ariaSort(column, sort)}
              className={['et-cell', at === 0 ? 'et-first' : '', column.sortsFrom ? 'et-sortable' : ''].join(
                ' ',
              )}
              data-cell={`${headRow}:${at + before}`}
              tabIndex={stop === at + before ? 0 : -1}
              onClick={() => onSort(column)}
            >
              {column.title}
              {column.sortsFrom ? <Arrow size={14} aria-hidden /> : null}
            </div>
          );
        })}
      </div>
    </div>
  );
}
