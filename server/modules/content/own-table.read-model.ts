import { safeName } from '@server/modules/downloads';

/** A table cell in the copy of a person's own data. */
export type OwnCell = string | number | Date | null;

export interface OwnColumn {
  /** The key of the text `own.column.<key>`, and of the column in the file for programs. */
  key: string;
  /** In characters. */
  width: number;
  kind: 'text' | 'number' | 'instant';
}

/** A table in the copy of a person's own data. */
export interface OwnTable {
  /** The key of the texts `own.<key>`, and of the table in the file for programs. */
  key: string;
  columns: readonly OwnColumn[];
  rows: readonly (readonly OwnCell[])[];
}

/** A column of text; the width is in characters. */
export const textColumn = (key: string, width: number): OwnColumn => ({ key, width, kind: 'text' });
/** A column of numbers; the width is in characters. */
export const numberColumn = (key: string, width: number): OwnColumn => ({ key, width, kind: 'number' });
/** A column of timestamps. */
export const instantColumn = (key: string): OwnColumn => ({ key, width: 18, kind: 'instant' });

/** Returns the path of a person's file in the archive of their data: its id distinguishes files with the same name. */
export const ownFilePath = ({ id, name }: { id: number; name: string }): string =>
  `files/${safeName(`${id} ${name}`)}`;
