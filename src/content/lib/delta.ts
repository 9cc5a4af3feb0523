import type { StoredFile } from '../types';
import { type ClauseChangeRow, onlyToSign } from './clause-changes';

const WORDS_PER_MINUTE = 180;
const WORD = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;

/** Seconds of reading that the changed clauses ask for; never more than the whole text does. As the server counts. */
export function deltaReadingSec(rows: readonly ClauseChangeRow[], wholeSec: number): number {
  const words = rows
    .filter(({ kind }) => kind !== 'same')
    .reduce((sum, { to }) => sum + (to?.text.match(WORD)?.length ?? 0), 0);
  return Math.min(wholeSec, Math.ceil((words / WORDS_PER_MINUTE) * 60));
}

/** How many clauses differ. */
export function changedCount(rows: readonly ClauseChangeRow[]): number {
  return rows.filter(({ kind }) => kind !== 'same').length;
}

/** The clauses of the newer text that differ. */
export const changedClauseIds = (rows: readonly ClauseChangeRow[]): Set<string> =>
  new Set(rows.flatMap(({ kind, to }) => (kind === 'same' || !to ? [] : [to.id])));

interface Compared {
  from: { pictures: readonly StoredFile[] };
  changes: readonly ClauseChangeRow[];
}

/**
 * What a person has to go through of a version that follows one that they have gone through, and its pictures.
 * `changes` is null where that is all of it: nothing is compared, or no clause is named.
 */
export function requiredDelta(
  comparison: Compared | undefined,
  clauseIds: readonly string[],
  { pictures }: { pictures: readonly StoredFile[] },
): { changes: ClauseChangeRow[] | null; pictures: StoredFile[] } {
  return {
    changes: comparison && clauseIds.length > 0 ? onlyToSign(comparison.changes, clauseIds) : null,
    pictures: [...(comparison?.from.pictures ?? []), ...pictures],
  };
}
