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

function parse(path) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false, kind);
}

/** The name of the function that gets the node as its first argument. */
function calledWith(node, parent, source) {
  if (!parent || !ts.isCallExpression(parent) || parent.arguments[0] !== node) return undefined;
  return parent.expression.getText(source).replace(/^.*\./, '');
}

/**
 * The literals of a file, in order: `text` of plain ones and of texts between tags, or the `parts` of a template that
 * stand around its placeholders. `hook` is the function that gets it first; `isKey`: that function is t.
 */
export function literalsOf(path) {
  const source = parse(path);
  const found = [];
  function visit(node, parent) {
    const line = () => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    const hook = calledWith(node, parent, source);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) {
      found.push({ line: line(), text: node.text, hook, isKey: hook === 't' });
    } else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      found.push({ line: line(), parts, hook, isKey: hook === 't' });
    }
    ts.forEachChild(node, (child) => visit(child, node));
  }
  visit(source);
  return found;
}
