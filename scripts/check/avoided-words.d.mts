/** Returns what is wrong with a text of a language, or null. */
export function avoidedWord(
  language: 'ru' | 'en-us',
  namespace: string,
  key: string,
  text: string,
): string | null;
