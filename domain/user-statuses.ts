/** The stage of a person's employment here (userStatusTypes). */
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
