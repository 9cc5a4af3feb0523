import type { ReportAggregate } from '@src/api/generated/types';
import type { ReportSource } from '../api';
import type { Total } from './report-shape';

export const AGGREGATES = ['sum', 'average', 'min', 'max'] as const satisfies readonly ReportAggregate[];

type Column = ReportSource['columns'][number];

/** Returns the columns that totals can be computed of. */
export const numberColumns = ({ columns }: ReportSource): Column[] =>
  columns.filter(({ cell }) => cell === 'number');

const isSame = (a: Total, b: Total): boolean => a.column === b.column && a.aggregate === b.aggregate;

export const hasTotal = (totals: readonly Total[], total: Total): boolean =>
  totals.some((item) => isSame(item, total));

/** Returns the totals with this one added at the end, or without it. */
export const toggledTotal = (totals: readonly Total[], total: Total): Total[] =>
  hasTotal(totals, total) ? totals.filter((item) => !isSame(item, total)) : [...totals, total];
