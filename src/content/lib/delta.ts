import type { ClauseChangeRow } from './clause-changes';

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
