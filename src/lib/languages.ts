export const languages = ['ru', 'en-us'] as const;

export type Lang = (typeof languages)[number];

export const defaultLang: Lang = 'ru';

/** Returns the browser's first language that the product supports, else the default. */
export function browserLanguage(wanted: readonly string[]): Lang {
  for (const name of wanted) {
    const lower = name.toLowerCase();
    const found = languages.find((lang) => lang === lower || lang.split('-')[0] === lower.split('-')[0]);
    if (found) return found;
  }
  return defaultLang;
}
