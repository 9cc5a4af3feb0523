import { columnOf, TABLE_FIELDS } from './person-field-lists';
import type { ColumnOf, TableField } from './person-fields';

/** The possible fields of a column in a table of people: a person's fields, and three that only tables have. */
export type ImportField = ColumnOf<TableField> | 'nameFull' | 'leader' | 'id';

/** The possible fields of a column in a table of people, in the order in which they are offered. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  'nameFull',
  ...TABLE_FIELDS.flatMap((field): ImportField[] =>
    field === 'subdivisionId' ? [columnOf(field), 'leader'] : [columnOf(field)],
  ),
  'id',
];

/** A row that matches a person by one of these is that person: nobody can choose to create another one from it. */
export const SURE_MATCHES = ['id', 'email', 'number'] as const;

export const isSureMatch = (matchBy: string | null | undefined): boolean =>
  SURE_MATCHES.some((sure) => sure === matchBy);
