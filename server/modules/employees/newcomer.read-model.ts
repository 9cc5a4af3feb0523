import { daysBetween } from '@server/modules/days';

/** A person counts as a new colleague for this many days, including the first one. */
export const NEWCOMER_DAYS = 30;

/** Whether a person is a new colleague on the day: by their first day at work, never by the creation of their card. */
export function isNewcomer(dateJobStart: string | null, today: string): boolean {
  if (dateJobStart === null) return false;
  const days = daysBetween(dateJobStart, today);
  return days >= 0 && days < NEWCOMER_DAYS;
}
