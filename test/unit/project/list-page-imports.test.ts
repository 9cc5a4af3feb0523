import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '@server/config/paths';

/**
 * A list is shown as soon as its first load has arrived, so that load contains no forms, pickers, charts or rich text: these come
 * with what opens them. Whatever a page imports statically, itself or through others, is in its first load.
 */

/** Packages that only something that opens later needs, and our own fields that find a record by typing. */
const LATER: readonly RegExp[] = [
  /^(formik|yup)$/,
  /^@mui\/x-(date-pickers|charts|data-grid)(\/|$)/,
  /^@mui\/material\/Autocomplete$/,
  /^(@tiptap|@xyflow|@dnd-kit)\//,
  /^src\/components\/form\/(OptionPicker|ChipsPicker|DateInput|AppForm|FormDialog)\./,
];

const aliases: readonly (readonly [string, string])[] = [
  ['@src/', 'src/'],
  ['@domain/', 'domain/'],
];

/** The path of an imported file of the program; of anything else, its name. */
function resolved(from: string, name: string): string {
  const [alias, folder] = aliases.find(([known]) => name.startsWith(known)) ?? [];
  if (!alias && !name.startsWith('.')) return name;
  const path = alias ? name.replace(alias, folder ?? '') : join(dirname(from), name);
  return (
    ['.ts', '.tsx', ''].map((end) => path + end).find((file) => existsSync(join(projectRoot, file))) ?? name
  );
}

/** Whether nothing of an import is left once the types are removed. */
function isOfTypes({ importClause: clause }: ts.ImportDeclaration): boolean {
  if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  if (!clause?.namedBindings || clause.name || !ts.isNamedImports(clause.namedBindings)) return false;
  return clause.namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

/** What a statement imports when the file is loaded: neither types nor what is asked for later. */
function loadedBy(statement: ts.Statement): string[] {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  const { moduleSpecifier } = statement;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
  const isGone = ts.isImportDeclaration(statement) ? isOfTypes(statement) : statement.isTypeOnly;
  return isGone ? [] : [moduleSpecifier.text];
}

const known = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const before = known.get(file);
  if (before) return before;
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found = statements.flatMap(loadedBy).map((name) => resolved(file, name));
  known.set(file, found);
  return found;
}

/** Each file and package of a page's first load, with the path of imports that leads to it. */
function firstLoad(page: string): Map<string, string> {
  const found = new Map([[page, page]]);
  for (const [path, way] of found) {
    if (!/^(src|domain)\/.*\.tsx?$/.test(path)) continue;
    for (const name of importsOf(path)) if (!found.has(name)) found.set(name, `${way} > ${name}`);
  }
  return found;
}

const tooEarly = (page: string) =>
  [...firstLoad(page)].filter(([name]) => LATER.some((pattern) => pattern.test(name))).map(([, way]) => way);

const filesIn = (folder: string, names: RegExp) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => names.test(path))
    .map((path) => `${folder}/${path}`);

const pages = [
  ...filesIn('src/app', /(^|\/)(Lists|MyList|EditorList|SubdivisionList)\.tsx$/),
  ...filesIn('src/features', /\/(My|Editor|Subdivision|Report)ListPage\.tsx$/),
  ...['EmployeesPage', 'EmployeesTable', 'Directory'].flatMap((name) =>
    filesIn('src/features/employees', new RegExp(`/${name}\\.tsx$`)),
  ),
];

test('the list pages are found, with what they import', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(firstLoad('src/features/regulations/pages/MyListPage.tsx').size).toBeGreaterThan(50);
  // A page with a form has one in its first load.
  expect(tooEarly('src/app/tests/Settings.tsx')).not.toEqual([]);
});

test.each([...pages, 'src/main.tsx', 'src/app/start/start.tsx', 'src/app/layout/WorkspaceLayout.tsx'])(
  '%s loads forms, pickers, charts and rich text only when they are opened',
  (page) => {
    expect(tooEarly(page)).toEqual([]);
  },
);
