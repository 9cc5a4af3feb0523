import { diffArrays } from 'diff';
import type { StoredClause } from '../regulations.tables';

/** Of texts that have more than this in common with nothing, looking for what stayed would only hold others up. */
const MOST_EDITS = 1_000;

/** Equal texts have equal numbers: comparing two of them takes no longer for long ones. */
function createNumbers(): (text: string) => number {
  const numbers = new Map<string, number>();
  return (text) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
}

/** The ids of the clauses before for those after: the same words are the same clause, and one that took another's place. */
function idsFor(
  before: readonly Pick<StoredClause, 'id' | 'text'>[],
  after: readonly StoredClause[],
): (string | null)[] {
  const numberOf = createNumbers();
  const parts = diffArrays(
    before.map(({ text }) => numberOf(text)),
    after.map(({ text }) => numberOf(text)),
    { maxEditLength: MOST_EDITS },
  );
  // Another text altogether: each clause has taken the place of the one that stood there.
  if (!parts) return after.map((_, index) => before[index]?.id ?? null);
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
  return ids;
}

/**
 * The clauses of a newer file with the ids of those of the file before, so that they can be compared: the same words are
 * the same clause, and between two such clauses one that took another's place is that one, changed.
 */
export function alignClauses(
  before: readonly Pick<StoredClause, 'id' | 'text'>[],
  after: readonly StoredClause[],
): StoredClause[] {
  const ids = idsFor(before, after);
  return after.map((clause, index) => ({ ...clause, id: ids[index] ?? clause.id }));
}
