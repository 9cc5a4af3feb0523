import { useEffect, useState } from 'react';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { ErrorState } from '../feedback/ErrorState';
import { FilteredEmpty } from '../feedback/FilteredEmpty';
import { SkeletonRows } from '../feedback/Skeletons';
import { TableCard } from './TableCard';
import type { DataTableGrid } from './DataTableGrid';
import type { DataTableProps } from './types';

let loadedGrid: typeof DataTableGrid | null = null;

/** The grid weighs more than the rest of the kit together: it comes with the first table, not with the first page. */
function useGrid(): typeof DataTableGrid | null {
  const [grid, setGrid] = useState(() => loadedGrid);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (loadedGrid) return;
    import('./DataTableGrid').then(
      (module) => {
        loadedGrid = module.DataTableGrid;
        setGrid(() => module.DataTableGrid);
      },
      (error: unknown) => setFailure(error),
    );
  }, []);
  if (failure) throw failure;
  return grid;
}

/**
 * The table for bulk work: paged and sorted by the server, virtual rows, selection with a bulk bar, columns and density
 * kept per device, and all of a list's states. For a light list: `SimpleTable`.
 */
export function DataTable<Row extends GridValidRowModel>(props: DataTableProps<Row>) {
  const { rows, isLoading, error, errorText, onRetry, empty, isFiltered, onResetFilters, columns } = props;
  const Grid = useGrid();
  const skeleton = <SkeletonRows rows={8} columns={Math.min(columns.length, 5)} />;
  if (error && !rows) {
    return (
      <TableCard>
        <ErrorState {...(errorText ? { text: errorText } : {})} {...(onRetry ? { onRetry } : {})} isDense />
      </TableCard>
    );
  }
  if (!rows || isLoading || !Grid) return <TableCard isBusy>{skeleton}</TableCard>;
  if (!rows.length && props.page <= 1) {
    return (
      <TableCard>
        {isFiltered && onResetFilters ? <FilteredEmpty onReset={onResetFilters} /> : empty}
      </TableCard>
    );
  }
  return <Grid {...props} rows={rows} />;
}
