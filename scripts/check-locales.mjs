// Texts: both languages have the same keys, every key that the code names exists, every key is named somewhere, and
// no text stands in the code of the browser.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeFiles, literalsOf } from './check/code-texts.mjs';
import { createKeyUsage } from './check/key-usage.mjs';
import { compareLanguages, readLanguage } from './check/locale-files.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
/** A word; single letters are search's folding. */
const CYRILLIC = /[а-яё]{2}/i;
/** Namespaces whose keys are named bare: codes of errors and of limits on both sides, the server's own texts there. */
const ON_BOTH_SIDES = ['errors', 'validation'];
const OF_SERVER = ['emails', 'reasons', 'documents', 'changes'];
/** Read whole, or by keys made of a letter's template and kind. */
const WHOLE = ['enums', 'emails', 'changes'];

/** Pages over content of any kind: each text of theirs stands in `content`, and a kind may say it in its own words. */
const OF_CONTENT = 'src/content/';

/** The namespaces of the kinds of content. */
function wordsOfKinds() {
  return codeFiles(root, 'src/features')
    .filter((path) => path.endsWith('kind.ts'))
    .flatMap((path) => /words: '(\w+)'/.exec(readFileSync(path, 'utf8'))?.[1] ?? []);
}

/** Where a file's keys without a namespace are looked up. */
function namespacesOf(name, literals) {
  const hooks = literals.filter(({ hook }) => hook === 'useTranslation').map(({ text }) => text);
  const feature = name.startsWith(OF_CONTENT) ? 'content' : /^src\/features\/([^/]+)\//.exec(name)?.[1];
  const own = name.startsWith('server/') ? OF_SERVER : [];
  return [...new Set([...hooks, ...(feature ? [feature] : []), ...own, ...ON_BOTH_SIDES])];
}

/** What is wrong with the texts, a line each. */
export function checkLocales() {
  const texts = readLanguage(root, 'ru');
  const usage = createKeyUsage(texts);
  const inCode = [];
  const ofKinds = wordsOfKinds();
  for (const path of [...codeFiles(root, 'src'), ...codeFiles(root, 'server')]) {
    const name = relative(root, path);
    const literals = literalsOf(path);
    const namespaces = namespacesOf(name, literals);
    for (const literal of literals) {
      usage.add(`${name}:${literal.line}`, literal, namespaces);
      if (name.startsWith(OF_CONTENT)) usage.add(name, { ...literal, isKey: false }, ofKinds);
      const text = (literal.parts ?? [literal.text]).join('…').trim();
      if (name.startsWith('src/') && CYRILLIC.test(text)) {
        inCode.push(`${name}:${literal.line}: a text in the code: ${text}`);
      }
    }
  }
  return [...compareLanguages(root), ...usage.problems, ...inCode, ...usage.unused(WHOLE)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkLocales();
  for (const problem of problems) console.log(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}
