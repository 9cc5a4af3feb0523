/** Words of so many letters may be divided, with so many letters at least before and after the hyphen. */
const LIMITS = '16 5 5';

/**
 * For names in narrow columns: a word that is longer than its line is hyphenated in the page's language; browsers that do not know
 * the language, or would divide short words as well, break it anywhere.
 */
export const longWords = {
  overflowWrap: 'anywhere',
  [`@supports (hyphenate-limit-chars: ${LIMITS})`]: { hyphens: 'auto', hyphenateLimitChars: LIMITS },
} as const;
