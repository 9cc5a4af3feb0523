import type { ReactNode } from 'react';
import type { TableSort } from './types';

/** A column of `VirtualTable`. The first one is sticky and always shown. */
export interface TableColumn<Row> {
  field: string;
  title: string;
  /** The minimum width. */
  width: number;
  /** The share of the remaining width; without it, none. */
  share?: number;
  /** The direction of the first click; without it the server does not sort by this column. */
  sortsFrom?: TableSort['direction'];
  render: (row: Row) => ReactNode;
}

/** The rows of a long list that the server filters and sorts: what is loaded, and how to request more. */
export interface VirtualSource<Row> {
  /** The number of all rows; undefined until the first load. */
  count: number | undefined;
  /** Returns the row at an index counted from 0; undefined while it is loading. */
  rowAt: (index: number) => Row | undefined;
  /** The visible rows in order. */
  loaded: readonly Row[];
  /** Reports the visible range: from `first` up to but not including `end`. Returns a function that withdraws it. */
  onVisibleRangeChange: (first: number, end: number) => () => void;
  /** Returns the rows of a range and loads those that are missing. */
  load: (first: number, end: number) => Promise<Row[]>;
  isFetching: boolean;
  error: unknown;
  onRetry: () => void;
  /** When it changes, the listed rows are different and the selection is cleared. */
  filterKey: string;
  /** When it changes, the order of the rows has changed and the list scrolls to the top. */
  orderKey: string;
}
