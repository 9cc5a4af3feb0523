// Texts: both languages have the same keys, every key that the code names exists, every key is named somewhere, and
// no text stands in the code of the browser.
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeFiles, literalsOf } from './check/code-texts.mjs';
import { compareLanguages, readLanguage, withoutPlural } from './check/locale-files.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const KEY = /^([a-z][A-Za-z]*):([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)$/;
const CYRILLIC = /[а-яё]/i;

/** Namespaces whose keys the server names without the namespace: codes of errors, types of letters and notices. */
const BARE = ['errors', 'letters', 'validation'];
/** So many letters must stand in a template without a namespace for it to name keys at all. */
const TELLING = 4;

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const regexpOf = (parts) => new RegExp(`^${parts.map(escape).join('.+')}$`);

/** The keys that a template can mean: «common:status.${code}» is any key that begins so. Null: it names no namespace. */
function patternOf(parts, texts) {
  const head = /^([a-z][A-Za-z]*):/.exec(parts[0]);
  if (!head || !texts.has(head[1])) return null;
  return { namespace: head[1], regexp: regexpOf([parts[0].slice(head[0].length), ...parts.slice(1)]) };
}

function createUsage(texts) {
  const used = new Set();
  const problems = [];
  const basesOf = new Map(
    [...texts].map(([name, keys]) => [name, new Set([...keys.keys()].map(withoutPlural))]),
  );
  const has = (namespace, key) => texts.get(namespace)?.has(key) || basesOf.get(namespace)?.has(key);
  const matching = (namespace, regexp) =>
    [...(basesOf.get(namespace) ?? [])].filter((key) => regexp.test(key)).map((key) => `${namespace}:${key}`);
  return {
    problems,
    isUsed: (namespace, key) =>
      used.has(`${namespace}:${key}`) || used.has(`${namespace}:${withoutPlural(key)}`),
    plain(where, text, isKey) {
      const match = KEY.exec(text);
      if (match && texts.has(match[1])) {
        used.add(text);
        if (!has(match[1], match[2])) problems.push(`${where}: no such text: ${text}`);
      } else if (isKey) problems.push(`${where}: not a key of any language file: ${text}`);
      for (const namespace of BARE) if (has(namespace, text)) used.add(`${namespace}:${text}`);
    },
    template(where, parts) {
      const pattern = patternOf(parts, texts);
      if (pattern) {
        const keys = matching(pattern.namespace, pattern.regexp);
        if (keys.length === 0) problems.push(`${where}: no text fits ${parts.join('${…}')}`);
        for (const key of keys) used.add(key);
      } else if (parts.join('').length >= TELLING) {
        for (const key of BARE.flatMap((name) => matching(name, regexpOf(parts)))) used.add(key);
      }
    },
  };
}

/** What is wrong with the texts, a line each. */
export function checkLocales() {
  const texts = readLanguage(root, 'ru');
  const usage = createUsage(texts);
  const foreign = [];
  for (const path of [...codeFiles(root, 'src'), ...codeFiles(root, 'server')]) {
    const name = relative(root, path);
    for (const { line, text, parts, isKey } of literalsOf(path)) {
      const where = `${name}:${line}`;
      if (parts) usage.template(where, parts);
      else usage.plain(where, text, isKey);
      if (name.startsWith('src/') && CYRILLIC.test(parts ? parts.join('') : text)) {
        foreign.push(`${where}: a text in the code: ${(parts ? parts.join('…') : text).trim()}`);
      }
    }
  }
  const unused = [...texts].flatMap(([namespace, keys]) =>
    [...keys.keys()]
      .filter((key) => !usage.isUsed(namespace, key))
      .map((key) => `locales/ru/${namespace}.json: nothing uses ${key}`),
  );
  return [...compareLanguages(root), ...usage.problems, ...foreign, ...unused];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkLocales();
  for (const problem of problems) console.log(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}
