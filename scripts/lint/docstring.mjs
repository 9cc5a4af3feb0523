// Exported functions of the server, of src/api and of src/lib say in a docstring what they promise.
const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

function exportedFunctions(declaration) {
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id?.name ?? ''];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.filter(({ init }) => isFunction(init)).map(({ id }) => id.name);
}

export const docstring = {
  meta: {
    type: 'suggestion',
    docs: { description: 'exported functions have docstrings' },
    schema: [],
    messages: { missing: 'Say in a docstring (/** … */) what {{name}} promises.' },
  },
  create(context) {
    return {
      ExportNamedDeclaration(node) {
        const names = exportedFunctions(node.declaration);
        if (names.length === 0) return;
        const comment = context.sourceCode.getCommentsBefore(node).at(-1);
        if (comment?.type === 'Block' && comment.value.startsWith('*')) return;
        // An overload stands under the docstring of the first signature.
        if (isOverloadOf(node, names[0])) return;
        context.report({ node, messageId: 'missing', data: { name: names[0] } });
      },
    };
  },
};

function isOverloadOf(node, name) {
  const siblings = node.parent.body;
  const before = siblings[siblings.indexOf(node) - 1];
  return before?.declaration?.type === 'TSDeclareFunction' && before.declaration.id?.name === name;
}
