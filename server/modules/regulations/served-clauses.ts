import type { Caller, Context, Lang } from '@server/graphql/context';
import type { ClauseResolvers, RegulationVariable } from '@server/graphql/generated/resolvers';
import { subjectOf } from '@server/graphql/subject';
import { documentText } from '@server/texts';
import type { ClauseDifference } from '@server/modules/content/blocks/blocks';
import { filledHtml, filledText, type WordOf } from '@server/modules/content/blocks/variable-html';
import { variableToken } from '@server/modules/content/blocks/variables';
import type { Block } from '@server/modules/content/content.tables';
import { canViewDraft, type AccessContext } from '@server/modules/content/access/access.policy';

/** A clause on its way to a reader: its words depend on who reads which regulation. */
export type ServedClause = Block & { regulationId: number };

/** The clauses of one regulation as they are served. */
export function served(regulationId: number, clauses: readonly Block[]): ServedClause[] {
  return clauses.map((clause) => ({ ...clause, regulationId }));
}

/** Differences as they are served. */
export function servedChanges(regulationId: number, changes: readonly ClauseDifference[]) {
  return changes.map(({ kind, from, to }) => ({
    kind,
    from: from && { ...from, regulationId },
    to: to && { ...to, regulationId },
  }));
}

/**
 * What stands in place of variables: the reader's own values; for those who only work on the text the names of the
 * variables.
 */
export function wordsFor(
  lang: Lang,
  caller: Caller,
  access: AccessContext | null,
  values: Partial<Record<RegulationVariable, string>> | null,
): WordOf {
  const isAuthor = access?.assignmentStatus === null && canViewDraft(caller, access);
  if (isAuthor || values === null) return (variable) => variableToken(lang, variable);
  // An empty value would leave a hole in the sentence.
  const none = documentText(lang, 'variable.none');
  return (variable) => values[variable] || none;
}

async function wordsOf({ regulationId }: ServedClause, context: Context): Promise<WordOf> {
  const { loaders, lang } = context;
  const reader = subjectOf(context.signedIn);
  const [access, values] = await Promise.all([
    loaders.regulationAccess.load(regulationId),
    loaders.variables.load(reader.userId),
  ]);
  return wordsFor(lang, reader, access, values);
}

/** Fields of a clause. Most have no variables, and are served as they are stored. */
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
