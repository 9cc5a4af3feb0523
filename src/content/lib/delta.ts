import type { StoredFile } from '../types';
import { type ClauseChangeRow, onlyToSign } from './clause-changes';

const WORDS_PER_MINUTE = 180;
const WORD = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;

/**
 * Returns the reading time of the changed clauses in seconds, at most that of the whole text. The server uses the same algorithm.
 */
export function deltaReadingSec(rows: readonly ClauseChangeRow[], wholeSec: number): number {
  const words = rows
    .filter(({ kind }) => kind !== 'same')
    .reduce((sum, { to }) => sum + (to?.text.match(WORD)?.length ?? 0), 0);
  return Math.min(wholeSec, Math.ceil((words / WORDS_PER_MINUTE) * 60));
}

/** Returns the number of clauses that differ. */
export function changedCount(rows: readonly ClauseChangeRow[]): number {
  return rows.filter(({ kind }) => kind !== 'same').length;
}

/** Returns the ids of the changed clauses in the newer text. */
export const changedClauseIds = (rows: readonly ClauseChangeRow[]): Set<string> =>
  new Set(rows.flatMap(({ kind, to }) => (kind === 'same' || !to ? [] : [to.id])));

interface Compared {
  from: { pictures: readonly StoredFile[] };
  changes: readonly ClauseChangeRow[];
}

/**
 * Returns the clauses and pictures that a person must go through in a version that follows one they have completed. `changes` is
 * null when they must go through the whole text: there is nothing to compare with, or no clause is named.
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
