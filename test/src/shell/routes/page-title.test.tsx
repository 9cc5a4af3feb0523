import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { type ReactElement, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NotFound } from '@src/app/pages/NotFound';
import { Suspended } from '@src/app/pages/Suspended';
import { PageHeader } from '@src/components/layout/PageHeader';
import { PageTitleProvider, usePageTitle, useShownPageTitle } from '@src/components/routing/page-title';
import { LandingPage } from '@src/features/auth/pages/LandingPage';
import { ImportPage } from '@src/features/employees/import/ImportPage';
import { startI18n } from '@src/lib/i18n';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { person, storeOf } from '../people';
import { mockServer } from '../live/wire';

beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces(['auth', 'common', 'imports', 'navigation']);
}, 60_000);
beforeEach(() => (document.title = ''));
afterEach(() => jest.restoreAllMocks());

/** Every heading that the top bar has shown, in order. */
const seen: string[] = [];

function Crumb() {
  const shown = useShownPageTitle();
  seen.push(shown?.heading ?? '');
  return <output>{shown ? `${shown.heading}/${shown.tab}` : ''}</output>;
}

function Titled({ title }: { title: string }) {
  usePageTitle(title, 'Адаптика');
  return null;
}

const crumb = () => screen.getByRole('status').textContent;

test('between two pages the previous page’s name is never shown, not even while the next is still loading', () => {
  let go = (_page: 'one' | 'loading' | 'two') => {};
  function Pages() {
    const [page, setPage] = useState<'one' | 'loading' | 'two'>('one');
    go = setPage;
    return (
      <PageTitleProvider>
        <Crumb />
        {page === 'one' ? <Titled key="one" title="Сотрудники" /> : null}
        {page === 'two' ? <Titled key="two" title="Структура" /> : null}
      </PageTitleProvider>
    );
  }
  render(<Pages />);
  expect([crumb(), document.title]).toEqual(['Сотрудники/', 'Сотрудники - Адаптика']);
  act(() => go('loading'));
  expect(crumb()).toBe('');
  seen.length = 0;
  act(() => go('two'));
  expect([crumb(), document.title]).toEqual(['Структура/', 'Структура - Адаптика']);
  expect(seen).not.toContain('Сотрудники');
});

test('a panel open over a page sets its title, and the page does again when the panel is closed', () => {
  let set = (_shown: { page: string; panel: string }) => {};
  function Page() {
    const [shown, setShown] = useState({ page: 'Сотрудники', panel: 'Ольга Белова' });
    set = setShown;
    return (
      <PageTitleProvider>
        <Titled title={shown.page} />
        {shown.panel ? <Titled title={shown.panel} /> : null}
      </PageTitleProvider>
    );
  }
  render(<Page />);
  expect(document.title).toBe('Ольга Белова - Адаптика');
  act(() => set({ page: 'Employees', panel: 'Ольга Белова' }));
  expect(document.title).toBe('Ольга Белова - Адаптика');
  act(() => set({ page: 'Employees', panel: '' }));
  expect(document.title).toBe('Employees - Адаптика');
});

test('pages that share a header are distinguished by their tab', async () => {
  const header = (
    <PageTitleProvider>
      <PageHeader
        title="Структура"
        tabs={{
          basePath: '/structure',
          items: [
            { path: '/positions', label: 'Должности' },
            { path: '/list', label: 'Список' },
          ],
        }}
      />
    </PageTitleProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: header }], {
    initialEntries: ['/structure/positions/5'],
  });
  render(<RouterProvider router={router} />);
  expect(document.title).toBe('Должности · Структура - Адаптика');
  await act(() => router.navigate('/structure/list'));
  expect(document.title).toBe('Список · Структура - Адаптика');
});

const suspended = <Suspended suspension={{ reason: 'Нет договора', until: null }} />;

test.each<[what: string, page: ReactElement, key: string]>([
  ['the landing page', <LandingPage key="landing" />, 'auth:landing.title'],
  ['a suspended organization', suspended, 'navigation:suspended.title'],
  ['a page that does not exist', <NotFound key="missing" />, 'common:error.missingTitle'],
  ['the import of people', <ImportPage key="import" />, 'imports:title'],
])('%s has the title <page title> - <site name>', async (_what, page, key) => {
  mockServer(() => ({ data: {} }));
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/lending'] });
  render(
    <Provider store={storeOf(person({ isAdmin: true }))}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={router} />
      </ThemeRoot>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
  expect(i18next.exists(key)).toBe(true);
  expect(document.title).toBe(`${i18next.t(key)} - Адаптика`);
});
