import type { ObjectType, ReportChart, ReportInput, ReportScheduleInput } from '@src/api/generated/types';
import type { Report, ReportSource, ReportTemplate } from '../api';

/** What a report shows, while it is put together. */
export interface ReportShape {
  source: string;
  columns: readonly string[];
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

/** Days back; null: all of it. */
export const PERIODS = [null, 7, 30, 90, 365] as const;

const NOBODY = { subdivisionIds: [], positionIds: [], periodDays: null, isAdaptation: false } as const;

/** A report to begin with. */
export function shapeOfTemplate({ title: _title, text: _text, ...template }: ReportTemplate): ReportShape {
  return { ...NOBODY, ...template };
}

/** An empty one of a source: its first columns. */
export const shapeOfSource = ({ name, columns }: ReportSource): ReportShape => ({
  ...NOBODY,
  ...{ source: name, state: 'all', objectTypes: [], groupBy: null, sortBy: null, isDescending: false },
  chart: null,
  columns: columns.slice(0, 6).map((column) => column.name),
});

/** What of a saved report is shown. */
export function shapeOfReport(report: Report): ReportShape {
  const { source, columns, state, objectTypes, subdivisionIds, positionIds } = report;
  const { periodDays, isAdaptation, groupBy, sortBy, isDescending, chart } = report;
  return {
    ...{ source, columns, state, objectTypes, subdivisionIds, positionIds },
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

/** A report as the calls take it. */
export function reportInput(
  { columns, objectTypes, subdivisionIds, positionIds, ...shape }: ReportShape,
  named: Named,
): ReportInput {
  return {
    ...shape,
    ...named,
    columns: [...columns],
    objectTypes: [...objectTypes],
    subdivisionIds: [...subdivisionIds],
    positionIds: [...positionIds],
  };
}

/** The same columns with one of them moved by some places. */
export function moved(columns: readonly string[], name: string, by: number): string[] {
  const from = columns.indexOf(name);
  const to = Math.min(Math.max(from + by, 0), columns.length - 1);
  const rest = columns.filter((column) => column !== name);
  return [...rest.slice(0, to), name, ...rest.slice(to)];
}
