/** What the history may be narrowed to. Which action and object stands in which is said by the server's audit. */
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
