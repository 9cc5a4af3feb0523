// The regular expressions of the program: each is in the list of those that were proven linear, or that say why they are.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { codeFiles } from './code-texts.mjs';

const LIST = 'scripts/check/regexps.json';

/** The expressions of a file, as they are written: `/a+/g`, and `new RegExp(…)` with what it is made of. */
function expressionsOf(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    const isMade =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
    if (isMade) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Every expression with the first file that has it. */
export function findExpressions(root) {
  const files = ['server', 'src', 'domain'].flatMap((folder) => codeFiles(root, folder));
  const all = files.flatMap((path) => expressionsOf(path).map((text) => [text, relative(root, path)]));
  return new Map(all.reverse());
}

/** `proven`: by recheck; `reasons`: those that it has no answer for, each with why it is linear or sees no foreign text. */
export function readList(root) {
  return JSON.parse(readFileSync(join(root, LIST), 'utf8'));
}

export function writeList(root, list) {
  writeFileSync(join(root, LIST), `${JSON.stringify(list, null, 2)}\n`);
}

/** What is wrong, a line each. */
export function checkExpressions(root) {
  const { proven, reasons } = readList(root);
  const found = findExpressions(root);
  const known = new Set([...proven, ...Object.keys(reasons)]);
  const unproven = [...found].filter(([text]) => !known.has(text));
  const gone = [...known].filter((text) => !found.has(text));
  return [
    ...unproven.map(([text, path]) => `${path}: ${text} is not proven linear: npm run regexps`),
    ...gone.map((text) => `${LIST}: ${text} is nowhere in the program: npm run regexps`),
  ];
}
