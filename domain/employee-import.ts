/** The possible fields of a column in a table of people, in the order in which they are offered. */
export const IMPORT_FIELDS = [
  'nameFull',
  'nameSecond',
  'nameFirst',
  'nameMiddle',
  'email',
  'phone',
  'phones',
  'personnelNumber',
  'hireSource',
  'position',
  'subdivision',
  'leader',
  'mentor',
  'sex',
  'dateBirth',
  'dateJobStart',
  'dateAdaptEnd',
  'dateJobEnd',
  'status',
  'skills',
  'interests',
  'goals',
  'info',
  'detailInfo',
  'id',
] as const;

/** A row that matches a person by one of these is that person: nobody can choose to create another one from it. */
export const SURE_MATCHES = ['id', 'email', 'number'] as const;

export const isSureMatch = (matchBy: string | null | undefined): boolean =>
  SURE_MATCHES.some((sure) => sure === matchBy);
