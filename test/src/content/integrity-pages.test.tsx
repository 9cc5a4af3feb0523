import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AccessPage as EducationAccess } from '@src/features/educations/pages/AccessPage';
import { AccessPage as QualificationAccess } from '@src/features/qualifications/pages/AccessPage';
import { ExecutionPage } from '@src/features/tests/pages/ExecutionPage';
import { loadTranslations } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { openPageWire, showAt } from '@test/helpers/page/page-wire';

/** «Проверить целостность» of the kinds whose pages have no history. */
const wire = openPageWire();
beforeAll(() => loadTranslations(['educations', 'tests', 'qualifications', 'content', 'regulations']));

const None = () => null;
const slots = { Rules: None, Grants: None, People: None, Prerequisites: None, Shelf: None };

interface Page {
  objectType: string;
  page: ReactElement;
  path: string;
  address: string;
}

const pages: Page[] = [
  {
    ...{ objectType: 'education', page: <EducationAccess {...slots} /> },
    ...{ path: '/education/:typeContent/:tabName/:id/access', address: '/education/text/editor/5/access' },
  },
  {
    ...{ objectType: 'qualification', page: <QualificationAccess {...slots} /> },
    ...{ path: '/qualification/view/:id/access', address: '/qualification/view/5/access' },
  },
  {
    ...{ objectType: 'test', page: <ExecutionPage /> },
    ...{ path: '/tests/:tabName/:testId/execution', address: '/tests/editor/5/execution' },
  },
];

const rights = (isAuthor: boolean) => ({ canEdit: isAuthor, canReport: isAuthor, canReview: false });

function answer(objectType: string, isAuthor: boolean): void {
  const object = {
    ...{ id: 5, typeContent: 'text', code: 'К-1', name: 'Касса', category: '', status: 'published' },
    ...{ abilities: rights(isAuthor), currentVersion: null, draftVersion: null, statistic: null },
    ...{ rating: { average: null, count: 0 }, myAttempts: [], isOnShelf: false, isArchive: false },
  };
  const none = { items: [], count: 0 };
  const row = { signatureId: 31, userName: 'Ли Анна', objectType, reason: 'content' };
  const report = {
    isWhole: false,
    checked: 2,
    checkedAt: '2026-03-01T00:00:00Z',
    doubted: [],
    broken: [row],
  };
  wire.answer = ({ query }) =>
    query.includes('contentCheckIntegrity')
      ? { data: { contentCheckIntegrity: report } }
      : { data: { [objectType]: object, contentRatings: none, testResults: none } };
}

test.each(pages)(
  '$objectType: the check is offered and names the changed record',
  async ({ page, ...at }) => {
    const user = userEvent.setup();
    answer(at.objectType, true);
    showAt(page, { ...at, store: createStore() });
    await user.click(await screen.findByRole('button', { name: 'Проверить целостность' }));
    await waitFor(() => expect(screen.getByText(/Ли Анна, запись 31/)).toBeVisible());
    const [sent] = wire.sent.filter(({ query }) => query.includes('contentCheckIntegrity'));
    expect(sent?.variables).toEqual({ objectType: at.objectType, id: 5 });
  },
);

test('a reader of a test, who sees only their own attempts, is not offered it', async () => {
  answer('test', false);
  showAt(<ExecutionPage />, {
    ...{ path: '/tests/:tabName/:testId/execution', address: '/tests/editor/5/execution' },
    store: createStore(),
  });
  expect(await screen.findByRole('heading', { name: 'Касса' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Проверить целостность' })).toBeNull();
});
