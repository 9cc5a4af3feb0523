import { dateFormat } from '@server/formatters';
import type { Lang } from '@server/graphql/context';

/** A day as yyyy-MM-dd is a text for the database and a date for a spreadsheet: `dayCell` turns one into the other. */
export type Cell = string | number | Date | null;

export interface SpreadsheetColumn {
  title: string;
  /** In characters. */
  width: number;
  /** `money`: roubles, with their kopecks. */
  kind?: 'text' | 'number' | 'money' | 'day' | 'instant';
}

export interface Spreadsheet {
  lang: Lang;
  /** Of the sheet. */
  title: string;
  columns: readonly SpreadsheetColumn[];
  /** Parts of the rows: the next one is asked for when the one before was taken by whoever downloads. */
  parts: Iterable<Rows> | AsyncIterable<Rows>;
  /** Under each printed page. */
  footer?: string;
}

export type Rows = readonly (readonly Cell[])[];

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The hour that people saw on the wall: a spreadsheet's dates know no zone. */
export function instantCell(at: Date, timezone: string): Date {
  const clock = dateFormat('sv', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return new Date(`${clock.format(at).replace(' ', 'T')}Z`);
}

/** A day of the calendar; null when there is none. */
export function dayCell(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T00:00:00Z`);
}
