// Names use the standard terms of the field: docs/glossary.md, «Words in code».
const SAY = {
  told: 'notified, published',
  tell: 'notify, publish, record',
  news: 'changes',
  refuse: 'reject (only a person refuses, to sign)',
  refusal: 'rejection, error',
  fate: 'outcome',
  foretell: 'plan, dryRun',
  foretold: 'plannedOutcome',
  foresee: 'plan',
  foreseen: 'planned',
  obligation: 'assignment',
  obligations: 'assignments',
  film: 'video',
  films: 'videos',
  standing: 'state, progress',
  standings: 'states, progress',
  reach: 'scope',
  notice: 'notification',
  notices: 'notifications',
  cabinet: 'workspace',
  stint: 'batch',
  standstill: 'stalled',
  glance: 'interval',
  patience: 'timeout',
  farewell: 'grace',
  forsaken: 'unusable',
  anew: 'again',
  mend: 'fix',
  mended: 'fixed',
  beat: 'heartbeat',
};
const AVOIDED = new Map(Object.entries(SAY));

/** Whole names of variables that say nothing about what they hold. */
const VAGUE = new Set(['one', 'each', 'some']);

/** Names that use a word in its own sense, or that come from the contract and the database. */
const EXEMPT =
  /^(refuse(Regulation|SignatureInPast)?|Refuse.*|[a-z]*[rR]efusals?|beatAt|notices|telling|notifyOfRefusal)$/;

const wordsOf = (name) =>
  name.split(/_|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase());

export const plainNames = {
  meta: {
    type: 'suggestion',
    docs: { description: 'names use the standard terms of the field' },
    schema: [],
    messages: {
      avoided: '`{{name}}`: say {{say}} (docs/glossary.md).',
      vague: '`{{name}}`: say what it holds: person, row, item, entry (docs/glossary.md).',
    },
  },
  create(context) {
    const check = (node) => {
      if (node?.type !== 'Identifier' || EXEMPT.test(node.name)) return;
      if (VAGUE.has(node.name) && !node.parent.type.startsWith('TS'))
        context.report({ node, messageId: 'vague', data: { name: node.name } });
      const word = wordsOf(node.name).find((part) => AVOIDED.has(part));
      if (word)
        context.report({ node, messageId: 'avoided', data: { name: node.name, say: AVOIDED.get(word) } });
    };
    return {
      FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(check),
      VariableDeclarator: ({ id }) => check(id),
      TSInterfaceDeclaration: ({ id }) => check(id),
      TSTypeAliasDeclaration: ({ id }) => check(id),
      TSMethodSignature: ({ key }) => check(key),
      TSPropertySignature: ({ key }) => check(key),
      ArrowFunctionExpression: ({ params }) => params.forEach(check),
    };
  },
};
