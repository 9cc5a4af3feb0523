// Who may know whom. CONTRIBUTING.md says it in words.

/** Interfaces that the composition root hands to every module (server/modules/module.ts): their types may be named anywhere. */
const contracts =
  '^server/modules/(auth/(codes|passwords)|files/files|notifications/(notify|new-notification|notification-types?|settings|schedule|channels|unsubscribe)|assignments/assignment-preview|content/content(-kinds?|-definition|-reports|\\.policy))\\.ts$';
/** The modules of kinds of content are made of what server/modules/content has for all of them. */
const contentKinds = '^server/modules/(regulations|educations|tests|qualifications|faq)/';
/**
 * What a module shows to the others: its questions, its rows, its words, the one rule of what people are given, and the head,
 * the dates and the pictures of printed documents.
 */
const shown =
  '^server/modules/(([^/]+|content/evidence)/([^/]+\\.(read-model|tables|task)|statuses)|roles/granting\\.policy|content/(documents/(document-(dates|head\\.read-model|pictures)|letterhead)|blocks/attachments\\.read-model))\\.ts$';

const layer = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    // Types included: whoever needs only a type of a file still has to read it.
    layer('no-cycles', {}, { circular: true }),
    layer(
      'no-orphans',
      {
        orphan: true,
        // Rules of the specification (order by dragging) whose screens are still to come.
        pathNot: [
          '^src/lib/order\\.ts$',
          '\\.d\\.m?ts$',
          '(^|/)generated/',
          // The build puts it in place of the library's own.
          '^src/theme/unused/',
          '^scripts/[^/]+\\.mjs$',
          '^scripts/(codegen|lint)/',
          '\\.json$',
        ],
      },
      {},
    ),
    // The typed documents' package holds types only, which the resolver does not follow.
    layer('no-unresolvable', {}, { couldNotResolve: true, pathNot: 'typed-document-node/core$' }),
    // What only the browser's bundle needs is built in, and never installed where the program runs. So is the library of
    // spreadsheets, which brings 187 packages and needs a few of them, and the one of the schemas of inputs: see
    // scripts/server-bundle.mjs.
    layer(
      'no-dev-dependency-in-the-server',
      { path: '^(server|domain)/' },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/(exceljs|yup)/',
      },
    ),

    layer('domain-knows-no-side', { path: '^domain/' }, { path: '^(src|server|test|graphql/generated)/' }),
    layer('browser-knows-no-server', { path: '^src/' }, { path: '^server/' }),
    layer('server-knows-no-browser', { path: '^server/' }, { path: '^src/' }),
    layer('program-knows-no-test', { path: '^(src|server)/' }, { path: '^test/' }),

    layer(
      'ground-knows-no-feature',
      { path: '^src/(components|lib|theme|api)/' },
      { path: '^src/(entities|features|content|app)/' },
    ),
    layer('entities-know-no-feature', { path: '^src/entities/' }, { path: '^src/(features|content|app)/' }),
    layer(
      'other-entities-only-through-their-api',
      { path: '^src/entities/([^/]+)/' },
      { path: '^src/entities/([^/]+)/', pathNot: '^src/entities/($1/|[^/]+/api\\.ts$)' },
    ),
    layer('content-knows-no-feature', { path: '^src/content/' }, { path: '^src/(features|app)/' }),
    layer('lib-is-pure', { path: '^src/lib/' }, { path: '^src/(components|api|store|theme)/' }),
    layer('theme-knows-only-itself', { path: '^src/theme/' }, { path: '^src/(components|api|store)/' }),
    layer('features-know-no-app', { path: '^src/features/' }, { path: '^src/app/' }),
    layer(
      'features-know-no-other-feature',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    ),
    layer(
      'generated-hooks-only-through-api',
      { path: '^src/', pathNot: '^src/((entities|features)/[^/]+/(first-)?api\\.ts$|api/)' },
      { path: '^src/api/generated/', dependencyTypesNot: ['type-only'] },
    ),
    layer(
      'generated-operations-only-through-api',
      { path: '^src/', pathNot: '^src/((entities|features)/[^/]+/(first-)?api\\.ts$|api/)' },
      { path: '^src/api/generated/', pathNot: '^src/api/generated/types\\.ts$' },
    ),

    layer(
      'modules-only-through-what-they-show',
      { path: '^server/modules/([^/]+)/', pathNot: contentKinds },
      { path: '^server/modules/([^/]+)/', pathNot: ['^server/modules/$1/', shown, contracts] },
    ),
    layer(
      'kinds-of-content-only-through-what-others-show',
      { path: contentKinds },
      {
        path: '^server/modules/([^/]+)/',
        pathNot: ['^server/modules/$1/', '^server/modules/content/', shown, contracts],
      },
    ),
    layer('content-knows-no-kind', { path: '^server/modules/content/' }, { path: contentKinds }),
    layer(
      'resolvers-ask-services',
      { path: '\\.resolvers\\.ts$' },
      { path: '^server/(modules/.*\\.repository\\.ts$|db/)' },
    ),
    layer(
      'services-know-no-resolver',
      { path: '\\.(service|repository|read-model|policy|tables)\\.ts$' },
      { path: '\\.(resolvers|module)\\.ts$' },
    ),
    layer(
      'repositories-know-no-service',
      { path: '\\.(repository|read-model|tables)\\.ts$' },
      { path: '\\.service\\.ts$' },
    ),
    layer(
      'modules-know-no-transport',
      { path: '^server/modules/', pathNot: '\\.module\\.ts$' },
      { path: '^server/(http|main|app)' },
    ),
  ],
  options: {
    // A copy of the project can share the packages of another one by a link (`npm run try:domain`).
    preserveSymlinks: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/', '^data/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
