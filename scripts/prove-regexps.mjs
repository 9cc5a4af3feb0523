// `npm run regexps`: proves that the time of every regular expression of the program grows with the length of a text, not
// with its square, and writes those down. What recheck finds slow is told with the text that shows it; what it has no
// answer for within its time needs a reason in scripts/check/regexps.json, written by hand.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findExpressions, readList, writeList } from './check/regexps.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const TIMEOUT_MS = 30_000;

// Its native and Java programs do not start everywhere; the one in JavaScript does, and takes some tenths of a second each.
process.env.RECHECK_BACKEND = 'pure';
const { check } = await import('recheck');

const list = readList(root);
const found = findExpressions(root);
const proven = new Set(list.proven.filter((text) => found.has(text)));
const reasons = Object.fromEntries(Object.entries(list.reasons).filter(([text]) => found.has(text)));
let open = 0;

for (const [text, path] of found) {
  if (proven.has(text) || Object.hasOwn(reasons, text)) continue;
  const end = text.lastIndexOf('/');
  const isLiteral = text.startsWith('/');
  const answer = isLiteral
    ? await check(text.slice(1, end), text.slice(end + 1), { timeout: TIMEOUT_MS })
    : { status: 'unknown' };
  if (answer.status === 'safe') proven.add(text);
  else {
    open += 1;
    console.log(`${path}: ${text}: ${answer.status} ${answer.attack?.pattern ?? answer.error?.kind ?? ''}`);
  }
}
writeList(root, { proven: [...proven].sort(), reasons });
console.log(`${proven.size} proven, ${Object.keys(reasons).length} with a reason, ${open} open`);
process.exit(open === 0 ? 0 : 1);
