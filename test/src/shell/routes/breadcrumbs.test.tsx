import { act, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { workspacePages } from '@src/app/routes/table';
import { TopBar } from '@src/app/layout/TopBar';
import { PageTitleProvider, usePageTitle } from '@src/components/routing/page-title';
import { startI18n } from '@src/lib/i18n';
import type { AppRoute } from '@src/lib/route-types';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { person, storeOf } from '../people';
import { mockServer } from '../live/wire';

beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces(['common', 'navigation', 'notifications']);
}, 60_000);
afterEach(() => jest.restoreAllMocks());

function Titled({ title, tab = '' }: { title: string; tab?: string }) {
  usePageTitle(title, 'Адаптика', tab);
  return null;
}

/** Opens the top bar over a few pages; returns what the breadcrumbs say and where they lead. */
function open(path: string) {
  mockServer(() => ({ data: {} }));
  const section = (title: string) => ({ handle: { title: `navigation:${title}` } });
  const frame = (
    <PageTitleProvider>
      <TopBar onMenu={() => undefined} />
      <Outlet />
    </PageTitleProvider>
  );
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          {
            path: '/employees',
            ...section('employees'),
            children: [
              { path: '', element: <Titled title="Сотрудники" /> },
              { path: '5', element: <Titled title="Ольга Белова" /> },
              { path: 'slow', element: null },
            ],
          },
          {
            path: '/structure',
            ...section('structure'),
            children: [
              { path: 'list', element: <Titled title={i18next.t('navigation:structure')} tab="Список" /> },
              { path: 'same', element: <Titled title={i18next.t('navigation:structure')} tab="Структура" /> },
            ],
          },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <Provider store={storeOf(person())}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={router} />
      </ThemeRoot>
    </Provider>,
  );
  const crumbs = () => {
    const trail = within(screen.getByRole('navigation', { name: 'Где вы' }));
    return {
      items: trail.getAllByRole('listitem').map(({ textContent }) => textContent),
      links: trail.queryAllByRole('link').map((link) => link.getAttribute('href')),
    };
  };
  return { crumbs, go: (to: string) => act(() => router.navigate(to)) };
}

test('on a record: the section, which leads to it, and the name of the record', () => {
  const { crumbs } = open('/employees/5');
  expect(crumbs()).toEqual({ items: ['Сотрудники', 'Ольга Белова'], links: ['/employees'] });
});

test('on a tab: the section and the tab', () => {
  const { crumbs } = open('/structure/list');
  expect(crumbs()).toEqual({ items: ['Структура', 'Список'], links: ['/structure'] });
});

test('the section’s own page is named once', () => {
  const { crumbs } = open('/employees');
  expect(crumbs()).toEqual({ items: ['Сотрудники'], links: [] });
});

test('a tab that is called like its section is named once', () => {
  const { crumbs } = open('/structure/same');
  expect(crumbs()).toEqual({ items: ['Структура'], links: [] });
  expect(document.title).toBe('Структура - Адаптика');
});

test('nothing of the previous page stays, not even while the next is still loading', async () => {
  const { crumbs, go } = open('/employees/5');
  await go('/employees/slow');
  expect(crumbs()).toEqual({ items: ['Сотрудники'], links: [] });
  await go('/structure/list');
  expect(crumbs()).toEqual({ items: ['Структура', 'Список'], links: ['/structure'] });
  await go('/employees');
  expect(crumbs()).toEqual({ items: ['Сотрудники'], links: [] });
});

/** Pages without a section, each with its whole address. */
function pagesWithoutSection(routes: readonly AppRoute[], above = ''): string[] {
  return routes.flatMap(({ path, title, load, children = [] }) => {
    if (title) return i18next.exists(title) ? [] : [`${above}/${path}: ${title}`];
    const address = path ? `${above}/${path.replace(/^\//, '')}` : above;
    return [...(load ? [address] : []), ...pagesWithoutSection(children, address)];
  });
}

test('every page of the workspace belongs to a section with a name', () => {
  expect(pagesWithoutSection(workspacePages)).toEqual([]);
});
