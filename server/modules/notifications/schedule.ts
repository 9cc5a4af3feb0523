import { TZDate } from '@date-fns/tz';

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
  /** Nothing on Saturdays and Sundays. */
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

function isDayOff({ isWeekendQuiet }: Schedule, day: Date): boolean {
  return isWeekendQuiet && (day.getDay() === 0 || day.getDay() === 6);
}

/** Whether nothing but the urgent goes out at this moment. */
export function isQuietAt(schedule: Schedule, timezone: string, at: Date): boolean {
  const local = new TZDate(at, timezone);
  if (isDayOff(schedule, local)) return true;
  if (!schedule.isQuiet) return false;
  const now = local.getHours() * 60 + local.getMinutes();
  const [from, to] = [minutesOf(schedule.quietFrom), minutesOf(schedule.quietTo)];
  return from <= to ? now >= from && now < to : now >= from || now < to;
}

/** The last moment up to now at which a digest was due: what was queued before it belongs into one. */
export function lastDigestAt(schedule: Schedule, timezone: string, now: Date): Date {
  const local = new TZDate(now, timezone);
  for (let back = 0; ; back += 1) {
    const moment = new TZDate(
      local.getFullYear(),
      local.getMonth(),
      local.getDate() - back,
      schedule.digestHour,
      timezone,
    );
    if (moment <= now && !isDayOff(schedule, moment)) return new Date(moment.getTime());
  }
}
