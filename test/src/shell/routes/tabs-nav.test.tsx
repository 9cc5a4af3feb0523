import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type TabLink, TabsNav } from '@src/components/layout/TabsNav';
import { ThemeRoot } from '@src/theme/ThemeRoot';

/** Tabs of a page: each is a route, and the one whose path equals the route is active. */

const items: readonly TabLink[] = [
  { path: '/my/list', label: 'Мои' },
  { path: '/editor/list', label: 'Редактор', count: 3 },
  { path: '/hidden', label: 'Скрытая', show: false },
];

/** As those of `/organization`: the first tab is the page itself. */
const withFirst: readonly TabLink[] = [
  { path: '', label: 'О компании' },
  { path: '/profile', label: 'Профиль' },
];

function open(route: string, tabs = items, basePath = '/regulation') {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <ThemeRoot isDark={false}>
            <TabsNav basePath={basePath} items={tabs} label="Регламенты" />
          </ThemeRoot>
        ),
      },
    ],
    { initialEntries: [route] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const active = () =>
  screen
    .queryAllByRole('link')
    .flatMap((link) => (link.getAttribute('aria-current') ? link.textContent : []));

test.each([
  ['/regulation/my/list', ['Мои']],
  ['/regulation/my/list/', ['Мои']],
  ['/regulation/editor/list', ['Редактор3']],
  ['/regulation/my/list/5', ['Мои']],
  ['/regulation', []],
  ['/regulation/my', []],
  ['/education/my/list', []],
  ['/regulation/hidden', []],
])('at %s the active tab is %j', (route, expected) => {
  open(route);
  expect(active()).toEqual(expected);
});

test.each([
  ['/organization', ['О компании']],
  ['/organization/profile', ['Профиль']],
  ['/organization/history', []],
  ['/organizations', []],
])('with a tab that is the page itself, at %s the active tab is %j', (route, expected) => {
  open(route, withFirst, '/organization');
  expect(active()).toEqual(expected);
});

test("a tab leads to '<page path><tab path>' and becomes the active one; a hidden one does not count", async () => {
  const router = open('/regulation/my/list');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/regulation/my/list',
    '/regulation/editor/list',
  ]);
  await userEvent.click(screen.getByRole('link', { name: /Редактор/ }));
  expect(router.state.location.pathname).toBe('/regulation/editor/list');
  expect(active()).toEqual(['Редактор3']);
});
