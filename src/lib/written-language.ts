const HAS_CYRILLIC = /\p{Script=Cyrillic}/u;

/**
 * Returns the language in which an organization has written a name, for its `lang`: on an English page a browser hyphenates, and
 * a screen reader reads, a Russian name by the rules of its own language. Undefined: that of the page.
 */
export function writtenLanguage(text: string): 'ru' | undefined {
  return HAS_CYRILLIC.test(text) ? 'ru' : undefined;
}
