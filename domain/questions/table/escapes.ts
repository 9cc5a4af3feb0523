// Several items in one cell are separated by a sign. If the sign is part of an item, it is escaped with `\`; before any other
// sign, `\` is an ordinary character, so that a Windows path stays unchanged.

/** Returns the parts between the separators, unchanged. */
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

/** Returns the text with `\` before each of the signs. */
export const withEscapes = (text: string, signs: string): string =>
  Array.from(text, (sign) => (signs.includes(sign) ? `\\${sign}` : sign)).join('');

/**
 * The same before a separator: a text that ends with `\` gets a space, because it would otherwise escape the separator after it.
 */
export function escaped(text: string, signs: string): string {
  const out = withEscapes(text, signs);
  return out.endsWith('\\') ? `${out} ` : out;
}

/** Returns the lines of a cell, each without surrounding spaces; includes empty ones. */
export const allLines = (text: string): string[] => splitAt(text, '\n').map((line) => line.trim());

/** Returns the non-empty lines of a cell. */
export const linesOf = (text: string): string[] => allLines(text).filter((line) => line !== '');

/** Joins texts as the lines of one cell. */
export const asLines = (texts: readonly string[]): string =>
  texts.map((text) => escaped(text, '\n')).join('\n');

/** Joins two texts to one line: «что = с чем». */
export const pairLine = (left: string, right: string): string =>
  `${escaped(left, '=')} = ${escaped(right, '=')}`.trim();

/** Represents an empty line, so that the lines after it keep their positions. */
const NOTHING = '-';

/** A text that looks like an empty line, or like the escaped form of one. */
const LIKE_NOTHING = /^\\*-$/;

/** Returns a text, or the sign for an empty one, as one of several lines. */
export const lineOrNothing = (text: string): string => {
  if (text === '') return NOTHING;
  return LIKE_NOTHING.test(text) ? `\\${text}` : text;
};

/** Parses the output of `lineOrNothing`. */
export const fromLine = (line: string): string => {
  if (line === NOTHING) return '';
  return LIKE_NOTHING.test(line) ? line.slice(1) : line;
};
