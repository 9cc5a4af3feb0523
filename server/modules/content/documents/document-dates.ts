import { dateFormat } from '@server/formatters';

/** Formats of dates in documents, in the organization's time. */
export interface DocumentDates {
  /** «21.11.2026, 14:05:09» */
  instant(at: Date): string;
  /** «21.11.2026», of yyyy-MM-dd too */
  day(day: Date | string): string;
}

/** Dates as the organization's clock shows them: in either language as the product writes dates, dd.MM.yyyy. */
export function createDocumentDates(timeZone: string): DocumentDates {
  const date = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const instant = dateFormat('ru', { timeZone, ...date, ...time });
  const day = dateFormat('ru', { timeZone, ...date });
  const calendar = dateFormat('ru', { timeZone: 'UTC', ...date });
  return {
    instant: (at) => instant.format(at),
    day: (value) =>
      typeof value === 'string' ? calendar.format(new Date(`${value}T00:00:00Z`)) : day.format(value),
  };
}
