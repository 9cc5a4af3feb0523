import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';

export interface TableSort {
  field: string;
  direction: 'asc' | 'desc';
}

export interface CellPaste {
  text: string;
  /** The cell that had the focus. */
  id: number;
  field: string;
  /** The columns that are shown, from left to right. */
  fields: string[];
}

export interface DataTableProps<Row extends GridValidRowModel> {
  /** What the table lists, for screen readers. */
  label: string;
  /** Key under which columns and density are kept on the device. */
  storageKey: string;
  /** Columns that are shown only to who asked for them. */
  hidden?: readonly string[];
  columns: readonly GridColDef<Row>[];
  /** Undefined while nothing was loaded yet; the old rows stay while newer ones load. */
  rows: readonly Row[] | undefined;
  /** Of all pages. */
  count: number;
  getRowId?: (row: Row) => number | string;
  isLoading?: boolean;
  isFetching?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Counts from 1. Without it all rows stand on one page, and only those on the screen are drawn. */
  page?: number;
  pageSize?: number;
  onPage?: (page: number) => void;
  onPageSize?: (pageSize: number) => void;
  sort?: TableSort | null;
  /** Without it the columns do not sort. */
  onSort?: (sort: TableSort | null) => void;
  onRowOpen?: (row: Row) => void;
  /** The row whose side panel is open. */
  openId?: number | string | null;
  /** Instead of rows, when there is nothing at all. */
  empty: ReactNode;
  isFiltered?: boolean;
  onResetFilters?: () => void;
  /** With it, rows have checkboxes and the bar shows these actions beside «Выбрано: N». */
  bulk?: (selected: { ids: readonly number[]; clear: () => void }) => ReactNode;
  /** Left of the table's own buttons. */
  toolbar?: ReactNode;
  /** Which cells of the editable columns are; without it all of them. */
  isCellEditable?: (row: Row, field: string) => boolean;
  /** Pasted while a cell had the focus. */
  onCellPaste?: (pasted: CellPaste) => void;
  /** Editing in place: answers the row as it was saved, or throws to take the change back. */
  onRowSave?: (next: Row, before: Row) => Promise<Row>;
}
