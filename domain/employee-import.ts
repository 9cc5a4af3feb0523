/** What a column of a table of people can say, in the order in which it is offered. */
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

/** A row that matches somebody by one of these is the same person: nobody can choose to make another of them. */
export const SURE_MATCHES = ['id', 'email', 'number'] as const;

export const isSureMatch = (matchBy: string | null | undefined): boolean =>
  SURE_MATCHES.some((sure) => sure === matchBy);
