import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { type PageOf, useOlderRows } from '../lib/useOlderRows';
import { MoreButton } from './MoreButton';

interface OlderRowsTableProps<Row> {
  /** The key of the list; rows of another list are dropped. */
  list: string;
  label: string;
  columns: readonly SimpleColumn<Row>[];
  /** The first page, which is kept up to date. */
  first: { page: PageOf<Row> | undefined; isFetching: boolean; error?: unknown; refetch: () => unknown };
  /** Returns the page after this row; undefined when it could not be loaded. */
  readOlder: (last: Row) => Promise<PageOf<Row> | undefined>;
  isReading: boolean;
  empty: ReactNode;
}

/** A list with the newest rows first: «Показать ещё» loads older ones. */
export function OlderRowsTable<Row extends { id: string | number }>(props: OlderRowsTableProps<Row>) {
  const { list, label, columns, first, readOlder, isReading, empty } = props;
  const { rows, hasMore, more } = useOlderRows(list, first.page, readOlder);
  return (
    <Stack spacing={1.5}>
      <SimpleTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isFetching={first.isFetching}
        error={first.error}
        onRetry={() => void first.refetch()}
        empty={empty}
      />
      <MoreButton hasMore={hasMore} isBusy={isReading} onMore={more} />
    </Stack>
  );
}
