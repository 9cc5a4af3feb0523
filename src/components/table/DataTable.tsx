import { createElement, useEffect, useState } from 'react';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { useAppSelector } from '@src/store/hooks';
import { SkeletonRows } from '../feedback/Skeletons';
import { TableCard } from './TableCard';
import { TableInstead } from './TableInstead';
import type { DataTableGrid } from './DataTableGrid';
import { loadedGrid, loadGrid } from './load-grid';
import { TableToolbar } from './TableToolbar';
import type { DataTableProps } from './types';
import { useTableView } from './useTableView';

function useGrid(): typeof DataTableGrid | null {
  const [grid, setGrid] = useState(loadedGrid);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (loadedGrid()) return;
    loadGrid().then(
      (module) => setGrid(() => module),
      (error: unknown) => setFailure(error),
    );
  }, []);
  if (failure) throw failure;
  return grid;
}

/**
 * The table for bulk work: server-side paging and sorting, virtual rows, selection with a bulk bar, columns and density stored
 * per device, and all states of a list. For a light list, use `SimpleTable`.
 */
export function DataTable<Row extends GridValidRowModel>(props: DataTableProps<Row>) {
  const { rows, columns, isLoading, error } = props;
  const grid = useGrid();
  const density = useAppSelector((state) => state.settings.density);
  const view = useTableView(props.storageKey, density, props.hidden);
  const isEmpty = isFirstPageEmpty(props);
  const isBusy = !isEmpty && !(error && !rows);
  const body = () => {
    if (rows && !isLoading && grid && !isEmpty) return createElement(grid<Row>, { ...props, rows, view });
    if (isBusy) return <SkeletonRows rows={8} columns={Math.min(columns.length, 5)} />;
    return <TableInstead {...props} isLoaded={rows !== undefined} />;
  };
  return (
    <TableCard isBusy={isBusy && (!rows || isLoading === true || !grid)}>
      <TableToolbar
        columns={columns.map((column) => ({
          field: column.field,
          name: column.headerName ?? column.field,
          isFixed: column.hideable === false,
        }))}
        view={view}
        end={props.toolbarEnd}
      >
        {props.toolbar}
      </TableToolbar>
      {body()}
    </TableCard>
  );
}

function isFirstPageEmpty<Row extends GridValidRowModel>({ rows, page = 1 }: DataTableProps<Row>): boolean {
  return rows?.length === 0 && page <= 1;
}
