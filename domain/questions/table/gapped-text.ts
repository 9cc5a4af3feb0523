import type { Gap, GapKey, Option } from '../question';
import { withEscapes } from './escapes';

// A text with gaps in one cell: «Касса открыта с {{9|девять}} до {{*21|22|23}}». Each gap is in double braces, and its accepted
// variants are separated by «|»; if one has «*» before it, they are options, and that one is right.

const SIGNS = '\\{}|*';

/** Escapes the text between gaps, where only these two signs have a meaning. */
export const betweenGaps = (words: string): string => withEscapes(words, '\\{');

/** A part of the cell: text, or the variants of a gap. */
export type GapPart = string | readonly GapWay[];

export interface GapWay {
  readonly text: string;
  readonly isRight: boolean;
}

interface Scan {
  readonly text: string;
  at: number;
}

/** Returns the next sign, and whether it was escaped with `\`. */
function next(scan: Scan): { sign: string; isLiteral: boolean } {
  const sign = scan.text.charAt(scan.at);
  const after = scan.text.charAt(scan.at + 1);
  const isLiteral = sign === '\\' && after !== '' && SIGNS.includes(after);
  scan.at += isLiteral ? 2 : 1;
  return { sign: isLiteral ? after : sign, isLiteral };
}

const isAt = ({ text, at }: Scan, signs: string): boolean => text.startsWith(signs, at);

/** Reads the variants up to `}}`; null: the gap is never closed. */
function readWays(scan: Scan): GapWay[] | null {
  const ways: GapWay[] = [];
  let way = { text: '', isRight: false };
  while (scan.at < scan.text.length) {
    const isEnd = isAt(scan, '}}');
    if (isEnd || isAt(scan, '|')) {
      ways.push({ ...way, text: way.text.trim() });
      way = { text: '', isRight: false };
      scan.at += isEnd ? 2 : 1;
      if (isEnd) return ways;
      continue;
    }
    const { sign, isLiteral } = next(scan);
    if (sign === '*' && !isLiteral && way.text.trim() === '') way.isRight = true;
    else way.text += sign;
  }
  return null;
}

/** Returns the parts of a cell in their order; null: a gap is never closed. */
export function gapParts(text: string): GapPart[] | null {
  const scan: Scan = { text, at: 0 };
  const parts: GapPart[] = [];
  let words = '';
  while (scan.at < text.length) {
    if (!isAt(scan, '{{')) {
      words += next(scan).sign;
      continue;
    }
    scan.at += 2;
    const ways = readWays(scan);
    if (ways === null) return null;
    parts.push(words, ways);
    words = '';
  }
  return [...parts, words];
}

const typedWays = (variants: readonly string[]): GapWay[] =>
  variants.map((text) => ({ text, isRight: false }));

const optionWays = (options: readonly Option[], rightId: string): GapWay[] =>
  options.map(({ id, text }) => ({ text, isRight: id === rightId }));

const waysOf = ({ options }: Gap, key: GapKey | undefined): GapWay[] => {
  if (key && 'typed' in key) return typedWays(key.typed.variants);
  return optionWays(options ?? [], key?.optionId ?? '');
};

/** Returns a gap in the format of a cell. */
export const writtenGap = (ways: readonly GapWay[]): string =>
  `{{${ways.map(({ text, isRight }) => `${isRight ? '*' : ''}${withEscapes(text, SIGNS)}`).join('|')}}}`;

/** Returns a text with gaps in the format of a cell, and its gaps in their order in the text. */
export function gappedCell(
  text: string,
  gaps: readonly Gap[],
  keys: readonly GapKey[],
): { cell: string; order: Gap[] } {
  const order: Gap[] = [];
  let cell = '';
  let words = '';
  for (let at = 0; at < text.length;) {
    const gap = gaps.find(({ id }) => text.startsWith(`{{${id}}}`, at));
    if (!gap || order.includes(gap)) {
      words += text.charAt(at);
      at += 1;
      continue;
    }
    const ways = waysOf(
      gap,
      keys.find(({ id }) => id === gap.id),
    );
    cell += betweenGaps(words) + writtenGap(ways);
    words = '';
    order.push(gap);
    at += gap.id.length + 4;
  }
  return { cell: cell + betweenGaps(words), order };
}
