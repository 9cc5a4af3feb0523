import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Kind, type OperationDefinitionNode, parse } from 'graphql';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import rule from '@graphql/rights.json';
import type { SessionRole } from '@src/api/init';
import { AdaptationFrame } from '@src/features/adaptation/pages/AdaptationFrame';
import { TemplatesPage } from '@src/features/adaptation/pages/TemplatesPage';
import { StructurePage } from '@src/features/structure/pages/StructurePage';
import { startI18n } from '@src/lib/i18n';
import { initFinished } from '@src/store/slices/app';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { initAnswer, person, roleWith, storeOf } from '../people';
import { mockServer } from '../live/wire';

/**
 * A person whose right applies only in some subdivisions is not shown what the contract reserves for an organization-wide right.
 */

/** The files of operations that require an organization-wide right, each of which must check for such a right first. */
const GUARDS: Record<string, readonly string[]> = {
  'src/features/adaptation/routes.tsx': ['adaptationTemplatePreview', 'adaptationTemplateSave'],
  'src/features/adaptation/pages/TemplatesPage.tsx': ['adaptationTemplateArchive'],
  'src/app/employees/EmployeeMain.tsx': ['userProtection', 'userTwoFactorReset', 'userIpAccessLift'],
  'src/app/employees/routes.ts': [
    'employeeImport',
    'employeeImportCell',
    'employeeImportChoice',
    'employeeImportColumns',
    'employeeImportCreate',
    'employeeImportDelete',
    'employeeImportOrgUnits',
    'employeeImportRollBack',
    'employeeImportRows',
    'employeeImportRun',
    'employeeImportSettings',
    'employeeImports',
  ],
  'src/features/structure/pages/StructurePage.tsx': [
    'structureOutlinePlan',
    'structureOutlineRead',
    'structureOutlineCreate',
  ],
  'src/features/structure/pages/RegulationStructurePage.tsx': [
    'regulationStructures',
    'regulationStructureCreate',
    'regulationStructureUpdate',
    'regulationStructuresUpdate',
    'regulationStructureDelete',
    'coverage',
    'coverageCell',
    'coverageCells',
  ],
  'src/app/layout/ViewAsPicker.tsx': ['viewAsPersonStart'],
};
const ASKS_EVERYWHERE =
  /write\.everywhere|selectCanEverywhere|selectMayImport|selectViewable|useCan(Read|Write)StructureEverywhere/;

const documentsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .flatMap((name) => parse(readFileSync(`${folder}/${name}`, 'utf8')).definitions);

/** Fields about people whose `@right` does not say `scoped: true`. */
function fieldsOfEverywhere(): Set<string> {
  const fields = documentsOf('graphql/schema').flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_EXTENSION || node.kind === Kind.OBJECT_TYPE_DEFINITION
      ? (node.fields ?? [])
      : [],
  );
  const found = fields.filter(({ directives = [] }) => {
    const given = directives.find(({ name }) => name.value === 'right')?.arguments;
    const valueOf = (name: string) => given?.find((argument) => argument.name.value === name)?.value;
    const area = valueOf('area');
    return area?.kind === Kind.ENUM && rule.aboutPeople.includes(area.value) && !valueOf('scoped');
  });
  return new Set(found.map(({ name }) => name.value));
}

const asked = ({ selectionSet }: OperationDefinitionNode) =>
  selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : []));

test('each operation that requires an organization-wide right has a page in front of it that checks for such a right', () => {
  const fields = fieldsOfEverywhere();
  expect(fields.size).toBeGreaterThan(15);
  const operations = documentsOf('graphql/operations').flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && asked(node).some((field) => fields.has(field))
      ? [node.name?.value]
      : [],
  );
  expect(Object.values(GUARDS).flat().sort()).toEqual(operations.sort());
  for (const file of Object.keys(GUARDS)) {
    expect([file, ASKS_EVERYWHERE.test(readFileSync(file, 'utf8'))]).toEqual([file, true]);
  }
});

beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces(['common', 'structure', 'adaptation', 'navigation']);
}, 60_000);
afterEach(() => jest.restoreAllMocks());

const template = {
  id: 1,
  name: 'Кассир',
  isArchive: false,
  positions: [],
  steps: [],
  runningCount: 0,
  updatedAt: '2026-11-01T00:00:00Z',
};

/** These pages as seen by a person whose rights apply everywhere, or in one subdivision. */
function open(address: string, { rights }: SessionRole, isScoped: boolean) {
  const store = storeOf(person());
  const data = initAnswer(person());
  data.initApp.rights = isScoped
    ? { organization: roleWith().rights, scoped: [{ subdivisionId: 5, rights }] }
    : { organization: rights, scoped: [] };
  store.dispatch(initFinished({ data, lang: 'ru' }));
  mockServer((query) =>
    query.includes('adaptationTemplates') ? { data: { adaptationTemplates: [template] } } : { data: {} },
  );
  const router = createMemoryRouter(
    [
      { path: '/structure/positions', element: <StructurePage /> },
      {
        path: '/adaptation/templates',
        element: <AdaptationFrame />,
        children: [{ path: '', element: <TemplatesPage /> }],
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={router} />
      </ThemeRoot>
    </Provider>,
  );
}

const reaches: [where: string, isScoped: boolean][] = [
  ['in some subdivisions', true],
  ['everywhere', false],
];

test.each(reaches)('for the structure, a right that applies %s shows its scope', async (_where, isScoped) => {
  open('/structure/positions', roleWith('structure!'), isScoped);
  await screen.findByRole('link', { name: 'Добавить должность' });
  const isShown = screen.queryByRole('link', { name: 'Регламенты' }) !== null;
  const isPasted = screen.queryByRole('button', { name: 'Вставить списком' }) !== null;
  expect([isShown, isPasted]).toEqual([!isScoped, !isScoped]);
});

test.each(reaches)(
  'for plan templates, a right that applies %s shows its scope',
  async (_where, isScoped) => {
    open('/adaptation/templates', roleWith('employees!'), isScoped);
    await screen.findByRole('link', { name: 'Шаблоны' });
    await screen.findByText('Кассир');
    const isChanged = screen.queryByRole('link', { name: 'Кассир' }) !== null;
    const isAdded = screen.queryByRole('link', { name: 'Новый шаблон' }) !== null;
    expect([isChanged, isAdded]).toEqual([!isScoped, !isScoped]);
  },
);
