import type { Caller, Lang } from '@server/graphql/context';
import type { RegulationVariable } from '@server/graphql/generated/types';
import { documentText } from '@server/texts';
import type { Loaders } from '@server/graphql/loaders/loaders';
import { type AccessContext, canViewDraft } from '../access/access.policy';
import type { Block } from '../content.tables';
import type { ClauseDifference } from './blocks';
import type { WordOf } from './variable-html';
import { variableToken } from './variables';

/** Returns the reader's access context of the text's object. */
type ReadAccess = (loaders: Loaders) => Promise<AccessContext | null>;

/** A block on its way to a reader: its variables depend on the reader and on their access to the object. */
export type ServedClause = Block & { access: ReadAccess };

/** Returns the blocks of one object in this form. */
export function withAccess(access: ReadAccess, clauses: readonly Block[]): ServedClause[] {
  return clauses.map((clause) => ({ ...clause, access }));
}

/** Returns differences in this form. */
export function servedChanges(access: ReadAccess, changes: readonly ClauseDifference[]) {
  return changes.map(({ kind, from, to }) => ({
    kind,
    from: from && { ...from, access },
    to: to && { ...to, access },
  }));
}

/**
 * Returns the texts that replace variables: the reader's own values, or the variables' names for those who only work on the text.
 */
export function wordsFor(
  lang: Lang,
  caller: Caller,
  access: AccessContext | null,
  values: Partial<Record<RegulationVariable, string>> | null,
): WordOf {
  const isAuthor = access?.assignmentStatus === null && canViewDraft(caller, access);
  if (isAuthor || values === null) return (variable) => variableToken(lang, variable);
  // An empty value would leave a gap in the sentence.
  const none = documentText(lang, 'variable.none');
  return (variable) => values[variable] || none;
}
