import type {
  ObjectType,
  ReportAggregate,
  ReportChart,
  ReportInput,
  ReportScheduleInput,
} from '@src/api/generated/types';
import type { Report, ReportSource, ReportTemplate } from '../api';

/** A total of a column of numbers: of all rows, and of each group. */
export interface Total {
  column: string;
  aggregate: ReportAggregate;
}

/** The settings of a report in the editor. */
export interface ReportShape {
  source: string;
  columns: readonly string[];
  totals: readonly Total[];
  state: string;
  objectTypes: readonly ObjectType[];
  subdivisionIds: readonly number[];
  positionIds: readonly number[];
  periodDays: number | null;
  isAdaptation: boolean;
  groupBy: string | null;
  sortBy: string | null;
  isDescending: boolean;
  chart: ReportChart | null;
}

/** Days before today; null for all data. */
export const PERIODS = [null, 7, 30, 90, 365] as const;

const NOBODY = { subdivisionIds: [], positionIds: [], periodDays: null, isAdaptation: false } as const;

/** Returns the settings of a report template. */
export function shapeOfTemplate({ title: _title, text: _text, ...template }: ReportTemplate): ReportShape {
  return { ...NOBODY, ...template };
}

/** Returns the initial settings for a source: its first columns. */
export const shapeOfSource = ({ name, columns }: ReportSource): ReportShape => ({
  ...NOBODY,
  ...{ source: name, state: 'all', objectTypes: [], groupBy: null, sortBy: null, isDescending: false },
  chart: null,
  totals: [],
  columns: columns.slice(0, 6).map((column) => column.name),
});

/** Returns the settings of a saved report. */
export function shapeOfReport(report: Report): ReportShape {
  const { source, columns, totals, state, objectTypes, subdivisionIds, positionIds } = report;
  const { periodDays, isAdaptation, groupBy, sortBy, isDescending, chart } = report;
  return {
    ...{ source, columns, totals, state, objectTypes, subdivisionIds, positionIds },
    ...{ periodDays, isAdaptation, groupBy, sortBy, isDescending, chart },
  };
}

export const isSameShape = (a: ReportShape, b: ReportShape): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

interface Named {
  name: string;
  isShared?: boolean;
  schedule?: ReportScheduleInput | null;
}

/** Converts a report to the mutation input. */
export function reportInput(
  { columns, totals, objectTypes, subdivisionIds, positionIds, ...shape }: ReportShape,
  named: Named,
): ReportInput {
  return {
    ...shape,
    ...named,
    columns: [...columns],
    totals: totals.map(({ column, aggregate }) => ({ column, aggregate })),
    objectTypes: [...objectTypes],
    subdivisionIds: [...subdivisionIds],
    positionIds: [...positionIds],
  };
}

/** Returns the columns with one of them moved by a number of positions. */
export function moved(columns: readonly string[], name: string, by: number): string[] {
  const from = columns.indexOf(name);
  const to = Math.min(Math.max(from + by, 0), columns.length - 1);
  const rest = columns.filter((column) => column !== name);
  return [...rest.slice(0, to), name, ...rest.slice(to)];
}
