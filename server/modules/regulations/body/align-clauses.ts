import { diffArrays } from 'diff';
import type { ClauseInput } from '@server/graphql/generated/resolvers';
import { plainText } from '../clause-html';
import type { StoredClause } from '../regulations.tables';

/**
 * The clauses of a newer file with the ids of those of the file before, so that they can be compared: the same words are
 * the same clause, and between two such clauses one that took another's place is that one, changed.
 */
export function alignClauses(
  before: readonly Pick<StoredClause, 'id' | 'text'>[],
  after: readonly ClauseInput[],
): ClauseInput[] {
  const parts = diffArrays(
    before.map(({ text }) => text),
    after.map(({ html }) => plainText(html)),
  );
  const ids: (string | null)[] = [];
  let at = 0;
  let replaced: string[] = [];
  for (const { added, removed, value } of parts) {
    const old = added ? [] : before.slice(at, at + value.length).map(({ id }) => id);
    at += old.length;
    if (removed) replaced = old;
    else if (added) {
      ids.push(...value.map((_, index) => replaced[index] ?? null));
      replaced = [];
    } else {
      ids.push(...old);
      replaced = [];
    }
  }
  return after.map((clause, index) => ({ ...clause, id: ids[index] ?? clause.id }));
}
