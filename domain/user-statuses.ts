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

/** The part of a person that says whether they work here. */
interface Employment {
  status: string;
  isArchive: boolean;
}

/** Whether the person works here: neither dismissed nor archived. Whoever is counted as an employee is one of these. */
export function worksHere({ status, isArchive }: Employment): boolean {
  return !isArchive && status !== 'dismissed';
}
