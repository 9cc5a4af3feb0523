// What the code says about texts: every literal of a TypeScript file that names a key, or is a text itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Paths of the TypeScript files below a folder, but the generated ones. */
export function codeFiles(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/generated/'));
}

/**
 * The literals of a file, in order: `{ line, text }` of plain ones and of texts between tags,
 * `{ line, parts }` of templates, whose parts are what stands around the placeholders. `isKey`: handed to t(…) itself.
 */
export function literalsOf(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found = [];
  const lineOf = (node) => source.getLineAndCharacterOfPosition(node.pos).line + 1;
  const isTranslated = (node) =>
    ts.isCallExpression(node) && /(^|\.)t$/.test(node.expression.getText(source));
  function visit(node, parent) {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) {
      const isKey = parent !== undefined && isTranslated(parent) && parent.arguments[0] === node;
      found.push({ line: lineOf(node), text: node.text, isKey });
    } else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      found.push({ line: lineOf(node), parts });
    }
    ts.forEachChild(node, (child) => visit(child, node));
  }
  visit(source);
  return found;
}
