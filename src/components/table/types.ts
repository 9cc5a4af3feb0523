import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';

export interface TableSort {
  field: string;
  direction: 'asc' | 'desc';
}

export interface CellPaste {
  text: string;
  /** The row of the focused cell. */
  id: number;
  field: string;
  /** The visible columns, from left to right. */
  fields: string[];
}

export interface DataTableProps<Row extends GridValidRowModel> {
  /** The accessible name of the table. */
  label: string;
  /** The storage key of columns and density on the device. */
  storageKey: string;
  /** Columns that are hidden unless the user chose to show them. */
  hidden?: readonly string[];
  columns: readonly GridColDef<Row>[];
  /** Undefined until the first load; the old rows stay while newer ones are loading. */
  rows: readonly Row[] | undefined;
  /** The number of rows on all pages. */
  count: number;
  getRowId?: (row: Row) => number | string;
  isLoading?: boolean;
  isFetching?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Starts at 1. Without it all rows are on one page, and only the visible ones are rendered. */
  page?: number;
  pageSize?: number;
  onPage?: (page: number) => void;
  onPageSize?: (pageSize: number) => void;
  sort?: TableSort | null;
  /** Without it the columns cannot be sorted. */
  onSort?: (sort: TableSort | null) => void;
  onRowOpen?: (row: Row) => void;
  /** The row whose side panel is open. */
  openId?: number | string | null;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  isFiltered?: boolean;
  onResetFilters?: () => void;
  /** Adds checkboxes to rows; the bar shows these actions beside «Выбрано: N». */
  bulk?: (selected: { ids: readonly number[]; clear: () => void }) => ReactNode;
  /** To the left of the table's own buttons. */
  toolbar?: ReactNode;
  /** The export, beside the table's own buttons. */
  toolbarEnd?: ReactNode;
  /** Which cells of the editable columns can be edited; without it, all of them. */
  isCellEditable?: (row: Row, field: string) => boolean;
  /** Called when text is pasted while a cell has the focus. */
  onCellPaste?: (pasted: CellPaste) => void;
  /** Saves an in-place edit: returns the saved row, or throws to revert the change. */
  onRowSave?: (next: Row, before: Row) => Promise<Row>;
}
