import { Cron } from 'croner';
import type { StoredSchedule } from './reports.tables';

const patternOf = ({ frequency, day, hour }: StoredSchedule): string => {
  if (frequency === 'weekly') return `0 ${hour} * * ${day ?? 1}`;
  return frequency === 'monthly' ? `0 ${hour} ${day ?? 1} * *` : `0 ${hour} * * *`;
};

/** When a report is sent next, by the clock of the organization; an hour that a zone leaves out comes with the one after. */
export function nextRun(schedule: StoredSchedule, timezone: string, after: Date): Date {
  const next = new Cron(patternOf(schedule), { timezone, paused: true }).nextRun(after);
  if (!next) throw new Error('a schedule has no next time');
  return next;
}
