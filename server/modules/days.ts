import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addYears } from 'date-fns/addYears';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInYears } from 'date-fns/differenceInYears';
import { getDate } from 'date-fns/getDate';
import { getMonth } from 'date-fns/getMonth';
import { getYear } from 'date-fns/getYear';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';

/** How days are stored and compared. */
const STORED = 'yyyy-MM-dd';

/** Returns the calendar day in a time zone, yyyy-MM-dd. */
export function dayOf(at: Date, timezone: string): string {
  return lightFormat(new TZDate(at, timezone), STORED);
}

/** Returns the instant at which the calendar day begins in a time zone. */
export function dayStart(day: string, timezone: string): Date {
  const local = parseISO(day);
  return new Date(new TZDate(getYear(local), getMonth(local), getDate(local), timezone).getTime());
}

/** Returns the day this number of days after another, yyyy-MM-dd. */
export function daysAfter(day: string, days: number): string {
  return lightFormat(addDays(parseISO(day), days), STORED);
}

/** Returns the whole days between the days. */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from));
}

/** Returns the whole years between the days: a person born on 29 February is a year older on 1 March. */
export function yearsBetween(from: string, to: string): number {
  return differenceInYears(parseISO(to), parseISO(from));
}

/** Whether the day is the birthday; one on 29 February is celebrated on the 28th if there is no 29th. */
export function isBirthday(birth: string, day: string): boolean {
  const first = parseISO(birth);
  return lightFormat(addYears(first, getYear(parseISO(day)) - getYear(first)), STORED) === day;
}

/** Returns a day (yyyy-MM-dd) for display in either language: dd.MM.yyyy. */
export function dayText(day: string): string {
  return day.split('-').reverse().join('.');
}

/** Returns an instant for display in a time zone: dd.MM.yyyy HH:mm. */
export function instantText(at: Date, timezone: string): string {
  return lightFormat(new TZDate(at, timezone), 'dd.MM.yyyy HH:mm');
}
