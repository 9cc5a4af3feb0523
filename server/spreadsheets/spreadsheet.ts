import { dateFormat } from '@server/formatters';
import type { Lang } from '@server/graphql/context';

/** The value of a cell. The database has days as texts, yyyy-MM-dd, and spreadsheets have dates: `dayCell` converts them. */
export type Cell = string | number | Date | null;

export interface SpreadsheetColumn {
  title: string;
  /** In characters. */
  width: number;
  /** `number`: a whole one; `decimal`: with two decimal places; `money`: rubles with kopecks. */
  kind?: 'text' | 'number' | 'decimal' | 'money' | 'day' | 'instant';
}

export interface Spreadsheet {
  lang: Lang;
  /** The title of the sheet. */
  title: string;
  columns: readonly SpreadsheetColumn[];
  /** Parts of the rows: the next one is requested when the client has received the previous one. */
  parts: Iterable<Rows> | AsyncIterable<Rows>;
  /** Lines above the heading of each sheet: what the table is about, and its counts. */
  top?: readonly (readonly Cell[])[];
  /** The line above those of every further sheet; `first` is the number of its first row, from 1. */
  continued?: (first: number) => string;
  /** The footer of each printed page. */
  footer?: string;
}

export type Rows = readonly (readonly Cell[])[];

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Zones change their offset at quarters of an hour. */
const QUARTER_MS = 900_000;
/** About three years of quarters. */
const MAX_OFFSETS = 100_000;

/** By time zone, the offsets from Greenwich by quarter of an hour: formatting each instant takes longer than writing its cell. */
const offsets = new Map<string, Map<number, number>>();

function offsetAt(quarter: number, timezone: string): number {
  const known = offsets.get(timezone) ?? new Map<number, number>();
  offsets.set(timezone, known);
  const kept = known.get(quarter);
  if (kept !== undefined) return kept;
  const clock = dateFormat('sv', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
  const local = new Date(`${clock.format(new Date(quarter)).replace(' ', 'T')}Z`);
  const offset = local.getTime() - quarter;
  if (known.size >= MAX_OFFSETS) known.clear();
  known.set(quarter, offset);
  return offset;
}

/** Returns an instant as local time: dates in a spreadsheet have no time zone. */
export function instantCell(at: Date, timezone: string): Date {
  const second = Math.floor(at.getTime() / 1000) * 1000;
  return new Date(second + offsetAt(Math.floor(second / QUARTER_MS) * QUARTER_MS, timezone));
}

/** Returns a calendar day as a date; null when there is none. */
export function dayCell(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T00:00:00Z`);
}
