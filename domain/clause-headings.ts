/** A longer first line is a text of its own, not the name of what follows. */
const LENGTH_MAX = 160;

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/**
 * Which clauses are headings, for screen and paper: all of the first level or none of them, so that those of one level look
 * alike. They are where a text has deeper clauses and each first line of the first level is short. `text`: the clause's
 * words, a line for each block.
 */
export function headings(clauses: readonly { level: number; text: string }[]): boolean[] {
  const isDivided = clauses.some(({ level }) => level > 1);
  const areShort = clauses.every(({ level, text }) => level > 1 || firstLine(text).length <= LENGTH_MAX);
  return clauses.map(({ level }) => level === 1 && isDivided && areShort);
}
