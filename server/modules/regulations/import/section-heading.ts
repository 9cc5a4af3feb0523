import { romanValue } from '@domain/clause-levels';

/** «Раздел 2. Порядок», «Глава IV», «II. Порядок»: headings that contain their number. */
const NAMED =
  /^\s*(?:раздел|глава|часть|статья|section|chapter|part|article)\s{1,3}(?:№\s?)?(?:\d{1,3}|[IVXLC]{1,7})(?![\p{L}\p{N}])([.:]|\s?[—–-])?\s{0,5}/iu;
const ROMAN = /^\s*([IVXLC]{1,7})\.\s{1,5}(?=\S)/;
const LENGTH_MAX = 160;

/** Returns the number of characters that the word and number of a section take in a line; 0 for any other line. */
export function namedSection(line: string): number {
  const text = line.trimEnd();
  const match = text.length <= LENGTH_MAX ? NAMED.exec(text) : null;
  if (!match) return 0;
  const rest = text.slice(match[0].length);
  // «Глава 3 настоящих правил» is a sentence.
  const isHeading = rest === '' || match[1] !== undefined || /^[\p{Lu}«"“]/u.test(rest);
  return isHeading ? match[0].length : 0;
}

const SECTION_NUMBER = /(?:^|\s)(\d{1,3}|[IVXLC]{1,7})(?![\p{L}\p{N}])/iu;

/** Returns the number at the beginning of a section: «IV» of «Глава IV.». */
export function sectionNumber(beginning: string): string | null {
  return SECTION_NUMBER.exec(beginning)?.[1]?.toUpperCase() ?? null;
}

/**
 * The same for Roman numerals; only where the lines of a text count from I on, because an initial would otherwise look like one.
 */
export function romanSections(lines: readonly string[]): (line: string) => number {
  const numbers = lines.flatMap((line) => {
    const [, number] = ROMAN.exec(line) ?? [];
    return number === undefined ? [] : [romanValue(number)];
  });
  const isCounted = numbers.length > 1 && numbers.every((number, index) => number === index + 1);
  return (line) => (isCounted ? (ROMAN.exec(line)?.[0].length ?? 0) : 0);
}
