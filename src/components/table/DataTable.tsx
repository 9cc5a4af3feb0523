import Stack from '@mui/material/Stack';
import { createElement, useEffect, useState } from 'react';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { SkeletonRows } from '../feedback/Skeletons';
import { TableCard } from './TableCard';
import { TableInstead } from './TableInstead';
import type { DataTableGrid } from './DataTableGrid';
import { loadedGrid, loadGrid } from './load-grid';
import type { DataTableProps } from './types';

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
 * The table for bulk work: paged and sorted by the server, virtual rows, selection with a bulk bar, columns and density
 * kept per device, and all of a list's states. For a light list: `SimpleTable`.
 */
export function DataTable<Row extends GridValidRowModel>(props: DataTableProps<Row>) {
  const { rows, isLoading, error } = props;
  const grid = useGrid();
  const isEmpty = isFirstPageEmpty(props);
  if (rows && !isLoading && grid && !isEmpty) return createElement(grid<Row>, { ...props, rows });
  const isBusy = !isEmpty && !(error && !rows);
  return (
    <TableCard isBusy={isBusy}>
      {props.toolbar ? (
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{
            p: 1.5,
            pl: 2,
            flexWrap: 'wrap',
            alignItems: 'center',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {props.toolbar}
        </Stack>
      ) : null}
      {isBusy ? (
        <SkeletonRows rows={8} columns={Math.min(props.columns.length, 5)} />
      ) : (
        <TableInstead {...props} isLoaded={props.rows !== undefined} />
      )}
    </TableCard>
  );
}

function isFirstPageEmpty<Row extends GridValidRowModel>({ rows, page = 1 }: DataTableProps<Row>): boolean {
  return rows?.length === 0 && page <= 1;
}
