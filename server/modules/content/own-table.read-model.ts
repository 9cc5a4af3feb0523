import { safeName } from '@server/modules/downloads';

/** A cell of a table of the copy of one's own data. */
export type OwnCell = string | number | Date | null;

export interface OwnColumn {
  /** Of the texts `own.column.<key>`, and in the file for programs. */
  key: string;
  /** In characters. */
  width: number;
  kind: 'text' | 'number' | 'instant';
}

/** A table of the copy of one's own data. */
export interface OwnTable {
  /** The key of the texts `own.<key>`, and of the table in the file for programs. */
  key: string;
  columns: readonly OwnColumn[];
  rows: readonly (readonly OwnCell[])[];
}

/** A column of texts, so many characters wide. */
export const textColumn = (key: string, width: number): OwnColumn => ({ key, width, kind: 'text' });
/** A column of numbers, so many characters wide. */
export const numberColumn = (key: string, width: number): OwnColumn => ({ key, width, kind: 'number' });
/** A column of dates with times. */
export const instantColumn = (key: string): OwnColumn => ({ key, width: 18, kind: 'instant' });

/** Where a file of the person's stands in the archive of their data: its number tells files of one name apart. */
export const ownFilePath = ({ id, name }: { id: number; name: string }): string =>
  `files/${safeName(`${id} ${name}`)}`;
