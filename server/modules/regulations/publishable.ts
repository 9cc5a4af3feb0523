import { AppError } from '@server/errors';
import type { Lang } from '@server/graphql/context';
import { isEmptyBody } from './clauses';
import { checkClauses } from './questions';
import type { RegulationVersionRow } from './regulations.tables';
import { unknownVariables } from './variable-html';
import { variableList } from './variables';

/**
 * Makes sure that the draft can become binding.
 * @throws {AppError} regulation.bodyEmpty, variableUnknown, questionClause
 */
export function checkPublishable(
  lang: Lang,
  { clauses, bodyId, questions }: Pick<RegulationVersionRow, 'clauses' | 'bodyId' | 'questions'>,
): void {
  // A scanned file has no words here, and is a text all the same.
  if (bodyId === null && isEmptyBody(clauses)) {
    throw new AppError('regulation.bodyEmpty', { field: 'clauses' });
  }
  // What a file says in braces is its own words.
  for (const { number, html } of bodyId === null ? clauses : []) {
    const [unknown] = unknownVariables(html);
    if (unknown === undefined) continue;
    const params = { number, variable: unknown.slice(0, 60), known: variableList(lang) };
    throw new AppError('regulation.variableUnknown', { field: 'clauses', params });
  }
  checkClauses(questions, clauses);
}
