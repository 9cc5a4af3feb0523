import { AppError } from '@server/errors';
import type { Lang } from '@server/graphql/context';
import { isEmptyBody } from '../blocks/blocks';
import { checkClauses } from '../questions/questions';
import { unknownVariables } from '../blocks/variable-html';
import { variableList } from '../blocks/variables';
import type { ContentObjectRow, ContentVersionRow } from '../content.tables';
import { type ContentDefinition, contentError } from '../content-definition';

/**
 * Checks that the draft can become binding.
 * @throws {AppError} `bodyEmpty`; regulation.variableUnknown, questionClause; those of the kind
 */
export function checkPublishable(
  content: ContentDefinition,
  lang: Lang,
  object: ContentObjectRow,
  { clauses, bodyId, questions, own }: Pick<ContentVersionRow, 'clauses' | 'bodyId' | 'questions' | 'own'>,
): void {
  // A scanned file contains no words, but it is still content.
  if (bodyId === null && !content.isTextOptional?.(object) && isEmptyBody(clauses)) {
    throw contentError(content, 'bodyEmpty', { field: 'clauses' });
  }
  // Braces in a file are its own text, not variables.
  for (const { number, html } of bodyId === null ? clauses : []) {
    const [unknown] = unknownVariables(html);
    if (unknown === undefined) continue;
    const params = { number, variable: unknown.slice(0, 60), known: variableList(lang) };
    throw new AppError('regulation.variableUnknown', { field: 'clauses', params });
  }
  checkClauses(questions, clauses);
  content.checkOwn?.(own, object);
}
