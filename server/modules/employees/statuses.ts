/** Where a person is in their working life here (userStatusTypes). */
export const USER_STATUSES = [
  'notInvited',
  'invited',
  'preboarding',
  'adaptation',
  'working',
  'vacation',
  'sickLeave',
  'leaving',
  'dismissed',
] as const;

export type UserStatus = (typeof USER_STATUSES)[number];

/** Whether the text is one of userStatusTypes. */
export function isUserStatus(text: string): text is UserStatus {
  return USER_STATUSES.some((status) => status === text);
}

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
