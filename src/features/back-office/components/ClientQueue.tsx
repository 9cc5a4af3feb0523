import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import type { ClientQueuePage } from '../lib/useClientQueue';

interface OfClient {
  organizationId: number;
  id: number;
}

interface ClientQueueProps<Row extends OfClient> {
  title: string;
  /** Shown beside the title. */
  actions?: ReactNode;
  columns: readonly SimpleColumn<Row>[];
  empty: ReactNode;
  /** Whether the list is empty because of the switch; otherwise `empty` is shown. */
  isFiltered?: boolean;
  /** The label of the switch that shows only pending items. */
  onlyLabel: string;
  shown: ClientQueuePage;
  /** The items loaded so far. */
  items: readonly Row[] | undefined;
  count: number | undefined;
  query: { isFetching: boolean; error?: unknown; refetch: () => unknown };
  /** The dialogs that its rows open. */
  children?: ReactNode;
}

/** Client items that are pending or decided by the provider, the newest first. */
export function ClientQueue<Row extends OfClient>({
  title,
  actions,
  columns,
  empty,
  isFiltered,
  onlyLabel,
  shown,
  items,
  count = 0,
  query,
  children,
}: ClientQueueProps<Row>) {
  const { page, pageSize, isOnlyWaiting, onPage, onOnlyWaiting } = shown;
  return (
    <Stack component="section" spacing={1.5} aria-label={title}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h2" variant="h2" sx={{ flex: '1 1 220px' }}>
          {title}
        </Typography>
        {actions}
      </Stack>
      <SimpleTable<Row>
        label={title}
        columns={columns}
        rows={items}
        rowKey={({ organizationId, id }) => `${organizationId}-${id}`}
        isFetching={query.isFetching}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={empty}
        {...(isFiltered !== undefined && { isFiltered, onResetFilters: () => onOnlyWaiting(false) })}
        toolbar={<FilterSwitch label={onlyLabel} value={isOnlyWaiting} onChange={onOnlyWaiting} />}
        paging={{ count, page, pageSize, onPage }}
      />
      {children}
    </Stack>
  );
}
