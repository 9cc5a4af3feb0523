import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AccessDenied } from '@src/app/pages/AccessDenied';
import { opens } from '@src/app/routes/opens';
import { OpensContext } from '@src/app/routes/opens-context';
import { startI18n } from '@src/lib/i18n';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { person, roleWith, storeOf } from './people';
import { mockServer } from './wire';

beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces(['common', 'navigation', 'roles', 'errors']);
}, 60_000);
afterEach(() => jest.restoreAllMocks());

/** The access denied page; nobody can grant the right. */
function open(address: string, store: ReturnType<typeof storeOf>) {
  mockServer(() => ({
    data: { accessGate: { areaName: 'Структура', grantors: [], grantorsCount: 0, request: null } },
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
}

const closed = '/access-denied?area=structure&from=%2Fstructure%2Fpositions%3Fsearch%3Da';
const link = (name: string) => screen.findByRole('link', { name });

test('names the missing right', async () => {
  open(closed, storeOf(person()));
  await screen.findByText('Нужен доступ «Структура – просмотр».');
  await screen.findByText('Сейчас дать его некому.');
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

test('an administrator is not told that nobody can grant what the provider grants', async () => {
  open('/access-denied?area=backOfficeRef', storeOf(person({ isAdmin: true })));
  await screen.findByText(/провайдер/);
  expect(screen.queryByText('Сейчас дать его некому.')).toBeNull();
});

test('a person who may read a document, but not that page of it, is led to its text', async () => {
  open('/access-denied?document=%2Fregulation%2Fmy%2F5%2Fcurrent-version', storeOf(person()));
  expect((await link('К тексту документа')).getAttribute('href')).toBe('/regulation/my/5/current-version');
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
