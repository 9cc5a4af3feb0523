import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '@src/store/hooks';
import { useNotify } from '@src/store/useNotify';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../feedback/Skeletons';
import { BulkBar } from './BulkBar';
import type { VirtualSource, TableColumn } from './virtual-types';
import { VirtualRows } from './VirtualRows';
import { TableInstead } from './TableInstead';
import { TableToolbar } from './TableToolbar';
import type { TableSort } from './types';
import { type RowSelection, useRowSelection } from './useRowSelection';
import { useTableView } from './useTableView';

interface VirtualTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  /** The storage key of columns and density on the device. */
  storageKey: string;
  /** Must be the same array while the columns are unchanged. */
  columns: readonly TableColumn<Row>[];
  /** Columns that are hidden unless the user chose to show them; must be the same array on every render. */
  hidden?: readonly string[];
  source: VirtualSource<Row>;
  /** Returns the name of a row for its checkbox. */
  rowName: (row: Row) => string;
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  onRowOpen: (row: Row) => void;
  /** The row whose side panel is open. */
  openId: number | null;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  isFiltered: boolean;
  onResetFilters: () => void;
  /** Beside the button that resets the filters: a button that looks for rows which the filters leave out unless asked. */
  secondaryAction?: ReactNode;
  /** Makes rows selectable; the bar shows these actions beside «Выбрано: N». */
  bulk?: (selected: { rows: readonly Row[]; clear: () => void }) => ReactNode;
  /** To the left of the table's own buttons. */
  toolbar: ReactNode;
  /** The export. */
  toolbarEnd?: ReactNode;
}

/** The table fits the screen including its bars, so that the checkboxes do not move when the selection bar appears. */
const frame = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 240,
  maxHeight: { xs: 'max(460px, calc(100vh - 88px))', sm: 'max(460px, calc(100vh - 190px))' },
  overflow: 'hidden',
} as const;

/**
 * A table for bulk work that scrolls over all its rows, however many there are: only visible rows are rendered and requested. The
 * server filters and sorts. For rows that are edited in place, use `DataTable`.
 */
export function VirtualTable<Row extends { id: number }>(props: VirtualTableProps<Row>) {
  const { columns, bulk } = props;
  // The rows of a response are rendered in a deferred update, so that the page stays responsive.
  const source = useDeferredValue(props.source);
  const view = useTableView(
    props.storageKey,
    useAppSelector((state) => state.settings.density),
    props.hidden,
  );
  const notify = useNotify();
  const selection = useRowSelection({ source, onFailure: notify.failure });
  const shown = useMemo(
    () => columns.filter(({ field }, index) => index === 0 || view.columns[field] !== false),
    [columns, view.columns],
  );
  const isBusy = source.count === undefined && !source.error;
  const body = () => {
    if (isBusy) return <SkeletonRows rows={8} columns={Math.min(columns.length, 5)} />;
    if (!source.count) {
      return <TableInstead {...props} {...source} isLoaded={source.count !== undefined} />;
    }
    return (
      <VirtualRows
        {...props}
        source={source}
        columns={shown}
        density={view.density}
        selection={bulk ? selection : null}
      />
    );
  };
  return (
    <Card aria-busy={isBusy || undefined} sx={frame}>
      <TableToolbar
        columns={columns.map(({ field, title }, index) => ({ field, name: title, isFixed: index === 0 }))}
        view={view}
        end={props.toolbarEnd}
      >
        {props.toolbar}
      </TableToolbar>
      {body()}
      {source.count ? (
        <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
          {bulk && selection.ids.size ? (
            <BulkBar count={selection.ids.size} onClear={selection.clear}>
              <ChooseAll selection={selection} count={source.count} />
              {bulk({ rows: selection.rows, clear: selection.clear })}
            </BulkBar>
          ) : null}
          <TableFoot source={source} />
        </Box>
      ) : null}
    </Card>
  );
}

/** Selects all found rows, up to the limit of a bulk change. */
function ChooseAll<Row>({ selection, count }: { selection: RowSelection<Row>; count: number }) {
  const { t } = useTranslation('common');
  const { ids, isFull, allCount, isLoading, chooseAll } = selection;
  if (isFull && count > ids.size) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('common:table.chosenMost', { count: ids.size })}
      </Typography>
    );
  }
  if (ids.size >= allCount) return null;
  return (
    <Button size="small" disabled={isLoading} onClick={chooseAll}>
      {allCount < count
        ? t('common:table.chooseFirst', { first: allCount, count })
        : t('common:table.chooseAll', { count })}
    </Button>
  );
}

/** «Найдено: N», or a message that some of the rows failed to load. */
function TableFoot<Row>({ source }: { source: VirtualSource<Row> }) {
  const { t } = useTranslation('common');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 2, minHeight: 44 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {t('common:list.found', { count: source.count ?? 0 })}
      </Typography>
      {source.error ? (
        <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
          <Typography variant="body2" color="error">
            {t('common:table.partFailed')}
          </Typography>
          <Button size="small" onClick={source.onRetry}>
            {t('common:action.retry')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
