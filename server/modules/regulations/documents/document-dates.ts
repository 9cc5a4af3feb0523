import { dateFormat } from '@server/formatters';
import type { Lang } from '@server/graphql/context';

const LOCALES: Record<Lang, string> = { ru: 'ru-RU', 'en-us': 'en-GB' };

/** Formats of dates in documents, in the organization's time. */
export interface DocumentDates {
  /** «21.11.2026, 14:05:09» */
  instant(at: Date): string;
  /** «21.11.2026», of yyyy-MM-dd too */
  day(day: Date | string): string;
}

/** Dates as the organization's clock shows them. */
export function createDocumentDates(lang: Lang, timeZone: string): DocumentDates {
  const date = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const instant = dateFormat(LOCALES[lang], { timeZone, ...date, ...time });
  const day = dateFormat(LOCALES[lang], { timeZone, ...date });
  const calendar = dateFormat(LOCALES[lang], { timeZone: 'UTC', ...date });
  return {
    instant: (at) => instant.format(at),
    day: (value) =>
      typeof value === 'string' ? calendar.format(new Date(`${value}T00:00:00Z`)) : day.format(value),
  };
}
