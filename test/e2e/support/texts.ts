import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { nestedQuotes } from '@domain/nested-quotes';
import { projectPath } from '@server/config/paths';

type Language = 'ru' | 'en-us';

function resources(language: Language): Record<string, object> {
  const folder = projectPath('locales', language);
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')),
    ]),
  );
}

const i18n = createInstance();
void i18n.use(nestedQuotes).init({
  initAsync: false,
  postProcess: nestedQuotes.name,
  lng: 'ru',
  lowerCaseLng: true,
  fallbackLng: false,
  interpolation: { escapeValue: false },
  resources: { ru: resources('ru'), 'en-us': resources('en-us') },
});

/**
 * A text as people read it, by its key: the story describes the actions, the language files contain the wording.
 * @throws when there is no such text, instead of looking for a key on the page
 */
export function ru(key: string, params: Record<string, string | number> = {}): string {
  return textOf('ru', key, params);
}

/** The same in English. */
export function en(key: string, params: Record<string, string | number> = {}): string {
  return textOf('en-us', key, params);
}

/** A translation lookup: `ru` or `en`. */
export type Words = typeof ru;

/** For stories that run in each language: `describe.each(languages)('… in %s', (lang, words) => …)`. */
export const languages: [lang: Language, words: Words][] = [
  ['ru', ru],
  ['en-us', en],
];

/** The browser locale for a reader of that language. */
export const localeOf = (lang: Language) => (lang === 'ru' ? 'ru-RU' : 'en-US');

function textOf(lng: Language, key: string, params: Record<string, string | number>): string {
  // Content pages fall back to the shared texts when a kind has no text of its own.
  const shared = key.replace(/^[^:]+:/, 'content:');
  const text = i18n.t(i18n.exists(key, { ...params, lng }) ? key : shared, { ...params, lng });
  if (text === shared || text === key.split(':').at(-1)) throw new Error(`no text ${key}`);
  return text;
}

/** The first parts of the keys that have several: «rules» of «rules.title». */
export function keyBranches(): ReadonlySet<string> {
  const texts = Object.values(resources('ru')).flatMap((namespace) => Object.entries(namespace));
  return new Set(texts.flatMap(([key, value]) => (typeof value === 'object' ? [key] : [])));
}
