import { dateFormat } from '@server/formatters';

/** Returns the calendar day in a time zone, yyyy-MM-dd. */
export function dayOf(at: Date, timezone: string): string {
  // Swedish writes dates as yyyy-MM-dd.
  return dateFormat('sv', { timeZone: timezone }).format(at);
}

/** Returns the day this number of days after another, yyyy-MM-dd. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the whole days between the days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Returns the whole years between the days: a person born on 29 February is a year older on 1 March. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** Whether the day is the birthday; one on 29 February is celebrated on the 28th if there is no 29th. */
export function isBirthday(birth: string, day: string): boolean {
  if (birth.slice(5) === day.slice(5)) return true;
  return birth.endsWith('-02-29') && day.endsWith('-02-28') && daysAfter(day, 1).endsWith('-03-01');
}

/** Returns a day (yyyy-MM-dd) for display in either language: dd.MM.yyyy. */
export function dayText(day: string): string {
  return day.split('-').reverse().join('.');
}

/** Returns an instant for display in a time zone: dd.MM.yyyy HH:mm. */
export function instantText(at: Date, timezone: string): string {
  const time = dateFormat('sv', { timeZone: timezone, hour: '2-digit', minute: '2-digit' }).format(at);
  return `${dayText(dayOf(at, timezone))} ${time}`;
}
