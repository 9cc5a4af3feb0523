import { diffArrays } from 'diff';
import type { Block } from '@server/modules/content/content.tables';

/**
 * With more moved clauses than this, the text counts as a different one: searching for unchanged clauses would only delay other
 * work.
 */
const MAX_EDITS = 300;

/** Equal texts get equal numbers, so that comparing long texts takes no longer. */
function createNumbers(): (text: string) => number {
  const numbers = new Map<string, number>();
  return (text) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
}

interface Anchor {
  before: number;
  after: number;
}

/** The positions of the same clauses before and after, in order. Clauses that only one of the two has are skipped. */
function anchorsOf(before: readonly number[], after: readonly number[]): Anchor[] {
  const [older, newer] = [new Set(before), new Set(after)];
  const from = before.flatMap((number, index) => (newer.has(number) ? [{ number, index }] : []));
  const to = after.flatMap((number, index) => (older.has(number) ? [{ number, index }] : []));
  const parts = diffArrays(
    from.map(({ number }) => number),
    to.map(({ number }) => number),
    { maxEditLength: MAX_EDITS },
  );
  const anchors: Anchor[] = [];
  let [left, right] = [0, 0];
  for (const { added, removed, value } of parts ?? []) {
    if (!added && !removed) {
      value.forEach((_, at) => {
        const [old, now] = [from[left + at], to[right + at]];
        if (old && now) anchors.push({ before: old.index, after: now.index });
      });
    }
    if (!added) left += value.length;
    if (!removed) right += value.length;
  }
  return anchors;
}

/**
 * Returns the ids of the earlier clauses for the later ones: a clause with the same words, or one that took another's position,
 * keeps the id.
 */
function idsFor(before: readonly Pick<Block, 'id' | 'text'>[], after: readonly Block[]): (string | null)[] {
  const numberOf = createNumbers();
  const anchors = anchorsOf(
    before.map(({ text }) => numberOf(text)),
    after.map(({ text }) => numberOf(text)),
  );
  const ids: (string | null)[] = [];
  let next = 0;
  for (const anchor of [...anchors, { before: before.length, after: after.length }]) {
    const replaced = before.slice(next, anchor.before);
    while (ids.length < anchor.after) ids.push(replaced.shift()?.id ?? null);
    if (anchor.after < after.length) ids.push(before[anchor.before]?.id ?? null);
    next = anchor.before + 1;
  }
  return ids;
}

/**
 * Gives the clauses of a newer file the ids of the previous file's clauses, so that they can be compared: the same words are the
 * same clause, and a clause that took another's position between two such clauses counts as that clause, changed.
 */
export function alignClauses(
  before: readonly Pick<Block, 'id' | 'text'>[],
  after: readonly Block[],
): Block[] {
  const ids = idsFor(before, after);
  return after.map((clause, index) => ({ ...clause, id: ids[index] ?? clause.id }));
}
