import type { UserStatus } from '@domain/user-statuses';

/** What only an invitation changes: nobody sets it by hand. */
export function isByInvitation(status: string): boolean {
  return status === 'notInvited' || status === 'invited';
}

/** What a person becomes by their first invitation. */
export function statusOnInvitation(status: string): string {
  return status === 'notInvited' ? 'invited' : status;
}

/** What an invited person becomes by setting a password: `today` and the dates are yyyy-MM-dd. */
export function statusOnStart(
  today: string,
  dates: { dateJobStart: string | null; dateAdaptEnd: string | null },
): UserStatus {
  if (dates.dateJobStart !== null && dates.dateJobStart > today) return 'preboarding';
  return dates.dateAdaptEnd !== null && dates.dateAdaptEnd >= today ? 'adaptation' : 'working';
}
