// Reads the literals of TypeScript files: keys of texts, and texts written in the code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Returns the paths of the TypeScript files below a folder, without generated ones. */
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

/** Returns the name of the function whose first argument is the node, or a conditional expression with the node as a result. */
function calledWith(node, parents, source) {
  for (let index = parents.length - 1, inner = node; index >= 0; inner = parents[index], index -= 1) {
    const parent = parents[index];
    if (ts.isCallExpression(parent)) {
      return parent.arguments[0] === inner
        ? parent.expression.getText(source).replace(/^.*\./, '')
        : undefined;
    }
    const isChoice = ts.isConditionalExpression(parent) && parent.condition !== inner;
    if (!isChoice && !ts.isParenthesizedExpression(parent)) return undefined;
  }
  return undefined;
}

/**
 * Returns the literals of a file, in order: `text` of a string or of JSX text, or the `parts` of a template around its
 * placeholders. `hook` is the function that is called with it; `isKey`: that function is `t`.
 */
export function literalsOf(path) {
  const source = parse(path);
  const found = [];
  const parents = [];
  function visit(node) {
    const line = () => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    const hook = calledWith(node, parents, source);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) {
      found.push({ line: line(), text: node.text, hook, isKey: hook === 't' });
    } else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      found.push({ line: line(), parts, hook, isKey: hook === 't' });
    }
    parents.push(node);
    ts.forEachChild(node, visit);
    parents.pop();
  }
  visit(source);
  return found;
}
