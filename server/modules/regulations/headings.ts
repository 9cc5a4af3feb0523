import type { StoredClause } from './regulations.tables';

/** A longer first line is a text of its own, not the name of what follows. */
const LENGTH_MAX = 160;

/**
 * Which clauses are headings: all of the first level or none of them, where the text has deeper ones and each first line
 * of the first level is short. The browser decides the same way.
 */
export function headings(clauses: readonly Pick<StoredClause, 'level' | 'text'>[]): boolean[] {
  const isDivided = clauses.some(({ level }) => level > 1);
  const areShort = clauses.every(
    ({ level, text }) => level > 1 || (text.split('\n', 1)[0] ?? '').length <= LENGTH_MAX,
  );
  return clauses.map(({ level }) => level === 1 && isDivided && areShort);
}
