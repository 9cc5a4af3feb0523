import { render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Access as EducationAccess } from '@src/app/education/Access';
import { Edit as EducationEdit } from '@src/app/education/Edit';
import { Access as QualificationAccess } from '@src/app/qualification/Access';
import { EditPage as QualificationEdit } from '@src/features/qualifications/pages/EditPage';
import { Lists as Qualifications } from '@src/app/qualification/Lists';
import { Access as RegulationAccess } from '@src/app/regulation/Access';
import { Edit as RegulationEdit } from '@src/app/regulation/Edit';
import { Editor } from '@src/app/tests/Editor';
import { Settings } from '@src/app/tests/Settings';
import { HistoryPage } from '@src/features/regulations/pages/HistoryPage';
import { startI18n } from '@src/lib/i18n';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { person, storeOf } from '../shell/people';
import { mockServer } from '../shell/live/wire';

/** Pages of an object that its readers may not see, and an address without an object. */
jest.setTimeout(60_000);

beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces(['common', 'content', 'educations', 'qualifications', 'regulations', 'tests']);
}, 60_000);
afterEach(() => jest.restoreAllMocks());

const reader = { canEdit: false, canReport: false, canRead: true, canSign: true };
const object = {
  ...{ id: 5, name: 'Правила смены', typeContent: 'text', currentVersion: null, approverIds: [] },
  abilities: reader,
};
const answers: readonly [word: string, data: object][] = [
  ['regulationApprovals', { regulationApprovals: [] }],
  ['query regulation(', { regulation: object }],
  ['query education(', { education: object }],
  ['query test(', { test: object }],
  ['query qualification(', { qualification: object }],
];

const pages = [
  { path: '/regulation/:tabName/:id/edit', element: <RegulationEdit /> },
  { path: '/regulation/:tabName/:id/history', element: <HistoryPage /> },
  { path: '/regulation/:tabName/:id/access', element: <RegulationAccess /> },
  { path: '/education/:typeContent/:tabName/:id/edit', element: <EducationEdit /> },
  { path: '/education/:typeContent/:tabName/:id/access', element: <EducationAccess /> },
  { path: '/tests/editor', element: <Editor /> },
  { path: '/tests/edit', element: <Settings /> },
  { path: '/qualification', element: <Qualifications /> },
  { path: '/qualification/view/:id/edit', element: <QualificationEdit /> },
  { path: '/qualification/view/:id/access', element: <QualificationAccess /> },
];

function open(address: string, user = person()) {
  mockServer((query) => ({ data: answers.find(([word]) => query.includes(word))?.[1] ?? {} }));
  const elsewhere = { path: '*', element: <p>Другая страница</p> };
  const router = createMemoryRouter([...pages, elsewhere], { initialEntries: [address] });
  render(
    <Provider store={storeOf(user)}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={router} />
      </ThemeRoot>
    </Provider>,
  );
  return router;
}

const text = (path: string) => ({ document: path });

test.each([
  ['/regulation/my/5/edit', text('/regulation/my/5/current-version')],
  ['/regulation/subdivision/5/history', text('/regulation/subdivision/5/current-version')],
  ['/regulation/my/5/access', text('/regulation/my/5/current-version')],
  ['/education/text/my/5/edit', text('/education/text/my/5/viewEducation')],
  ['/education/text/my/5/access', text('/education/text/my/5/viewEducation')],
  ['/tests/editor?testId=5', text('/tests/editor/5/passing')],
  ['/tests/edit?testId=5', text('/tests/editor/5/passing')],
  ['/qualification/view/5/edit', text('/qualification/view/5')],
  ['/qualification/view/5/access', text('/qualification/view/5')],
  ['/tests/edit', { area: 'employees', flag: 'write' }],
  ['/qualification?tab=editor&create=1', { area: 'employees', flag: 'write' }],
])('%s leads a reader to access denied, from there to the text or back', async (address, reason) => {
  const router = open(address);
  await screen.findByText('Другая страница');
  const { pathname, search } = router.state.location;
  expect(pathname).toBe('/access-denied');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ ...reason, from: address, by: 'page' });
});

test.each(['/tests/editor?testId=abc', '/tests/edit?testId=5a'])(
  '%s is not found: the parameter is a number',
  async (address) => {
    open(address, person({ isAdmin: true }));
    expect(await screen.findByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
  },
);

test('the editor without a test leads to the list to choose one from', async () => {
  const router = open('/tests/editor', person({ isAdmin: true }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/tests/editor/list'));
});
