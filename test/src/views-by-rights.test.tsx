import { render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { SessionRole, SessionUser } from '@src/api/init';
import { EditorListPage as EducationsPage } from '@src/features/educations/pages/EditorListPage';
import { Documents } from '@src/features/employees/components/Documents';
import { EmployeesPage } from '@src/features/employees/pages/EmployeesPage';
import { AboutPage } from '@src/features/organization/pages/AboutPage';
import { EditorListPage as RegulationsPage } from '@src/features/regulations/pages/EditorListPage';
import { EditorListPage as TestsPage } from '@src/features/tests/pages/EditorListPage';
import { startI18n } from '@src/lib/i18n';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { person, roleWith, storeOf } from './shell/people';
import { mockServer } from './shell/live/wire';

/** Pages with two views: who gets the administrators' one, and who the general one. */

beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces([
    ...['common', 'navigation', 'employees', 'organization', 'validation'],
    ...['content', 'educations', 'regulations', 'tests'],
  ]);
}, 60_000);
afterEach(() => jest.restoreAllMocks());

const about = {
  organization: {
    ...{
      id: 2,
      name: 'Ромашка',
      activityText: '',
      countEmployees: 5,
      isActive: true,
      isActiveSubscribe: true,
    },
    ...{ hiddenBlocks: [], selfEditFields: [], logo: null, base: null, video: null },
    updatedAt: '2026-11-01T00:00:00Z',
  },
  person: { id: 100, nameFirst: 'Ольга', nameFull: 'Ольга Белова' },
  ...{ startsAt: null, adaptation: null, leader: null, mentor: null, trainees: [], admin: null },
  ...{ newColleagues: [], newColleaguesCount: 0, birthdays: [], changes: [], idealPicture: [] },
  ...{ setup: null, tiles: { adapting: 3, overdue: 0, notSigned: 0 }, mayTakeSample: false },
};

function open(page: ReactElement, user: SessionUser, role: SessionRole | null, own = {}) {
  const wire = mockServer((query) => {
    if (query.includes('organizationAbout')) return { data: { organizationAbout: { ...about, ...own } } };
    const none = { count: 0, items: [] };
    return { data: { users: none, profileRequests: none } };
  });
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <Provider store={storeOf(user, role)}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={router} />
      </ThemeRoot>
    </Provider>,
  );
  const asked = () =>
    wire.requests.flatMap(({ query }) => /^\s*query (employees|colleagues)\(/.exec(query)?.[1] ?? []);
  return { asked };
}

const employee = person();
const admin = person({ isAdmin: true });

test.each<[string, SessionUser, SessionRole | null, string]>([
  ['an administrator', admin, null, 'employees'],
  ['a super administrator', person({ isSuperAdmin: true }), null, 'employees'],
  ['who has employees.write', employee, roleWith('employees!'), 'employees'],
  ['who has employees.read', employee, roleWith('employees'), 'colleagues'],
  ['a leader', person({ isLeader: true }), null, 'colleagues'],
  ['an employee', employee, null, 'colleagues'],
])('on the employees page %s gets their view: %#', async (_who, user, role, view) => {
  const { asked } = open(<EmployeesPage />, user, role);
  await waitFor(() => expect(new Set(asked())).toEqual(new Set([view])));
});

test.each<[string, SessionUser, SessionRole | null, boolean]>([
  ['an administrator', admin, null, true],
  ['who has both rights', employee, roleWith('organizationSetting', 'organizationAbout'), true],
  ['who has organizationSetting alone', employee, roleWith('organizationSetting'), false],
  ['who has organizationAbout alone', employee, roleWith('organizationAbout!'), false],
  ['an employee', employee, null, false],
])('on «О компании» %s gets their view: %#', async (_who, user, role, isAdminView) => {
  open(<AboutPage />, user, role);
  expect(await screen.findAllByText('Ромашка')).not.toEqual([]);
  expect(screen.queryByText('На адаптации') !== null).toBe(isAdminView);
});

test('on «О компании» a newcomer sees their next task before the company’s description', async () => {
  const next = [{ route: '/regulation/my/4', name: 'Правила смены', dueOn: null, isOverdue: false }];
  const adaptation = { day: 4, days: 90, dateEnd: '2027-02-18', actual: 10, done: 3, total: 18, next };
  open(<AboutPage />, employee, null, { adaptation });
  const task = await screen.findByRole('link', { name: /Правила смены/ });
  const company = screen.getByRole('heading', { name: 'Ромашка' });
  expect(task.compareDocumentPosition(company)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const none = () => null;
const slots = { People: none, PersonField: none, Assign: none, Remind: none };
const lists: readonly [section: string, page: ReactElement][] = [
  ['/regulation', <RegulationsPage key="regulation" {...slots} />],
  ['/education/:typeContent', <EducationsPage key="education" {...slots} />],
  ['/tests', <TestsPage key="tests" {...slots} />],
];
const authors: readonly [who: string, SessionUser, SessionRole | null, isAuthor: boolean][] = [
  ['an administrator', admin, null, true],
  ['a leader', person({ isLeader: true }), null, true],
  ['who has employees.write', employee, roleWith('employees!'), true],
  ['who has employees.read', employee, roleWith('employees'), false],
  ['an employee', employee, null, false],
];

describe.each(lists)('an empty list of %s', (section, page) => {
  test.each(authors)('offers %s to create one, if they may: %#', async (_who, user, role, isAuthor) => {
    const answer = { items: [], count: 0 };
    mockServer((query) => ({
      data: query.includes('Approvals')
        ? { regulationApprovals: [] }
        : { regulations: answer, educations: answer, tests: answer },
    }));
    const address = section.replace(':typeContent', 'text');
    const router = createMemoryRouter([{ path: `${section}/editor/list`, element: page }], {
      initialEntries: [`${address}/editor/list`],
    });
    render(
      <Provider store={storeOf(user, role)}>
        <ThemeRoot isDark={false}>
          <RouterProvider router={router} />
        </ThemeRoot>
      </Provider>,
    );
    await screen.findByText(isAuthor ? /^Здесь .* вашей компании$/ : /^Здесь .* доверят править$/);
    const creates = screen
      .queryAllByRole('link')
      .filter((link) => /new\/edit|tests\/edit/.test(link.getAttribute('href') ?? ''));
    expect(creates.length > 0).toBe(isAuthor);
  });
});

describe('the documents of a person', () => {
  const show = (answer: object) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockServer(() => answer);
    render(
      <Provider store={storeOf(employee)}>
        <ThemeRoot isDark={false}>
          <Documents userId={7} />
          <p>Карточка</p>
        </ThemeRoot>
      </Provider>,
    );
  };

  test('are absent for a person who may not see them', async () => {
    show({
      errors: [{ message: 'Не найдено', extensions: { type: 'GraphQLError', code: 'notFound' } }],
    });
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(document.body).toHaveTextContent(/^Карточка$/);
  });

  test('are shown to others, also when there are none', async () => {
    show({ data: { userDocuments: { canWrite: false, items: [] } } });
    expect(await screen.findByRole('region', { name: 'Документы' })).toBeVisible();
  });
});
