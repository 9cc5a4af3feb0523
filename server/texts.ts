import { createInstance } from 'i18next';
import { megabytesFormat } from '@domain/file-size';
import { nestedQuotes } from '@domain/nested-quotes';
import changesEn from '@locales/en-us/changes.json';
import enumsEn from '@locales/en-us/enums.json';
import documentsEn from '@locales/en-us/documents.json';
import errorsEn from '@locales/en-us/errors.json';
import emailsEn from '@locales/en-us/emails.json';
import reasonsEn from '@locales/en-us/reasons.json';
import changesRu from '@locales/ru/changes.json';
import enumsRu from '@locales/ru/enums.json';
import documentsRu from '@locales/ru/documents.json';
import errorsRu from '@locales/ru/errors.json';
import emailsRu from '@locales/ru/emails.json';
import reasonsRu from '@locales/ru/reasons.json';
import { moduleTexts } from './generated/module-texts';
import type { Lang } from './graphql/context';
import type { RightArea, RightFlag } from './graphql/generated/types';

/** Texts of locales/ with those that modules add to them: `server/modules/<domain>/texts.<language>.json`. */
const changes = {
  ru: { ...changesRu, ...moduleTexts.ru.changes },
  'en-us': { ...changesEn, ...moduleTexts['en-us'].changes },
};
const enums = {
  ru: { ...enumsRu, ...moduleTexts.ru.enums },
  'en-us': { ...enumsEn, ...moduleTexts['en-us'].enums },
};

/** The key of a text of the history. */
export type ChangeTextKey = keyof typeof changes.ru;

/** The same library and files as in the browser, so that plurals and placeholders work the same way. */
const i18n = createInstance();
void i18n.use(nestedQuotes).init({
  // Everything is bundled, so init completes synchronously.
  initAsync: false,
  lng: 'ru',
  fallbackLng: 'ru',
  lowerCaseLng: true,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  postProcess: nestedQuotes.name,
  resources: {
    ru: {
      changes: changes.ru,
      documents: documentsRu,
      errors: errorsRu,
      emails: emailsRu,
      reasons: reasonsRu,
    },
    'en-us': {
      changes: changes['en-us'],
      documents: documentsEn,
      errors: errorsEn,
      emails: emailsEn,
      reasons: reasonsEn,
    },
  },
});

i18n.services.formatter?.add(megabytesFormat.name, megabytesFormat.format);

type Params = Record<string, string | number>;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Returns the text of an error code. */
export function errorText(lang: Lang, code: keyof typeof errorsRu, params: Params = {}): string {
  return i18n.t(code, { ...params, lng: lang, ns: 'errors' });
}

/** Returns a text of an email. It is plain: HTML output must escape it. `isRaw`: placeholders are not replaced. */
export function emailText(
  lang: Lang,
  key: keyof typeof emailsRu,
  params: Params = {},
  isRaw = false,
): string {
  return i18n.t(key, { ...params, lng: lang, ns: 'emails', skipInterpolation: isRaw });
}

/** Fills the placeholders of a user's text; one without a value becomes empty. */
export function fillText(text: string, params: Params): string {
  const known = {
    ...Object.fromEntries([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => [name, ''])),
    ...params,
  };
  return nestedQuotes.process(i18n.services.interpolator.interpolate(text, known, 'ru', {}));
}

/** Returns a text that explains why something was assigned. */
export function reasonText(lang: Lang, key: keyof typeof reasonsRu, params: Params = {}): string {
  return i18n.t(key, { ...params, lng: lang, ns: 'reasons' });
}

/** Capitalizes the phrase as the start of a sentence. */
export function sentenceStart(lang: Lang, phrase: string): string {
  return phrase.charAt(0).toLocaleUpperCase(lang) + phrase.slice(1);
}

/** The name of a text with forms for numbers, without the form: «chart.people» of «chart.people_other». */
type Counted<Key> = Key extends `${infer Name}_other` ? Name : never;

/** Returns a text of a printed document. */
export function documentText(
  lang: Lang,
  key: keyof typeof documentsRu | Counted<keyof typeof documentsRu>,
  params: Params = {},
): string {
  return i18n.t(key, { ...params, lng: lang, ns: 'documents' });
}

/** Whether documents have a text with this key. */
export function isDocumentKey(key: string): key is keyof typeof documentsRu {
  return Object.hasOwn(documentsRu, key);
}

/** Returns the text of documents with this key, or the fallback where there is none. */
export function documentTextOr(lang: Lang, key: string, fallback: string): string {
  return isDocumentKey(key) ? documentText(lang, key) : fallback;
}

/** Returns a text of the history: the name of a field or the meaning of a value. */
export function changeText(lang: Lang, key: ChangeTextKey, params: Params = {}): string {
  return i18n.t(key, { ...params, lng: lang, ns: 'changes' });
}

/** Returns the keys of all texts of the history. */
export function changeTextKeys(lang: Lang): string[] {
  return Object.keys(changes[lang]);
}

/** Whether the history has this text. */
export function isChangeKey(key: string): key is ChangeTextKey {
  return Object.hasOwn(changes.ru, key);
}

/** Whether this reason exists. */
export function isReasonKey(key: string): key is keyof typeof reasonsRu {
  return Object.hasOwn(reasonsRu, key);
}

/** The key of an email text. */
export type EmailTextKey = keyof typeof emailsRu;

/** Whether emails have a text with this key. */
export function isEmailTextKey(key: string): key is EmailTextKey {
  return Object.hasOwn(emailsRu, key);
}

/** Returns the names of all enum values: `userSexTypes.male`. */
export function enumTexts(lang: Lang): Record<string, string> {
  return enums[lang];
}

/** Returns the display name of a rights area. */
export function areaName(lang: Lang, area: RightArea): string {
  return enumTexts(lang)[`rightAreas.${area}`] ?? area;
}

/** Returns the display name of a right, as in «Статистика – просмотр». */
export function rightName(lang: Lang, area: RightArea, flag: RightFlag): string {
  return `${areaName(lang, area)} – ${enumTexts(lang)[`rightFlags.${flag}`] ?? flag}`;
}

/** Returns the language of a request: the first supported one in Accept-Language, otherwise Russian. */
export function langOf(acceptLanguage: string | undefined): Lang {
  for (const part of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const tag = part.split(';')[0]?.trim() ?? '';
    if (tag.startsWith('ru')) return 'ru';
    if (tag.startsWith('en')) return 'en-us';
  }
  return 'ru';
}
