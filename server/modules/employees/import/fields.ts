import type { EmployeeImportField } from '@server/graphql/generated/resolvers';

/** What a column of a table can say of a person. */
export const IMPORT_FIELDS = [
  'nameFull',
  'nameSecond',
  'nameFirst',
  'nameMiddle',
  'email',
  'phone',
  'position',
  'subdivision',
  'mentor',
  'sex',
  'dateBirth',
  'dateJobStart',
  'dateAdaptEnd',
  'info',
] as const satisfies readonly EmployeeImportField[];

/** A column of the table as it is stored with the import. */
export interface ImportColumn {
  title: string;
  /** The first texts that are not empty. */
  samples: string[];
  field: EmployeeImportField | null;
  /** Percent; 0 where nothing was guessed, 100 where a person chose. */
  confidence: number;
}

/** «Отдел  продаж» and «отдел продаж», «Семён» and «Семен» are one name to whoever wrote them. */
export function nameKey(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');
}
