import { format, isValid, parse, parseISO } from 'date-fns';
import { enUS, ru } from 'date-fns/locale';
import { isShownDate } from './calendar';

export const dateFormats = {
  stored: 'yyyy-MM-dd',
  date: 'dd.MM.yyyy',
  dateTime: 'dd.MM.yyyy HH:mm',
  shortDateTime: 'dd.MM HH:mm',
  longDate: 'dd MMMM yyyy',
  time: 'HH:mm:ss',
} as const;

export type DateFormat = keyof typeof dateFormats;

/** The date-fns locale of an interface language; weeks start on Monday in both. */
export function dateLocale(lang: string) {
  return lang.startsWith('en') ? { ...enUS, options: { ...enUS.options, weekStartsOn: 1 as const } } : ru;
}

/** Shows an ISO date or instant in one of the product's formats; empty for nothing, or for what is no date. */
export function formatDate(value: string | Date | null | undefined, kind: DateFormat = 'date', lang = 'ru') {
  if (!value) return '';
  const date = typeof value === 'string' ? parseISO(value) : value;
  return isValid(date) ? format(date, dateFormats[kind], { locale: dateLocale(lang) }) : '';
}

/** A date typed as dd.MM.yyyy; null unless it stands in the calendar. */
export function parseShownDate(text: string): Date | null {
  return isShownDate(text) ? parse(text, dateFormats.date, new Date(0)) : null;
}

/** dd.MM.yyyy → yyyy-MM-dd; null for what is no date. */
export function toStoredDate(text: string): string | null {
  const date = parseShownDate(text);
  return date ? format(date, dateFormats.stored) : null;
}

/** Today as it is stored. */
export function todayStored(now = new Date()): string {
  return format(now, dateFormats.stored);
}

/** What a half-typed date is kept as in a form; `rules.storedDate` refuses it. */
export const invalidDate = 'invalid';
