import type { SearchHit } from '@server/graphql/generated/types';
import { searchedText, wordPatterns } from '@server/modules/checks';
import { excerpt } from '@server/modules/excerpt';

/** Shorter words occur in every clause. */
const SHORTEST_IN_CLAUSES = 3;

/** Returns the patterns for the search in clauses; empty: too short for a text search. */
export function clausePatterns(query: string): string[] {
  return searchedText(query).length < SHORTEST_IN_CLAUSES ? [] : wordPatterns(query);
}

/** A clause found by a kind's statement. */
export interface FoundClause {
  /** The name of its object. */
  id: number;
  /** The name of its object. */
  name: string;
  clauseId: string;
  number: string;
  words: string;
}

/** Returns the browser route of the clause on the page where its object is read. */
export const clauseRoute = (reader: string, clauseId: string): string =>
  `${reader}?clause=${encodeURIComponent(clauseId)}`;

/** Returns a clause as a search hit; `reader` is the page where its object is read. */
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
