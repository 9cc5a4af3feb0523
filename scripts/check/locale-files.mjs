// The two languages against each other: the same keys with the same placeholders, and each language's own plurals.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { avoidedWord } from './avoided-words.mjs';

const LANGUAGES = { ru: 'ru', 'en-us': 'en' };
/** Texts whose number never reaches 21. */
const UP_TO_FOUR = new Set(['auto.failing']);
const PLURAL = /_(zero|one|two|few|many|other)$/;

function flatten(value, prefix = '') {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null
      ? flatten(inner, `${prefix}${key}.`)
      : [[`${prefix}${key}`, inner]],
  );
}

/** namespace → Map(key → text) of one language. */
export function readLanguage(root, language) {
  const folder = join(root, 'locales', language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.map((name) => [
      name.replace('.json', ''),
      new Map(flatten(JSON.parse(readFileSync(join(folder, name), 'utf8')))),
    ]),
  );
}

/** The key as the code names it: without the plural's ending. */
export const withoutPlural = (key) => key.replace(PLURAL, '');

const placeholders = (texts) =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(/\{\{\s*-?\s*([\w.]+)/g)].map((match) => match[1])))]
    .sort()
    .join(', ');

/** base key → [texts], plural forms under one base. */
function byBase(keys) {
  const found = new Map();
  for (const [key, text] of keys ?? []) {
    const base = withoutPlural(key);
    found.set(base, [...(found.get(base) ?? []), text]);
  }
  return found;
}

function pluralProblems(where, keys, language) {
  const needed = new Intl.PluralRules(LANGUAGES[language]).resolvedOptions().pluralCategories;
  const bases = new Set([...keys.keys()].filter((key) => PLURAL.test(key)).map(withoutPlural));
  return [...bases].flatMap((base) => {
    const present = [...keys.keys()].filter((key) => PLURAL.test(key) && withoutPlural(key) === base);
    const missing = needed.filter((category) => !keys.has(`${base}_${category}`));
    const extra = present.filter((key) => !needed.some((category) => key === `${base}_${category}`));
    // In Russian the first form is also that of 21, so a text without the number is wrong there.
    const isCounted = language === 'ru' && keys.get(`${base}_many`)?.includes('{{count');
    const isUncounted = isCounted && keys.get(`${base}_one`)?.includes('{{count') === false;
    return [
      ...(isUncounted && !UP_TO_FOUR.has(base)
        ? [`${where}: ${base}_one lacks the number: it is also for 21`]
        : []),
      ...missing.map((category) => `${where}: ${base} lacks the form _${category}`),
      ...extra.map((key) => `${where}: ${key} is a form that the language does not have`),
    ];
  });
}

const isEmpty = (text) => String(text).trim() === '';

function textProblems(where, keys, language, namespace) {
  return [...keys].flatMap(([key, text]) => {
    if (typeof text !== 'string') return [`${where}: ${key} is no text`];
    const avoided = avoidedWord(language, namespace, key, text);
    if (avoided) return [`${where}: ${key}: ${avoided}: ${text}`];
    if (language === 'en-us' && /[а-яё]/i.test(text) && !/«|^Русский$/.test(text)) {
      return [`${where}: ${key} is not English: ${text}`];
    }
    return text.includes('!') ? [`${where}: ${key} shouts: ${text}`] : [];
  });
}

/** Ready-made texts of the server: what companies take over as their own. */
const SAMPLES = [
  'server/modules/adaptation/samples',
  'server/modules/regulations/templates',
  'server/samples/industries',
];
const SAMPLE_TEXT = /(^|\.)(name|title|text|purpose|description|html)$/;

function sampleProblems(root) {
  return SAMPLES.flatMap((folder) =>
    Object.keys(LANGUAGES).flatMap((language) => {
      const where = `${folder}/${language}.json`;
      const texts = flatten(JSON.parse(readFileSync(join(root, where), 'utf8')));
      return textProblems(
        where,
        texts.filter(([key]) => SAMPLE_TEXT.test(key)),
        language,
        'samples',
      );
    }),
  );
}

const countKeys = (value) =>
  Object.values(value).reduce(
    (sum, inner) => sum + 1 + (typeof inner === 'object' && inner !== null ? countKeys(inner) : 0),
    0,
  );

/** Files in which a key stands twice: the second would silently take the place of the first. */
function doubleKeyProblems(root) {
  return Object.keys(LANGUAGES).flatMap((language) => {
    const folder = join(root, 'locales', language);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .filter((name) => {
        const text = readFileSync(join(folder, name), 'utf8');
        const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon);
        return written.length !== countKeys(JSON.parse(text));
      })
      .map((name) => `locales/${language}/${name}: a key stands twice in an object`);
  });
}

/** What is wrong with the files themselves, a line each. */
export function compareLanguages(root) {
  const [ru, en] = Object.keys(LANGUAGES).map((language) => readLanguage(root, language));
  const problems = [...sampleProblems(root), ...doubleKeyProblems(root)];
  for (const namespace of new Set([...ru.keys(), ...en.keys()])) {
    const [one, other] = [byBase(ru.get(namespace)), byBase(en.get(namespace))];
    for (const key of new Set([...one.keys(), ...other.keys()])) {
      const here = `${namespace}:${key}`;
      if (!one.has(key)) problems.push(`locales/ru lacks ${here}`);
      else if (!other.has(key)) problems.push(`locales/en-us lacks ${here}`);
      else if (one.get(key).some(isEmpty) !== other.get(key).some(isEmpty)) {
        problems.push(`${here} is empty in one language only`);
      } else if (placeholders(one.get(key)) !== placeholders(other.get(key))) {
        problems.push(
          `${here}: placeholders differ: ru {${placeholders(one.get(key))}}, en-us {${placeholders(other.get(key))}}`,
        );
      }
    }
    for (const [language, files] of [
      ['ru', ru],
      ['en-us', en],
    ]) {
      const keys = files.get(namespace) ?? new Map();
      const where = `locales/${language}/${namespace}.json`;
      problems.push(
        ...pluralProblems(where, keys, language),
        ...textProblems(where, keys, language, namespace),
      );
    }
  }
  return problems;
}
