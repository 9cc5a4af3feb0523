import comments from '@eslint-community/eslint-plugin-eslint-comments';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { docstring } from './scripts/lint/docstring.mjs';
import { functionLength } from './scripts/lint/function-length.mjs';
import { plainNames } from './scripts/lint/plain-names.mjs';
import { sqlPlace } from './scripts/lint/sql-place.mjs';

const typescript = ['**/*.ts', '**/*.tsx'];
/** Files whose tools ask for a default export. */
const tools = ['*.config.{mjs,ts}', 'codegen.ts', '.dependency-cruiser.cjs', 'test/mutation/jest.config.mjs'];

const farImports = {
  group: ['../../../*'],
  message: 'Use @src/, @server/, @domain/, @test/, @graphql/ or @locales/.',
};
const icons = [
  { name: '@mui/icons-material', message: 'Icons come from lucide-react, one by one.' },
  { name: 'lucide-react', importNames: ['icons', 'default'], message: 'Import icons one by one.' },
];
/** What has one look everywhere is drawn by one component. */
const shared = [
  { name: '@mui/material/Drawer', message: 'Panels are SidePanel.' },
  { name: '@mui/material/Table', message: 'Tables are DataTable or SimpleTable.' },
];
const dialogs = {
  name: '@mui/material/Dialog',
  message: 'Dialogs are ContentDialog, ConfirmDialog, QuestionDialog.',
};
/** Where functions are small. A longer one names its reason where it switches the rule off. */
const smallFunctions = ['server/**/*.ts'];
/** Exceptions: functions that are one table of columns, styles or elements, entry after entry. */
const tablesInSource = [
  'src/components/table/virtual-styles.ts',
  'src/features/employees/components/useEmployeeColumns.tsx',
  'src/features/structure/grid/useGridColumns.tsx',
  'src/theme/overrides/surfaces.ts',
];
/** Exceptions: hooks whose handlers share one state, so that parts of them would get all of it as arguments. */
const hooksWithOneState = [
  'src/content/edit/use-autosave.ts',
  'src/features/structure/grid/useStructureGrid.ts',
];
/** Exceptions in tests. */
const worldsOfTests = [
  // A function that is sent to the browser knows nothing outside of itself.
  'test/e2e/support/measures.ts',
  // What a test acts in, built step by step, each of which needs what the earlier ones have made.
  'test/helpers/worlds/people-world.ts',
  'test/server/attacks/rights/every-path-world.ts',
  'test/server/attacks/evidence/evidence-support.ts',
  'test/server/graphql/foreign.test.ts',
  // A list, entry after entry: events of a story, mutations of an attack, routes of the simulated payment service.
  'test/helpers/{worlds/statistic-story,services/yookassa}.ts',
  'test/server/attacks/evidence/evidence-mutations.ts',
];
const letters = {
  selector: 'JSXText[value=/\\p{L}{2}/u]',
  message: 'Texts stand in locales: use t(…).',
};
const reactLazy = {
  selector: "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy']",
  message: 'Code that cannot be loaded would replace the whole page: use lazyPart of components/feedback.',
};
const believedRows = {
  selector: "CallExpression[callee.property.name='execute'][typeArguments]",
  message:
    'A type argument is believed: selectRows of server/db/rows/rows compares rows with their shape under test.',
};
export default tseslint.config(
  { ignores: ['node_modules', 'build', 'data', '.cache', '**/generated/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: typescript })),
  {
    files: [...typescript, '**/*.mjs', '**/*.cjs'],
    plugins: {
      'import-x': importX,
      comments,
      local: {
        rules: {
          'sql-place': sqlPlace,
          'plain-names': plainNames,
          docstring,
          'function-length': functionLength,
        },
      },
    },
    rules: {
      complexity: ['error', 11],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-control-regex': 'error',
      'no-useless-rename': 'error',
      'no-var': 'error',
      'object-shorthand': ['error', 'properties'],
      'prefer-const': 'error',
      'no-restricted-imports': ['error', { patterns: [farImports], paths: icons }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': false }],
      'comments/require-description': ['error', { ignore: ['eslint-enable'] }],
      'comments/no-unlimited-disable': 'error',
    },
  },
  {
    files: typescript,
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // How a module adds to an interface of the ground: `interface Loaders extends OwnLoaders {}`.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true, caughtErrors: 'all' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', letters] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/components/feedback/lazy-part.tsx'],
    rules: { 'no-restricted-syntax': ['error', letters, reactLazy] },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: [
      'src/components/layout/SidePanel.tsx',
      'src/components/table/SimpleTable.tsx',
      // The menu of a phone.
      'src/app/layout/SidebarDrawer.tsx',
      // Its cells are fields of a form.
      'src/features/roles/components/RightsMatrix.tsx',
    ],
    rules: {
      'no-restricted-imports': ['error', { patterns: [farImports], paths: [...icons, ...shared, dialogs] }],
    },
  },
  {
    files: [
      'src/components/feedback/{ContentDialog,ConfirmDialog}.tsx',
      // Without a heading: its field is one.
      'src/features/search/components/SearchDialog.tsx',
      // A whole screen, or a frame of a fixed height whose parts scroll by themselves.
      'src/features/assignments/rules/RuleDialog.tsx',
      'src/features/regulations/reader/GateDialog.tsx',
      'src/features/tests/bank/BankDialog.tsx',
      'src/features/tests/import/ImportDialog.tsx',
      // One field without the form library, whose error is a text of the caller.
      'src/content/editor/PictureDialog.tsx',
    ],
    rules: {
      'no-restricted-imports': ['error', { patterns: [farImports], paths: [...icons, ...shared] }],
    },
  },
  {
    files: ['server/**/*.ts'],
    ignores: ['server/formatters.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        believedRows,
        {
          selector: "NewExpression[callee.object.name='Intl']",
          message: 'server/formatters keeps them: each new one holds memory that no garbage collection sees.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts'],
    ignores: ['server/config/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'server/config is the only reader of process.env.' },
      ],
    },
  },
  // Texts of strangers meet these: the time that an expression takes grows with their length, not with its square.
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'domain/**/*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'regexp/no-misleading-capturing-group': 'error',
      'regexp/no-contradiction-with-assertion': 'error',
      'regexp/no-empty-alternative': 'error',
      'regexp/no-useless-assertions': 'error',
      'regexp/optimal-quantifier-concatenation': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts'],
    ignores: ['server/cli/**'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['server/**/*.ts', 'src/api/**/*.ts', 'src/lib/**/*.ts'],
    rules: { 'local/docstring': 'error' },
  },
  { files: ['server/**/*.ts'], rules: { 'local/sql-place': 'error' } },
  {
    files: ['{src,server,domain,test}/**/*.{ts,tsx}', 'scripts/**/*.mjs', '*.{ts,mjs}'],
    rules: { 'local/plain-names': 'error' },
  },
  {
    files: smallFunctions,
    rules: { 'local/function-length': ['error', { max: 60, factoryMax: 80 }] },
  },
  {
    // A component is mostly markup, whose elements take several lines each.
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'local/function-length': ['error', { max: 60, componentMax: 100 }] },
  },
  {
    files: [...tablesInSource, ...hooksWithOneState],
    rules: { 'local/function-length': ['error', { max: 100 }] },
  },
  {
    files: ['domain/**/*.ts', 'scripts/**/*.mjs', '*.{ts,mjs}'],
    rules: { 'local/function-length': ['error', { max: 60 }] },
  },
  {
    files: ['test/**'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  {
    // A test tells one story from its beginning to its end.
    files: ['test/**'],
    ignores: worldsOfTests,
    rules: { 'local/function-length': ['error', { max: 80 }] },
  },
  { files: tools, rules: { 'import-x/no-default-export': 'off' } },
  // jest takes its environment, set-up and teardown as CommonJS.
  {
    files: ['.dependency-cruiser.cjs', 'test/helpers/jest/*.ts', 'test/e2e/support/build-setup.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
