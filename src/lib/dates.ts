import { isValid, lightFormat, parseISO } from 'date-fns';
import { isShownDate } from '@domain/calendar';

export const dateFormats = {
  stored: 'yyyy-MM-dd',
  date: 'dd.MM.yyyy',
  dateTime: 'dd.MM.yyyy HH:mm',
  shortDateTime: 'dd.MM HH:mm',
  time: 'HH:mm:ss',
} as const;

export type DateFormat = keyof typeof dateFormats | 'longDate';

/** Returns the name of a date's month in the form used after the day. */
function monthName(date: Date, lang: string): string {
  const parts = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long' }).formatToParts(date);
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

/** Formats an ISO date or instant in one of the product's formats; empty for no value or an invalid date. */
export function formatDate(value: string | Date | null | undefined, kind: DateFormat = 'date', lang = 'ru') {
  if (!value) return '';
  const date = typeof value === 'string' ? parseISO(value) : value;
  if (!isValid(date)) return '';
  if (kind !== 'longDate') return lightFormat(date, dateFormats[kind]);
  return `${lightFormat(date, 'dd')} ${monthName(date, lang)} ${lightFormat(date, 'yyyy')}`;
}

/** Parses a date typed as dd.MM.yyyy; null when it does not exist. */
export function parseShownDate(text: string): Date | null {
  if (!isShownDate(text)) return null;
  const [day, month, year] = text.split('.');
  return parseISO(`${year}-${month}-${day}`);
}

/** Converts dd.MM.yyyy → yyyy-MM-dd; null when the text is not a date. */
export function toStoredDate(text: string): string | null {
  const date = parseShownDate(text);
  return date ? lightFormat(date, dateFormats.stored) : null;
}

/** Returns today's date in the stored format. */
export function todayStored(now = new Date()): string {
  return lightFormat(now, dateFormats.stored);
}

/** The form value of an incomplete date; `rules.storedDate` rejects it. */
export const invalidDate = 'invalid';
