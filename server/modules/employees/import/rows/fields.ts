import type { EmployeeImportField } from '@server/graphql/generated/types';

/** A column of the table in its stored form. */
export interface ImportColumn {
  title: string;
  /** The first non-empty texts. */
  samples: string[];
  field: EmployeeImportField | null;
  /** In percent; 0 if nothing was guessed, 100 if a person chose. */
  confidence: number;
}

/**
 * The separator in a path through the structure: «Отдел / Группа», «Отдел > Группа». A slash without spaces is part of a name.
 */
const STEP = / [/|] | ?[>→\\] ?/;

/** Returns the names of a path through the structure, from the top; a single one for a plain name. */
export function pathOf(text: string): string[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(STEP)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Returns a path through the structure in its stored and displayed form. */
export const pathText = (names: readonly string[]): string => names.join(' / ');

/** Returns a key that is the same for variants of a name: «Отдел  продаж» and «отдел продаж», «Семён» and «Семен». */
export function nameKey(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');
}
