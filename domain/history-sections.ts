/** The sections by which the history can be filtered. The server's audit defines which action and object belongs to which. */
export const HISTORY_SECTIONS = [
  'employees',
  'structure',
  'roles',
  'regulations',
  'education',
  'tests',
  'qualifications',
  'assignments',
  'organization',
  'signIn',
] as const;
