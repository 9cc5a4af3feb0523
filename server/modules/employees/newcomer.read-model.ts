import { daysBetween } from '@server/modules/days';

/** So many days somebody is a new colleague, the first day among them. */
export const NEWCOMER_DAYS = 30;

/** Whether somebody is a new colleague on the day: by their first day at work, never by when their card was made. */
export function isNewcomer(dateJobStart: string | null, today: string): boolean {
  if (dateJobStart === null) return false;
  const days = daysBetween(dateJobStart, today);
  return days >= 0 && days < NEWCOMER_DAYS;
}
