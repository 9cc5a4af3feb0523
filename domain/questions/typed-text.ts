import leven from 'leven';
import { RE2JS } from 're2js';
import type { TypedKey } from './question';

/** A word is not taken for another one: one typo for so many letters. */
const LETTERS_OF_A_TYPO = 3;

/** A regular expression in linear time; null: it is none. */
export function compilePattern(pattern: string, isCaseSensitive: boolean): RE2JS | null {
  try {
    return RE2JS.compile(pattern, isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
  } catch {
    return null;
  }
}

/** As texts are compared: spaces count once. */
export function comparableText(text: string, isCaseSensitive = false): string {
  const plain = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  return isCaseSensitive ? plain : plain.toLowerCase();
}

/** Where case does not matter «ё» is «е», too. */
function typedText(text: string, isCaseSensitive: boolean): string {
  const plain = comparableText(text, isCaseSensitive);
  return isCaseSensitive ? plain : plain.replaceAll('ё', 'е');
}

/** Whether what was typed is accepted. */
export function isAccepted(text: string, { variants, isCaseSensitive, typos, pattern }: TypedKey): boolean {
  const given = typedText(text, isCaseSensitive);
  if (given === '') return false;
  const isVariant = variants.some((variant) => {
    const right = typedText(variant, isCaseSensitive);
    const allowed = Math.min(typos, Math.floor(right.length / LETTERS_OF_A_TYPO));
    return Math.abs(given.length - right.length) <= allowed && leven(given, right) <= allowed;
  });
  if (isVariant || pattern === null) return isVariant;
  return compilePattern(pattern, isCaseSensitive)?.matches(text.trim()) ?? false;
}
