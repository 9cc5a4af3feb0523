import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { SearchField } from '@src/components/data/SearchField';
import { LeavingProvider } from '@src/components/routing/leaving';
import { useUrlState } from '@src/components/routing/useUrlState';
import { textParam } from '@src/lib/url-state';
import { ThemeRoot } from '@src/theme/ThemeRoot';

const codecs = { search: textParam() };

function List() {
  const { state, setState } = useUrlState(codecs);
  return (
    <>
      <SearchField value={state.search} onChange={(search) => setState({ search })} label="Найти" />
      <p>Ищем: {state.search}</p>
      <Link to="/object">Открыть</Link>
    </>
  );
}

function Frame() {
  return (
    <LeavingProvider>
      <Outlet />
    </LeavingProvider>
  );
}

/** A list, and a page whose code arrives when `arrive` is called. */
function open() {
  let resolve: (page: { Component: () => string }) => void = () => {};
  const page = new Promise<{ Component: () => string }>((done) => {
    resolve = done;
  });
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { path: '/list', Component: List },
          { path: '/object', lazy: () => page },
        ],
      },
    ],
    { initialEntries: ['/list'] },
  );
  render(
    <ThemeRoot isDark={false} accent={null}>
      <RouterProvider router={router} />
    </ThemeRoot>,
  );
  return { router, arrive: () => act(async () => resolve({ Component: () => 'Документ' })) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const wait = () => act(() => jest.advanceTimersByTimeAsync(1_000));

test('a typed query is searched a moment later, and is stored in the address', async () => {
  const { router } = open();
  type('склад');
  await wait();
  expect(screen.getByText('Ищем: склад')).toBeVisible();
  expect(router.state.location.search).toContain('search=');
});

test('a link clicked right after typing is not undone while its page is still loading', async () => {
  const { router, arrive } = open();
  type('склад');
  fireEvent.click(screen.getByRole('link', { name: 'Открыть' }));
  await wait();
  await arrive();
  expect(router.state.location.pathname).toBe('/object');
  expect(screen.getByText('Документ')).toBeVisible();
});
