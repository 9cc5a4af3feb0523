import type { Caller, Context, Lang } from '@server/graphql/context';
import type { ClauseResolvers, RegulationVariable } from '@server/graphql/generated/resolvers';
import { subjectOf } from '@server/graphql/subject';
import { documentText } from '@server/texts';
import type { Loaders } from '@server/graphql/loaders';
import { type AccessContext, canViewDraft } from '../access/access.policy';
import type { Block } from '../content.tables';
import type { ClauseDifference } from './blocks';
import { filledHtml, filledText, type WordOf } from './variable-html';
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

async function wordsOf(clause: ServedClause, context: Context): Promise<WordOf> {
  const { loaders, lang } = context;
  const reader = subjectOf(context.signedIn);
  const [access, values] = await Promise.all([clause.access(loaders), loaders.variables.load(reader.userId)]);
  return wordsFor(lang, reader, access, values);
}

/** Resolvers of a clause. Most clauses have no variables and are returned as stored. */
export const clauseFields: ClauseResolvers = {
  html: async (clause, _, context) =>
    clause.html.includes('data-variable')
      ? filledHtml(clause.html, await wordsOf(clause, context))
      : clause.html,
  text: async (clause, _, context) =>
    clause.html.includes('data-variable')
      ? filledText(clause.text, await wordsOf(clause, context))
      : clause.text,
};
