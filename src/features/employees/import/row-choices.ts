import { isSureMatch } from '@domain/employee-import';
import type { EmployeeImportChoice } from '@src/api/generated/types';

/** Returns the choices for a row that matches a person. Creating another person is offered only when the match is uncertain. */
export const choicesOf = (matchBy: string | null | undefined): EmployeeImportChoice[] =>
  isSureMatch(matchBy) ? ['update', 'fill', 'skip'] : ['update', 'fill', 'create', 'skip'];
