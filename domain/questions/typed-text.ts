import { distance } from 'fastest-levenshtein';
import { RE2JS } from 're2js';
import type { TypedKey } from './question';

/** Letters per allowed typo, so that a word is not mistaken for another one. */
const LETTERS_OF_A_TYPO = 3;

/**
 * The max number of steps in the program of a pattern, and in those of one question together: each character of an answer can
 * take each step, in the thread that handles all requests.
 */
export const PATTERN_SIZE_MAX = 250;
/** Patterns are not tried on longer answers. */
const PATTERN_TEXT_MAX = 200;

/** Compiles a regular expression that runs in linear time; null: it is invalid. */
export function compilePattern(pattern: string, isCaseSensitive: boolean): RE2JS | null {
  try {
    return RE2JS.compile(pattern, isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
  } catch {
    return null;
  }
}

/** Returns the number of steps of a key's pattern; zero without one. */
export function patternSize({ pattern, isCaseSensitive }: TypedKey): number {
  return pattern === null ? 0 : (compilePattern(pattern, isCaseSensitive)?.programSize() ?? 0);
}

/** A pattern that is too large or invalid matches nothing. */
function isMatched(given: string, pattern: string, isCaseSensitive: boolean): boolean {
  if (given.length > PATTERN_TEXT_MAX) return false;
  const compiled = compilePattern(pattern, isCaseSensitive);
  return compiled !== null && compiled.programSize() <= PATTERN_SIZE_MAX && compiled.matches(given);
}

/** Returns the form of a text for comparison: multiple spaces count as one. */
export function comparableText(text: string, isCaseSensitive = false): string {
  const plain = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  return isCaseSensitive ? plain : plain.toLowerCase();
}

/** The same, and «ё» equals «е»: authors consider such questions and words the same. */
export const comparableWords = (text: string): string => comparableText(text).replaceAll('ё', 'е');

/** If case does not matter, «ё» equals «е» too. */
const typedText = (text: string, isCaseSensitive: boolean): string =>
  isCaseSensitive ? comparableText(text, isCaseSensitive) : comparableWords(text);

/** Whether a typed answer is accepted. */
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
