import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, listOf, text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { daysAfter } from '@server/modules/days';

/** When an organization works. */
export interface WorkCalendar {
  /** 1 is Monday. */
  workDays: readonly number[];
  /** Days off of its own, yyyy-MM-dd. */
  holidays: readonly string[];
}

/** The same with the zone of its clock. */
export interface ZonedCalendar extends WorkCalendar {
  timezone: string;
}

/** Days off around a working day: what would fall on them comes on the working day instead. */
export interface DaysOff {
  isOff: boolean;
  /** How many days off follow at once. */
  ahead: number;
  /** How many have just passed. */
  behind: number;
}

/** Nobody is away for longer: a calendar without a working day would never end. */
const LONGEST = 60;

/** Whether nobody works on this day, yyyy-MM-dd. */
export function isDayOff({ workDays, holidays }: WorkCalendar, day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return !workDays.includes(weekday) || holidays.includes(day);
}

/** What lies around a day. */
function daysOffAround(calendar: WorkCalendar, day: string): DaysOff {
  const count = (step: 1 | -1) => {
    let days = 0;
    while (days < LONGEST && isDayOff(calendar, daysAfter(day, step * (days + 1)))) days += 1;
    return days;
  };
  return { isOff: isDayOff(calendar, day), ahead: count(1), behind: count(-1) };
}

/** When the organization works, by which clock. */
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

/** Around today, as the organization's clock has it. */
export async function daysOffToday(tx: Tx, organizationId: number): Promise<DaysOff> {
  const rows = await selectRows(tx, { day: text, workDays: listOf(integer), holidays: listOf(text) })(sql`
    select (now() at time zone timezone)::date::text as day, work_days as "workDays", holidays::text[] as holidays
    from organization where id = ${organizationId}`);
  const [row] = rows;
  if (!row) throw new Error('there is no such organization');
  return daysOffAround(row, row.day);
}
