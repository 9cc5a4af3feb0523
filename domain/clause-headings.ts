/** A longer first line is regular text, not the heading of what follows. */
const LENGTH_MAX = 160;

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/**
 * Returns which clauses are headings, on screen and on paper: all of the first level or none of them, so that clauses of one
 * level look alike. They are headings when the text has deeper clauses and each first line of the first level is short. `text`:
 * the clause's words, a line for each block.
 */
export function headings(clauses: readonly { level: number; text: string }[]): boolean[] {
  const isDivided = clauses.some(({ level }) => level > 1);
  const areShort = clauses.every(({ level, text }) => level > 1 || firstLine(text).length <= LENGTH_MAX);
  return clauses.map(({ level }) => level === 1 && isDivided && areShort);
}
