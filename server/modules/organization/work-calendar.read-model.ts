import { getISODay } from 'date-fns/getISODay';
import { parseISO } from 'date-fns/parseISO';
import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, listOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { daysAfter } from '@server/modules/days';

/** The working days of an organization. */
export interface WorkCalendar {
  /** 1 is Monday. */
  workDays: readonly number[];
  /** Its own days off, yyyy-MM-dd. */
  holidays: readonly string[];
}

/** The same with its time zone. */
export interface ZonedCalendar extends WorkCalendar {
  timezone: string;
}

/** Days off around a working day: what would fall on them is moved to the working day. */
export interface DaysOff {
  isOff: boolean;
  /** The number of days off that follow immediately. */
  ahead: number;
  /** The number of days off immediately before. */
  behind: number;
}

/** Nobody is away for longer: the search would never end in a calendar without a working day. */
const MAX_DAYS_OFF = 60;

/** Whether the day, yyyy-MM-dd, is a day off. */
export function isDayOff({ workDays, holidays }: WorkCalendar, day: string): boolean {
  return !workDays.includes(getISODay(parseISO(day))) || holidays.includes(day);
}

/** Returns the days off around a day. */
function daysOffAround(calendar: WorkCalendar, day: string): DaysOff {
  const count = (step: 1 | -1) => {
    let days = 0;
    while (days < MAX_DAYS_OFF && isDayOff(calendar, daysAfter(day, step * (days + 1)))) days += 1;
    return days;
  };
  return { isOff: isDayOff(calendar, day), ahead: count(1), behind: count(-1) };
}

/** Returns the organization's calendar and time zone. */
export async function calendarOf(tx: Tx, organizationId: number): Promise<ZonedCalendar> {
  const rows = await selectRows(tx, {
    timezone: text,
    workDays: listOf(integer),
    holidays: listOf(text),
  })(sql`
    select timezone, work_days as "workDays", holidays::text[] as holidays from organization where id = ${organizationId}`);
  const [row] = rows;
  if (!row) throw new Error('there is no such organization');
  return row;
}

/** Returns the days off around today, in the organization's time zone. */
export async function daysOffToday(tx: Tx, organizationId: number): Promise<DaysOff> {
  const rows = await selectRows(tx, { day: text, workDays: listOf(integer), holidays: listOf(text) })(sql`
    select (now() at time zone timezone)::date::text as day, work_days as "workDays", holidays::text[] as holidays
    from organization where id = ${organizationId}`);
  const [row] = rows;
  if (!row) throw new Error('there is no such organization');
  return daysOffAround(row, row.day);
}
