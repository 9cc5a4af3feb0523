import { readdirSync, readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { projectPath } from '@server/config/paths';
import { DeniedHere } from '@src/components/routing/DeniedHere';
import { AccessDenied } from '@src/app/pages/AccessDenied';
import { opens } from '@src/app/routes/opens';
import { OpensContext } from '@src/app/routes/opens-context';
import { startI18n } from '@src/lib/i18n';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { person, roleWith, storeOf } from '../people';
import { mockServer } from '../live/wire';

beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces(['common', 'navigation', 'roles', 'errors']);
}, 60_000);
afterEach(() => jest.restoreAllMocks());

/** The access denied page; nobody can grant the right, unless stated otherwise. */
function open(address: string, store: ReturnType<typeof storeOf>, gate: object = {}) {
  const wire = mockServer((query) => ({
    data: query.includes('mutation')
      ? { accessRequestCreate: { id: 1 } }
      : { accessGate: { areaName: 'Структура', grantors: [], grantorsCount: 0, request: null, ...gate } },
  }));
  const router = createMemoryRouter([{ path: '/access-denied', element: <AccessDenied /> }], {
    initialEntries: [address],
  });
  render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <OpensContext value={opens}>
          <RouterProvider router={router} />
        </OpensContext>
      </ThemeRoot>
    </Provider>,
  );
  return wire;
}

const closed = '/access-denied?area=structure&from=%2Fstructure%2Fpositions%3Fsearch%3Da';
const link = (name: string) => screen.findByRole('link', { name });

test('names the missing right', async () => {
  open(closed, storeOf(person()));
  await screen.findByText('Нужен доступ «Структура – просмотр».');
  await screen.findByText('Сейчас дать его некому.');
  expect(screen.queryByRole('button', { name: 'Запросить доступ' })).toBeNull();
});

test.each([
  [['Анна Главная', 'Пётр Зимин'], 2, 'Его могут дать: Анна Главная, Пётр Зимин.'],
  [['Анна Главная'], 3, 'Его могут дать: Анна Главная и ещё 2 человека.'],
])('names who can grant it: %j of %d', async (grantors, grantorsCount, text) => {
  open(closed, storeOf(person()), { grantors, grantorsCount });
  await screen.findByText(text);
  expect(screen.queryByText('Сейчас дать его некому.')).toBeNull();
});

test('the right is requested for the page that was closed, without its search', async () => {
  const wire = open(closed, storeOf(person()), { grantors: ['Анна Главная'], grantorsCount: 1 });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Запросить доступ' }));
  await waitFor(() =>
    expect(wire.requests.find(({ query }) => query.includes('mutation'))?.variables).toEqual({
      ...{ area: 'structure', flag: 'read', route: '/structure/positions' },
    }),
  );
});

test('a request is not repeated before its day', async () => {
  const request = { status: 'open', createdAt: '2026-11-18T09:00:00Z', repeatAt: '2999-01-01T00:00:00Z' };
  open(closed, storeOf(person()), { grantors: ['Анна Главная'], grantorsCount: 1, request });
  expect(await screen.findByRole('status')).toHaveTextContent(/^Запрос отправлен 18\.11\.2026/);
  expect(screen.queryByRole('button', { name: 'Запросить доступ' })).toBeNull();
});

test('the right of the section is not enough for a page that needs another one', async () => {
  const from = encodeURIComponent('/employees/import');
  open(`/access-denied?area=employees&from=${from}`, storeOf(person(), roleWith('employees')));
  await screen.findByText('Нужен доступ «Структура – просмотр».');
  expect(screen.queryByRole('heading', { name: 'Доступ есть' })).toBeNull();
});

test.each([
  ['by their role', storeOf(person(), roleWith('structure'))],
  ['as an administrator', storeOf(person({ isAdmin: true }))],
])('a holder of the right %s is led back to the page they wanted', async (_how, store) => {
  open(closed, store);
  await screen.findByRole('heading', { name: 'Доступ есть' });
  expect((await link('Вернуться на страницу')).getAttribute('href')).toBe('/structure/positions?search=a');
  expect(screen.queryByText('Сейчас дать его некому.')).toBeNull();
});

test('without a page to return to, the right itself is checked', async () => {
  open('/access-denied?area=employees&flag=write', storeOf(person(), roleWith('employees')));
  await screen.findByText('Нужен доступ «Структура – изменение».');
});

test('a holder of the right without a page to return to is led to the first page', async () => {
  open('/access-denied?area=structure', storeOf(person(), roleWith('structure')));
  await screen.findByRole('heading', { name: 'Доступ есть' });
  expect((await link('На главную')).getAttribute('href')).toBe('/');
});

test('an administrator is not told that nobody can grant what the provider grants', async () => {
  open('/access-denied?area=backOfficeRef', storeOf(person({ isAdmin: true })));
  await screen.findByText(/провайдер/);
  expect(screen.queryByText('Сейчас дать его некому.')).toBeNull();
});

test('a person who may read a document, but not that page of it, is led to its text', async () => {
  open('/access-denied?document=%2Fregulation%2Fmy%2F5%2Fcurrent-version', storeOf(person()));
  expect((await link('К тексту документа')).getAttribute('href')).toBe('/regulation/my/5/current-version');
});

describe('a page that rejects the user itself', () => {
  const page = '/regulation/my/5/edit';
  const denied = (from: string) =>
    `/access-denied?${new URLSearchParams({ document: '/regulation/my/5/current-version', from, by: 'page' })}`;

  /** The page, which is open only when `isOpen`, and access denied. */
  function visit(isOpen: boolean, from: string) {
    mockServer(() => ({ data: {} }));
    const reason = { document: '/regulation/my/5/current-version' };
    const element = isOpen ? <p>Редактор</p> : <DeniedHere reason={reason} />;
    const routes = [
      { path: '/access-denied', element: <AccessDenied /> },
      { path: '*', element },
    ];
    const router = createMemoryRouter(routes, { initialEntries: [denied(from)] });
    render(
      <Provider store={storeOf(person())}>
        <ThemeRoot isDark={false}>
          <OpensContext value={() => true}>
            <RouterProvider router={router} />
          </OpensContext>
        </ThemeRoot>
      </Provider>,
    );
    return router;
  }

  test('is asked again after a reload: it can be open by now', async () => {
    const router = visit(true, `${page}?block=1`);
    await screen.findByText('Редактор');
    expect(router.state.location.pathname + router.state.location.search).toBe(`${page}?block=1`);
  });

  test('is asked once: while it rejects, the reason stays on the screen, and never «Доступ есть»', async () => {
    const router = visit(false, `${page}?block=2`);
    await link('К тексту документа');
    expect(new URLSearchParams(router.state.location.search).get('from')).toBe(`${page}?block=2`);
    expect(screen.queryByRole('heading', { name: 'Доступ есть' })).toBeNull();
  });
});

test('every page that closes leads there by the one helper, which adds the page', () => {
  const spelled = readdirSync(projectPath('src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated'))
    .filter((name) => readFileSync(projectPath(`src/${name}`), 'utf8').includes('access-denied'));
  expect(spelled).toEqual(['lib/denied.ts']);
});

test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'the return address is not followed: %s',
  async (address) => {
    open(
      `/access-denied?${new URLSearchParams({ area: 'structure', from: address })}`,
      storeOf(person({ isAdmin: true })),
    );
    expect((await link('На главную')).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('link', { name: 'Вернуться на страницу' })).toBeNull();
  },
);
