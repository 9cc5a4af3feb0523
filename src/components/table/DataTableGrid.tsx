import Box from '@mui/material/Box';
import {
  DataGrid,
  type DataGridProps,
  type GridRowId,
  type GridRowSelectionModel,
  type GridValidRowModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { enUS, ruRU } from '@mui/x-data-grid/locales';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageNonce } from '@src/theme/nonce';
import { BulkBar } from './BulkBar';
import { useCellKeys } from './useCellKeys';
import { gridStyles } from './grid-styles';
import { headHeight } from './table-looks';
import { TableFooter } from './TableFooter';
import type { DataTableProps } from './types';
import type { useTableView } from './useTableView';

const nonce = pageNonce();
/** The grid rejects a larger page, and it renders all the rows that it gets. */
const pageSizeMax = 100;
const heightOfContent = () => 'auto' as const;
const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

interface GridProps<Row extends GridValidRowModel> extends DataTableProps<Row> {
  rows: readonly Row[];
  view: ReturnType<typeof useTableView>;
}

function pagesOf<Row extends GridValidRowModel>(props: GridProps<Row>) {
  const { page = 1, pageSize = Math.max(props.count, 1) } = props;
  return { page, pageSize };
}

/** Returns the props that make cells editable; none when the table is read-only. */
function writingOf<Row extends GridValidRowModel>({
  isCellEditable,
  onRowSave,
}: GridProps<Row>): Partial<DataGridProps<Row>> {
  return {
    ...(isCellEditable ? { isCellEditable: ({ row, field }) => isCellEditable(row, field) } : {}),
    ...(onRowSave ? { processRowUpdate: onRowSave, onProcessRowUpdateError: () => {} } : {}),
  };
}

/** The grid itself, with the selection bar and the footer. `DataTable` loads it on demand. */
export function DataTableGrid<Row extends GridValidRowModel>(props: GridProps<Row>) {
  const { label, columns, rows, view, count, sort, onSort, onRowOpen, openId, bulk } = props;
  const { page, pageSize } = pagesOf(props);
  const { i18n } = useTranslation();
  const [selection, setSelection] = useState(nothing);
  const apiRef = useGridApiRef();
  useEffect(() => {
    // The first column is sticky, so it is rendered at any horizontal scroll position. Rows stay virtual.
    apiRef.current?.unstable_setColumnVirtualization(false);
  }, [apiRef]);
  const cells = useCellKeys(apiRef, props.onCellPaste);
  const words = i18n.language.startsWith('en') ? enUS : ruRU;
  const idOf = props.getRowId ?? ((row: Row): GridRowId => row['id']);
  const selectedIds = useMemo(() => {
    const all = rows.map((row) => idOf(row));
    const isExclude = selection.type === 'exclude';
    return all.filter((id) => selection.ids.has(id) !== isExclude).map(Number);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- idOf is a function of the row alone
  }, [rows, selection]);

  return (
    <>
      <Box
        onPaste={cells.onPaste}
        sx={{
          width: '100%',
          maxHeight: 'calc(100vh - 240px)',
          minHeight: 200,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <DataGrid<Row>
          apiRef={apiRef}
          label={label}
          {...(nonce ? { nonce } : {})}
          columns={columns}
          rows={rows}
          rowCount={count}
          {...(props.getRowId ? { getRowId: props.getRowId } : {})}
          loading={props.isFetching ?? false}
          density={view.density}
          columnHeaderHeight={headHeight}
          getRowHeight={heightOfContent}
          columnVisibilityModel={view.columns}
          onColumnVisibilityModelChange={view.setColumns}
          paginationMode="server"
          paginationModel={{ page: page - 1, pageSize: Math.min(pageSize, pageSizeMax) }}
          sortingMode="server"
          filterMode="server"
          sortModel={sort ? [{ field: sort.field, sort: sort.direction }] : []}
          onSortModelChange={([first]) =>
            onSort?.(first?.sort ? { field: first.field, direction: first.sort } : null)
          }
          disableColumnSorting={!onSort}
          disableColumnFilter
          disableColumnMenu
          hideFooter
          checkboxSelection={Boolean(bulk)}
          disableRowSelectionOnClick
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          onRowClick={({ row }) => onRowOpen?.(row)}
          onCellEditStart={cells.onEditStart}
          onCellKeyDown={(cell, event) => {
            cells.onKeyDown(cell, event);
            // Enter opens the row, unless the cell is edited in place or contains a control.
            if (event.key === 'Enter' && onRowOpen && !cell.isEditable && cell.field !== '__check__')
              onRowOpen(cell.row);
          }}
          getRowClassName={({ id }) => (id === openId ? 'is-open' : '')}
          {...writingOf(props)}
          slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
          localeText={words.components.MuiDataGrid.defaultProps.localeText}
          sx={gridStyles(Boolean(onRowOpen), Boolean(bulk))}
        />
      </Box>
      {bulk && selectedIds.length ? (
        <BulkBar count={selectedIds.length} onClear={() => setSelection(nothing)}>
          {bulk({ ids: selectedIds, clear: () => setSelection(nothing) })}
        </BulkBar>
      ) : null}
      <TableFooter
        count={count}
        page={page}
        pageSize={pageSize}
        onPage={(next) => props.onPage?.(next)}
        {...(props.onPageSize ? { onPageSize: props.onPageSize } : {})}
      />
    </>
  );
}
