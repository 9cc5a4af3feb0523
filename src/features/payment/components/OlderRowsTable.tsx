import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { type PageOf, useOlderRows } from '../lib/useOlderRows';
import { MoreButton } from './MoreButton';

interface OlderRowsTableProps<Row> {
  /** Which list it is: of another one nothing is kept. */
  list: string;
  label: string;
  columns: readonly SimpleColumn<Row>[];
  /** The first page, which is kept fresh. */
  first: { page: PageOf<Row> | undefined; isFetching: boolean; error?: unknown; refetch: () => unknown };
  /** The page below this row; undefined: it could not be read. */
  readOlder: (last: Row) => Promise<PageOf<Row> | undefined>;
  isReading: boolean;
  empty: ReactNode;
}

/** A list that grows downwards, the newest first: «Показать ещё» reads what is older. */
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
