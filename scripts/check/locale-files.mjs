// Compares the two languages: the same keys with the same placeholders, and the plural forms of each language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { avoidedWord } from './avoided-words.mjs';

const LANGUAGES = { ru: 'ru', 'en-us': 'en' };
/** Texts whose number is at most four, so that the first plural form is never used for 21. */
const UP_TO_FOUR = new Set(['auto.failing']);
const PLURAL = /_(zero|one|two|few|many|other)$/;

function flatten(value, prefix = '') {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null
      ? flatten(inner, `${prefix}${key}.`)
      : [[`${prefix}${key}`, inner]],
  );
}

/** The files in which modules add to the server's own texts: `{ namespace: { key: text } }`. */
function moduleFiles(root, language) {
  const folder = 'server/modules';
  return readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}/texts.${language}.json`)
    .filter((file) => existsSync(join(root, file)));
}

/** Every file of one language. */
function languageFiles(root, language) {
  const names = readdirSync(join(root, 'locales', language)).filter((name) => name.endsWith('.json'));
  return [...names.map((name) => `locales/${language}/${name}`), ...moduleFiles(root, language)];
}

const readJson = (root, file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** namespace → Map(key → text) of one language. */
export function readLanguage(root, language) {
  const folder = join(root, 'locales', language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const texts = new Map(
    files.map((name) => [
      name.replace('.json', ''),
      new Map(flatten(readJson(root, `locales/${language}/${name}`))),
    ]),
  );
  for (const file of moduleFiles(root, language)) {
    for (const [namespace, own] of Object.entries(readJson(root, file))) {
      for (const [key, text] of flatten(own)) texts.get(namespace)?.set(key, text);
    }
  }
  return texts;
}

/** Texts that a module adds although they exist: one of the two would silently take the place of the other. */
function moduleTextProblems(root, language) {
  const known = new Set();
  return moduleFiles(root, language).flatMap((file) =>
    Object.entries(readJson(root, file)).flatMap(([namespace, own]) => {
      const shared = `locales/${language}/${namespace}.json`;
      if (!existsSync(join(root, shared))) return [`${file}: no such file of texts: ${namespace}`];
      const taken = new Set(flatten(readJson(root, shared)).map(([key]) => key));
      return flatten(own).flatMap(([key]) => {
        const name = `${namespace}:${key}`;
        const isTaken = taken.has(key) || known.has(name);
        known.add(name);
        return isTaken ? [`${file}: ${name} exists already`] : [];
      });
    }),
  );
}

/** The key as the code names it: without the ending of a plural form. */
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
    // In Russian the first form is also used for 21, where a text without the number is wrong.
    const isCounted = language === 'ru' && keys.get(`${base}_many`)?.includes('{{count');
    const isUncounted = isCounted && keys.get(`${base}_one`)?.includes('{{count') === false;
    return [
      ...(isUncounted && !UP_TO_FOUR.has(base)
        ? [`${where}: ${base}_one lacks the number: it is also used for 21`]
        : []),
      ...missing.map((category) => `${where}: ${base} lacks the form _${category}`),
      ...extra.map((key) => `${where}: ${key} is a form that the language does not have`),
    ];
  });
}

const isEmpty = (text) => String(text).trim() === '';

function textProblems(where, keys, language, namespace) {
  return [...keys].flatMap(([key, text]) => {
    if (typeof text !== 'string') return [`${where}: ${key} is not a text`];
    const avoided = avoidedWord(language, namespace, key, text);
    if (avoided) return [`${where}: ${key}: ${avoided}: ${text}`];
    if (language === 'en-us' && /[а-яё]/i.test(text) && !/«|^Русский$/.test(text)) {
      return [`${where}: ${key} is not English: ${text}`];
    }
    return text.includes('!') ? [`${where}: ${key} has an exclamation mark: ${text}`] : [];
  });
}

/** Ready-made texts of the server, which organizations adopt as their own. */
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

/** Files that contain a key twice: JSON keeps only the second, without a warning. */
function doubleKeyProblems(root) {
  return Object.keys(LANGUAGES).flatMap((language) =>
    languageFiles(root, language)
      .filter((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon);
        return written.length !== countKeys(JSON.parse(text));
      })
      .map((file) => `${file}: an object contains a key twice`),
  );
}

/** Returns the problems of the files themselves, one line each. */
export function compareLanguages(root) {
  const [ru, en] = Object.keys(LANGUAGES).map((language) => readLanguage(root, language));
  const problems = [
    ...sampleProblems(root),
    ...doubleKeyProblems(root),
    ...Object.keys(LANGUAGES).flatMap((language) => moduleTextProblems(root, language)),
  ];
  for (const namespace of new Set([...ru.keys(), ...en.keys()])) {
    const [russian, english] = [byBase(ru.get(namespace)), byBase(en.get(namespace))];
    for (const key of new Set([...russian.keys(), ...english.keys()])) {
      const here = `${namespace}:${key}`;
      if (!russian.has(key)) problems.push(`locales/ru lacks ${here}`);
      else if (!english.has(key)) problems.push(`locales/en-us lacks ${here}`);
      else if (russian.get(key).some(isEmpty) !== english.get(key).some(isEmpty)) {
        problems.push(`${here} is empty in one language only`);
      } else if (placeholders(russian.get(key)) !== placeholders(english.get(key))) {
        problems.push(
          `${here}: placeholders differ: ru {${placeholders(russian.get(key))}}, en-us {${placeholders(english.get(key))}}`,
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
