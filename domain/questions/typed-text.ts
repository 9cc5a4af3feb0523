import { distance } from 'fastest-levenshtein';
import { RE2JS } from 're2js';
import type { TypedKey } from './question';

/** A word is not taken for another one: one typo for so many letters. */
const LETTERS_OF_A_TYPO = 3;

/**
 * So many steps may the program of a pattern have, and those of one question together: each sign of an answer costs each step,
 * in the thread that answers everybody.
 */
export const PATTERN_SIZE_MAX = 250;
/** No pattern is tried on a longer answer. */
const PATTERN_TEXT_MAX = 200;

/** A regular expression in linear time; null: it is none. */
export function compilePattern(pattern: string, isCaseSensitive: boolean): RE2JS | null {
  try {
    return RE2JS.compile(pattern, isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
  } catch {
    return null;
  }
}

/** The steps of a key's pattern; none without one. */
export function patternSize({ pattern, isCaseSensitive }: TypedKey): number {
  return pattern === null ? 0 : (compilePattern(pattern, isCaseSensitive)?.programSize() ?? 0);
}

/** A pattern that is too large, or none, matches nothing. */
function isMatched(given: string, pattern: string, isCaseSensitive: boolean): boolean {
  if (given.length > PATTERN_TEXT_MAX) return false;
  const compiled = compilePattern(pattern, isCaseSensitive);
  return compiled !== null && compiled.programSize() <= PATTERN_SIZE_MAX && compiled.matches(given);
}

/** As texts are compared: spaces count once. */
export function comparableText(text: string, isCaseSensitive = false): string {
  const plain = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  return isCaseSensitive ? plain : plain.toLowerCase();
}

/** The same, and «ё» is «е», too: by these questions and words are the same to their authors. */
export const comparableWords = (text: string): string => comparableText(text).replaceAll('ё', 'е');

/** Where case does not matter «ё» is «е», too. */
const typedText = (text: string, isCaseSensitive: boolean): string =>
  isCaseSensitive ? comparableText(text, isCaseSensitive) : comparableWords(text);

/** Whether what was typed is accepted. */
export function isAccepted(text: string, { variants, isCaseSensitive, typos, pattern }: TypedKey): boolean {
  const given = typedText(text, isCaseSensitive);
  if (given === '') return false;
  const isVariant = variants.some((variant) => {
    const right = typedText(variant, isCaseSensitive);
    const allowed = Math.min(typos, Math.floor(right.length / LETTERS_OF_A_TYPO));
    return Math.abs(given.length - right.length) <= allowed && distance(given, right) <= allowed;
  });
  if (isVariant || pattern === null) return isVariant;
  return isMatched(text.trim(), pattern, isCaseSensitive);
}
