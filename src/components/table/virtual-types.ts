import type { ReactNode } from 'react';
import type { TableSort } from './types';

/** A column of `VirtualTable`. The first one stays in sight and is always shown. */
export interface TableColumn<Row> {
  field: string;
  title: string;
  /** It has at least that. */
  width: number;
  /** Its share of what is left beside the widths; without it, none. */
  share?: number;
  /** The direction that the first press asks for; without it the server does not sort by this column. */
  sortsFrom?: TableSort['direction'];
  render: (row: Row) => ReactNode;
}

/** Rows of a long list that the server filters and sorts: what is known of them, and how more is asked for. */
export interface VirtualSource<Row> {
  /** Of all rows; undefined while nothing was loaded yet. */
  count: number | undefined;
  /** What stands at that place, counted from 0; undefined while it is on its way. */
  rowAt: (index: number) => Row | undefined;
  /** Those that are in sight, in order. */
  loaded: readonly Row[];
  /** Tells which part is in sight: from `first`, up to but without `end`. Answers what takes that back. */
  onVisibleRangeChange: (first: number, end: number) => () => void;
  /** The rows of a part, asked for where they are not there. */
  load: (first: number, end: number) => Promise<Row[]>;
  isFetching: boolean;
  error: unknown;
  onRetry: () => void;
  /** Another one: other people are listed, so that what was chosen among the earlier is forgotten. */
  filterKey: string;
  /** Another one: the rows at each place are others, so that one starts at the top. */
  orderKey: string;
}
