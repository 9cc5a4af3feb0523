// Finds the keys of the language files that the code uses. The literal «regulations:sign.button» is one key; the template
// «common:status.${code}» is every key that matches it; a key without a namespace is looked up in the namespaces of its file.
import { withoutPlural } from './locale-files.mjs';

const KEY = /^([a-z][A-Za-z]*):(.+)$/;
/** A template without a namespace and with fewer letters than this is not a key. */
const MIN_LETTERS = 4;

/** The text that `t(key, { context })` falls back to: `remind.all` of `remind.all_regulation`, `bulk.objects` of `bulk.objects_regulation_one`. */
const withoutContext = (key) => key.replace(/_[a-z]+$/, '');

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const regexpOf = (parts) => new RegExp(`^${parts.map(escape).join('.+')}$`);

export function createKeyUsage(texts) {
  const used = new Set();
  const problems = [];
  const keysOf = new Map(
    [...texts].map(([name, keys]) => [
      name,
      new Set([...keys.keys()].flatMap((key) => [key, withoutPlural(key)])),
    ]),
  );

  function addPlain(where, { text, isKey }, namespaces) {
    const [, namespace, key] = KEY.exec(text) ?? [];
    if (keysOf.has(namespace)) {
      if (keysOf.get(namespace).has(key)) used.add(text);
      else problems.push(`${where}: no such text: ${text}`);
      return;
    }
    const found = namespaces.filter((name) => keysOf.get(name)?.has(text));
    for (const name of found) used.add(`${name}:${text}`);
    if (isKey && found.length === 0) problems.push(`${where}: no such text: ${text}`);
  }

  function addTemplate(where, { parts, isKey }, namespaces) {
    const [, namespace, rest] = KEY.exec(`${parts[0]} `) ?? [];
    const isNamed = keysOf.has(namespace);
    if (!isNamed && !isKey && parts.join('').length < MIN_LETTERS) return;
    const regexp = regexpOf(isNamed ? [rest.slice(0, -1), ...parts.slice(1)] : parts);
    const found = (isNamed ? [namespace] : namespaces).flatMap((name) =>
      [...(keysOf.get(name) ?? [])].filter((key) => regexp.test(key)).map((key) => `${name}:${key}`),
    );
    for (const key of found) used.add(key);
    if ((isNamed || isKey) && found.length === 0)
      problems.push(`${where}: no text fits ${parts.join('${…}')}`);
  }

  const isUsed = (name, key) =>
    [key, withoutPlural(key), withoutContext(key), withoutContext(withoutPlural(key))].some((form) =>
      used.has(`${name}:${form}`),
    );

  return {
    problems,
    add: (where, literal, namespaces) =>
      literal.parts ? addTemplate(where, literal, namespaces) : addPlain(where, literal, namespaces),
    unused: (exempt) =>
      [...texts]
        .filter(([name]) => !exempt.includes(name))
        .flatMap(([name, keys]) =>
          [...keys.keys()]
            .filter((key) => !isUsed(name, key))
            .map((key) => `locales/ru/${name}.json: nothing uses ${key}`),
        ),
  };
}
