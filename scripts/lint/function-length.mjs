// A function says one thing: at most `max` lines of code. A factory (an exported `create…`) binds small functions to what
// they need and may have `factoryMax`; a component (a name with a capital letter) is mostly markup and may have `componentMax`.
// Blank lines and comments do not count; what stands in a function counts as its own. The function that a `describe` is called
// with is a list of tests, each of which is measured.
const isComponent = (node) => /^[A-Z]/.test(node.id?.name ?? '');

const isFactory = (node) =>
  node.type === 'FunctionDeclaration' &&
  node.parent.type === 'ExportNamedDeclaration' &&
  /^create[A-Z]/.test(node.id?.name ?? '');

/** `describe('…', () => {…})`, `describe.each(…)('…', …)` */
function isTestGroup({ parent }) {
  let called = parent.type === 'CallExpression' ? parent.callee : null;
  while (called?.type === 'CallExpression') called = called.callee;
  while (called?.type === 'MemberExpression') called = called.object;
  return called?.type === 'Identifier' && called.name === 'describe';
}

function nameOf({ id, parent }) {
  const named = id ?? parent.id ?? parent.key;
  return named?.type === 'Identifier' ? named.name : 'this function';
}

/** Lines that hold at least one token, in a template each of its lines that is not blank. */
function codeLines(sourceCode, node) {
  const lines = new Set();
  for (const { loc, type } of sourceCode.getTokens(node)) {
    for (let line = loc.start.line; line <= loc.end.line; line += 1) {
      const isBlank = type === 'Template' && sourceCode.lines[line - 1].trim() === '';
      if (!isBlank) lines.add(line);
    }
  }
  return lines.size;
}

export const functionLength = {
  meta: {
    type: 'suggestion',
    docs: { description: 'functions are short' },
    schema: [
      {
        type: 'object',
        properties: {
          max: { type: 'integer' },
          factoryMax: { type: 'integer' },
          componentMax: { type: 'integer' },
        },
        required: ['max'],
        additionalProperties: false,
      },
    ],
    messages: {
      long: '{{name}} has {{count}} lines of code, {{max}} are allowed: split it by subject (on the server into functions `(deps, scope, …)`).',
    },
  },
  create(context) {
    const { max, factoryMax = max, componentMax = max } = context.options[0];
    const allowedFor = (node) => {
      if (isFactory(node)) return factoryMax;
      return isComponent(node) ? componentMax : max;
    };
    const check = (node) => {
      if (isTestGroup(node)) return;
      const allowed = allowedFor(node);
      const count = codeLines(context.sourceCode, node);
      if (count <= allowed) return;
      context.report({
        node,
        loc: { start: node.loc.start, end: node.loc.start },
        messageId: 'long',
        data: { name: nameOf(node), count: String(count), max: String(allowed) },
      });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};
