import type { EmployeeImportField } from '@server/graphql/generated/resolvers';

/** A column of the table as it is stored with the import. */
export interface ImportColumn {
  title: string;
  /** The first texts that are not empty. */
  samples: string[];
  field: EmployeeImportField | null;
  /** Percent; 0 where nothing was guessed, 100 where a person chose. */
  confidence: number;
}

/** Between the names of a way through the structure: «Отдел / Группа», «Отдел > Группа». A bare slash is part of a name. */
const STEP = / [/|] | ?[>→\\] ?/;

/** The names of a way through the structure, from above; one where it is a name alone. */
export function pathOf(text: string): string[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(STEP)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** A way through the structure as it is stored and shown. */
export const pathText = (names: readonly string[]): string => names.join(' / ');

/** «Отдел  продаж» and «отдел продаж», «Семён» and «Семен» are one name to whoever wrote them. */
export function nameKey(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');
}
