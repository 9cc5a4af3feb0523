import type { SearchHit } from '@server/graphql/generated/resolvers';
import { searchedText, wordPatterns } from '@server/modules/checks';
import { excerpt } from '@server/modules/excerpt';

/** Shorter words stand in every clause. */
const SHORTEST_IN_CLAUSES = 3;

/** The words that clauses are searched for; empty: too short to be looked for in texts. */
export function clausePatterns(query: string): string[] {
  return searchedText(query).length < SHORTEST_IN_CLAUSES ? [] : wordPatterns(query);
}

/** A clause that was found, as a statement of a kind reads it. */
export interface FoundClause {
  /** Of its object. */
  id: number;
  /** Of its object. */
  name: string;
  clauseId: string;
  number: string;
  words: string;
}

/** Of the browser: the clause on the page where its object is read. */
export const clauseRoute = (reader: string, clauseId: string): string =>
  `${reader}?clause=${encodeURIComponent(clauseId)}`;

/** A clause among what the search found; `reader` is the page where its object is read. */
export function clauseHit(
  { id, name, clauseId, number, words }: FoundClause,
  query: string,
  reader: string,
): SearchHit {
  return {
    kind: 'clause',
    id,
    title: excerpt(words, query),
    subtitle: `${number} · ${name}`,
    route: clauseRoute(reader, clauseId),
  };
}
