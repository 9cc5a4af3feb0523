import type { Gap, GapKey, Option } from '../question';
import { withEscapes } from './escapes';

// A text with gaps in one cell: «Касса открыта с {{9|девять}} до {{*21|22|23}}». Each gap is in double braces, and its accepted
// variants are separated by «|»; if one has «*» before it, they are options, and that one is right.

const SIGNS = '\\{}|*';

/** Escapes the text between gaps, where only these two signs have a meaning. */
export const betweenGaps = (words: string): string => withEscapes(words, '\\{');

/** A part of the cell: text, or the variants of a gap. */
export type GapPart = string | readonly GapOption[];

export interface GapOption {
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
function readOptions(scan: Scan): GapOption[] | null {
  const options: GapOption[] = [];
  let option = { text: '', isRight: false };
  while (scan.at < scan.text.length) {
    const isEnd = isAt(scan, '}}');
    if (isEnd || isAt(scan, '|')) {
      options.push({ ...option, text: option.text.trim() });
      option = { text: '', isRight: false };
      scan.at += isEnd ? 2 : 1;
      if (isEnd) return options;
      continue;
    }
    const { sign, isLiteral } = next(scan);
    if (sign === '*' && !isLiteral && option.text.trim() === '') option.isRight = true;
    else option.text += sign;
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
    const options = readOptions(scan);
    if (options === null) return null;
    parts.push(words, options);
    words = '';
  }
  return [...parts, words];
}

const typedVariants = (variants: readonly string[]): GapOption[] =>
  variants.map((text) => ({ text, isRight: false }));

const choiceOptions = (options: readonly Option[], rightId: string): GapOption[] =>
  options.map(({ id, text }) => ({ text, isRight: id === rightId }));

const optionsOf = ({ options }: Gap, key: GapKey | undefined): GapOption[] => {
  if (key && 'typed' in key) return typedVariants(key.typed.variants);
  return choiceOptions(options ?? [], key?.optionId ?? '');
};

/** Returns a gap in the format of a cell. */
export const writtenGap = (options: readonly GapOption[]): string =>
  `{{${options.map(({ text, isRight }) => `${isRight ? '*' : ''}${withEscapes(text, SIGNS)}`).join('|')}}}`;

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
    const options = optionsOf(
      gap,
      keys.find(({ id }) => id === gap.id),
    );
    cell += betweenGaps(words) + writtenGap(options);
    words = '';
    order.push(gap);
    at += gap.id.length + 4;
  }
  return { cell: cell + betweenGaps(words), order };
}
