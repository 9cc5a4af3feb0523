import type { Context } from '@server/graphql/context';
import type { ClauseResolvers } from '@server/graphql/generated/resolvers';
import { subjectOf } from '@server/graphql/access/subject';
import { type ServedClause, wordsFor } from './served-clauses';
import { filledHtml, filledText, type WordOf } from './variable-html';

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
