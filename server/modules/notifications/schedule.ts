import { TZDate } from '@date-fns/tz';
import { dayOf } from '@server/modules/days';
import { isDayOff, type WorkCalendar } from '@server/modules/organization/work-calendar.read-model';

/** Whom a step of the ladder tells of what is overdue: by what they are to the person who owes it. */
export type EscalationAudience = 'mentor' | 'leader' | 'above' | 'personnel' | 'admin';

export interface EscalationStep {
  /** After the due date. */
  days: number;
  to: EscalationAudience;
}

/** When what leaves the cabinet may go out. Times are the organization's. */
export interface Schedule {
  /** The full hour at which digests are put together. */
  digestHour: number;
  isQuiet: boolean;
  /** HH:mm; a quiet time that ends before it begins lasts over midnight. */
  quietFrom: string;
  quietTo: string;
  /** Nothing on the organization's days off. */
  isWeekendQuiet: boolean;
  /** Who letters are from; empty: the provider's name. */
  senderName: string;
  /** Who hears of what is so many days overdue, the soonest first; empty: nobody. */
  escalation: readonly EscalationStep[];
}

const DEFAULTS: Schedule = {
  digestHour: 9,
  isQuiet: true,
  quietFrom: '21:00',
  quietTo: '08:00',
  isWeekendQuiet: true,
  senderName: '',
  escalation: [{ days: 7, to: 'leader' }],
};

/** The stored parts, and the provider's defaults for all others. */
export function scheduleOf(stored: Partial<Schedule>): Schedule {
  return { ...DEFAULTS, ...stored };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The clock and the calendar by which people of an organization work. */
export interface WorkTime extends WorkCalendar {
  timezone: string;
}

const isQuietDay = ({ isWeekendQuiet }: Schedule, time: WorkTime, at: Date) =>
  isWeekendQuiet && isDayOff(time, dayOf(at, time.timezone));

/** Whether nothing but the urgent goes out at this moment. */
export function isQuietAt(schedule: Schedule, time: WorkTime, at: Date): boolean {
  if (isQuietDay(schedule, time, at)) return true;
  if (!schedule.isQuiet) return false;
  const local = new TZDate(at, time.timezone);
  const now = local.getHours() * 60 + local.getMinutes();
  const [from, to] = [minutesOf(schedule.quietFrom), minutesOf(schedule.quietTo)];
  return from <= to ? now >= from && now < to : now >= from || now < to;
}

/** The last moment up to now at which a digest was due: what was queued before it belongs into one. */
export function lastDigestAt(schedule: Schedule, time: WorkTime, now: Date): Date {
  const { timezone } = time;
  const local = new TZDate(now, timezone);
  for (let back = 0; ; back += 1) {
    const moment = new TZDate(
      local.getFullYear(),
      local.getMonth(),
      local.getDate() - back,
      schedule.digestHour,
      timezone,
    );
    const at = new Date(moment.getTime());
    if (at <= now && !isQuietDay(schedule, time, at)) return at;
  }
}
