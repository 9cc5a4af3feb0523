// Several things in one cell stand apart by a sign. Where the sign is part of one of them, `\` stands before it; before
// any other sign `\` is an ordinary letter, so that a path of Windows stays as it was written.

/** The parts between the separators, as they were written. */
export function splitAt(text: string, separators: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const next = text.charAt(at + 1);
    if (sign === '\\' && next !== '' && separators.includes(next)) {
      part += next;
      at += 1;
    } else if (separators.includes(sign)) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
}

/** The text with `\` before each of the signs. */
export const withEscapes = (text: string, signs: string): string =>
  Array.from(text, (sign) => (signs.includes(sign) ? `\\${sign}` : sign)).join('');

/** The same before a separator: what ends with `\` gets a space, or it would hide the separator behind it. */
export function escaped(text: string, signs: string): string {
  const out = withEscapes(text, signs);
  return out.endsWith('\\') ? `${out} ` : out;
}

/** The lines of a cell, each without spaces around it; empty ones too. */
export const allLines = (text: string): string[] => splitAt(text, '\n').map((line) => line.trim());

/** The lines of a cell that say something. */
export const linesOf = (text: string): string[] => allLines(text).filter((line) => line !== '');

/** Texts as the lines of one cell. */
export const asLines = (texts: readonly string[]): string =>
  texts.map((text) => escaped(text, '\n')).join('\n');

/** Two texts as one line: «что = с чем». */
export const pairLine = (left: string, right: string): string =>
  `${escaped(left, '=')} = ${escaped(right, '=')}`.trim();

/** Stands where there is nothing, so that the lines behind it stay at their places. */
const NOTHING = '-';

/** A text that reads like nothing, or like one that was written so. */
const LIKE_NOTHING = /^\\*-$/;

/** A text, or nothing, as one of several lines. */
export const lineOrNothing = (text: string): string => {
  if (text === '') return NOTHING;
  return LIKE_NOTHING.test(text) ? `\\${text}` : text;
};

/** What `lineOrNothing` has written. */
export const fromLine = (line: string): string => {
  if (line === NOTHING) return '';
  return LIKE_NOTHING.test(line) ? line.slice(1) : line;
};
