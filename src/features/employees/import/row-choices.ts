import { isSureMatch } from '@domain/employee-import';
import type { EmployeeImportChoice } from '@src/api/generated/types';

/** What can be chosen for a row that matches somebody. Only where that may be somebody else, another person can be made. */
export const choicesOf = (matchBy: string | null | undefined): EmployeeImportChoice[] =>
  isSureMatch(matchBy) ? ['update', 'fill', 'skip'] : ['update', 'fill', 'create', 'skip'];
