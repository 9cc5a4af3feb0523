import { dateFormat } from '@server/formatters';

/** Date formats of documents, in the organization's time zone. */
export interface DocumentDates {
  /** «21.11.2026, 14:05:09» */
  instant(at: Date): string;
  /** «21.11.2026», also for yyyy-MM-dd */
  day(day: Date | string): string;
}

/** Creates formatters for the organization's time zone: dates are dd.MM.yyyy in both languages. */
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
