import { TZDate } from '@date-fns/tz';
import { dayOf } from '@server/modules/days';
import { isDayOff, type WorkCalendar } from '@server/modules/organization/work-calendar.read-model';

/** The receivers of an escalation step, by their relation to the person with the overdue item. */
export type EscalationAudience = 'mentor' | 'leader' | 'above' | 'personnel' | 'admin';

export interface EscalationStep {
  /** After the due date. */
  days: number;
  to: EscalationAudience;
}

/** When notifications may be sent outside the application, in the organization's time zone. */
export interface Schedule {
  /** The full hour at which digests are created. */
  digestHour: number;
  isQuiet: boolean;
  /** HH:mm; a quiet time whose end is before its start continues past midnight. */
  quietFrom: string;
  quietTo: string;
  /** Nothing is sent on the organization's days off. */
  isWeekendQuiet: boolean;
  /** The sender's name in emails; empty: the provider's name. */
  senderName: string;
  /** Who is notified after how many overdue days, sorted by days; empty: nobody. */
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

/** Returns the stored parts, and the provider's defaults for all others. */
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

/** Whether only urgent notifications are sent at this moment. */
export function isQuietAt(schedule: Schedule, time: WorkTime, at: Date): boolean {
  if (isQuietDay(schedule, time, at)) return true;
  if (!schedule.isQuiet) return false;
  const local = new TZDate(at, time.timezone);
  const now = local.getHours() * 60 + local.getMinutes();
  const [from, to] = [minutesOf(schedule.quietFrom), minutesOf(schedule.quietTo)];
  return from <= to ? now >= from && now < to : now >= from || now < to;
}

/** Returns the last time up to now at which a digest was due: it includes what was queued before that. */
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
