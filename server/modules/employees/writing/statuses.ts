import type { UserStatus } from '@domain/user-statuses';

/** Whether the status is changed only by an invitation, not manually. */
export function isByInvitation(status: string): boolean {
  return status === 'notInvited' || status === 'invited';
}

/** Returns the status of a person after their first invitation. */
export function statusOnInvitation(status: string): string {
  return status === 'notInvited' ? 'invited' : status;
}

/** Returns the status of an invited person after setting a password: `today` and the dates are yyyy-MM-dd. */
export function statusAfterPassword(
  today: string,
  dates: { dateJobStart: string | null; dateAdaptEnd: string | null },
): UserStatus {
  if (dates.dateJobStart !== null && dates.dateJobStart > today) return 'preboarding';
  return dates.dateAdaptEnd !== null && dates.dateAdaptEnd >= today ? 'adaptation' : 'working';
}
