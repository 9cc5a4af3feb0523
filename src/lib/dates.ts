import { isValid, lightFormat, parseISO } from 'date-fns';
import { isShownDate } from './calendar';

export const dateFormats = {
  stored: 'yyyy-MM-dd',
  date: 'dd.MM.yyyy',
  dateTime: 'dd.MM.yyyy HH:mm',
  shortDateTime: 'dd.MM HH:mm',
  time: 'HH:mm:ss',
} as const;

export type DateFormat = keyof typeof dateFormats | 'longDate';

/** The name of a date's month as it stands behind the day. */
function monthName(date: Date, lang: string): string {
  const parts = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long' }).formatToParts(date);
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

/** Shows an ISO date or instant in one of the product's formats; empty for nothing, or for what is no date. */
export function formatDate(value: string | Date | null | undefined, kind: DateFormat = 'date', lang = 'ru') {
  if (!value) return '';
  const date = typeof value === 'string' ? parseISO(value) : value;
  if (!isValid(date)) return '';
  if (kind !== 'longDate') return lightFormat(date, dateFormats[kind]);
  return `${lightFormat(date, 'dd')} ${monthName(date, lang)} ${lightFormat(date, 'yyyy')}`;
}

/** A date typed as dd.MM.yyyy; null unless it stands in the calendar. */
export function parseShownDate(text: string): Date | null {
  if (!isShownDate(text)) return null;
  const [day, month, year] = text.split('.');
  return parseISO(`${year}-${month}-${day}`);
}

/** dd.MM.yyyy → yyyy-MM-dd; null for what is no date. */
export function toStoredDate(text: string): string | null {
  const date = parseShownDate(text);
  return date ? lightFormat(date, dateFormats.stored) : null;
}

/** Today as it is stored. */
export function todayStored(now = new Date()): string {
  return lightFormat(now, dateFormats.stored);
}

/** What a half-typed date is kept as in a form; `rules.storedDate` refuses it. */
export const invalidDate = 'invalid';
