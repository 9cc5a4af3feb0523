import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createHashRouter, createMemoryRouter } from 'react-router-dom';
import { start } from '@src/app/start/start';
import { loadAuthModal } from '@src/features/auth/load-auth-modal';
import { ResetPasswordDialog } from '@src/features/profile/components/ResetPasswordDialog';
import { takeSecret } from '@src/lib/route-secrets';
import { flushStore } from '@src/store/persistor';
import { signedIn } from '@src/store/slices/auth';
import { type AppStore, createStore, restore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { initAnswer, person, roleWith } from '../people';
import { mockServer } from '../live/wire';

/** The app's start in the page: what is shown before the server has identified the person, and if it cannot. */

jest.mock('@src/app/routes/router', () => ({ createAppRouter: jest.fn() }));
jest.mock('@src/app/routes/preload', () => ({ preloadPage: () => Promise.resolve() }));
const { createAppRouter } = jest.requireMock<{ createAppRouter: jest.Mock }>('@src/app/routes/router');

configure({ asyncUtilTimeout: 8000 });

const user = person({ position: { id: 1, name: 'Кассир', role: roleWith() } });
const answer = initAnswer(user, roleWith());

const anyPage = { path: '*', element: <main>Кабинет</main> };

/** The part of the pages of a recovery that asks for the new password. */
function Recovery() {
  return (
    <ThemeRoot isDark={false}>
      <main>Профиль</main>
      <Suspense>
        <ResetPasswordDialog />
      </Suspense>
    </ThemeRoot>
  );
}

const registered = {
  ...{ type: 'success', message: null, token: 'token', routePath: '/organization', challenge: null },
  user: person({ isAdmin: true }),
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '<div id="root"><p>Первый кадр</p></div>';
  createAppRouter.mockImplementation(() => createMemoryRouter([anyPage]));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Stores a session of a person who was signed in on this device when the page was left. */
async function storeSession() {
  const store = createStore();
  await restore(store);
  store.dispatch(signedIn({ token: 'token', user }));
  await flushStore();
}

test('the shell is rendered only after the server has identified the person', async () => {
  await storeSession();
  let say: (body: string) => void = () => undefined;
  const said = new Promise<string>((resolve) => {
    say = resolve;
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(await said, { status: 200 }));
  const started = start();
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
  await new Promise((wake) => setTimeout(wake, 50));
  expect(screen.getByText('Первый кадр')).toBeInTheDocument();
  expect(screen.queryByText('Кабинет')).toBeNull();
  say(JSON.stringify({ data: answer }));
  await started;
  expect(await screen.findByText('Кабинет')).toBeInTheDocument();
});

test('GraphQL errors of the init query are ignored: no message, no page, the session stays, and it is retried', async () => {
  await storeSession();
  const kept = localStorage.getItem('persist:adaptika');
  let isBroken = true;
  const wire = mockServer(() =>
    isBroken
      ? { errors: [{ message: 'Запрос 7f3', extensions: { type: 'InternalError' } }] }
      : { data: answer },
  );
  const started = start();
  await waitFor(() => expect(wire.requests.length).toBeGreaterThanOrEqual(2));
  expect(screen.queryByText('Кабинет')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('.first-frame')).not.toBeNull();
  expect(localStorage.getItem('persist:adaptika')).toBe(kept);
  isBroken = false;
  await started;
  expect(await screen.findByText('Кабинет')).toBeInTheDocument();
}, 20_000);

test('a visitor reads the landing page in any server state', async () => {
  mockServer(() => ({ errors: [{ message: 'Запрос 7f3', extensions: { type: 'InternalError' } }] }));
  await start();
  expect(await screen.findByText('Кабинет')).toBeInTheDocument();
});

describe('an address that is opened in a tab where the program already runs', () => {
  test('with a token: the address hides it, and the sign-in can take it', async () => {
    mockServer(() => ({ data: initAnswer(null) }));
    await start();
    await screen.findByText('Кабинет');
    window.location.hash = '#/lending?accessToken=secret&userId=5';
    await waitFor(() => expect(window.location.hash).not.toContain('secret'));
    expect([takeSecret('accessToken'), takeSecret('userId')]).toEqual(['secret', '5']);
  });

  test('with the code of a recovery: the new password is asked for, sent with the code, and the address hides it', async () => {
    await storeSession();
    createAppRouter.mockImplementation(() =>
      createHashRouter([{ path: '/organization/profile', element: <Recovery /> }, anyPage]),
    );
    const wire = mockServer((query) =>
      query.includes('userPasswordUpdate') ? { data: { userUpdate: { id: user.id } } } : { data: answer },
    );
    window.location.hash = '#/organization/profile';
    await start();
    await screen.findByText('Профиль');
    window.location.hash = '#/organization/profile?resetPasswordCode=4711';
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a new password' }));
    expect(window.location.hash).toBe('#/organization/profile');
    const typing = userEvent.setup({ delay: null });
    await typing.type(dialog.getByLabelText(/^New password/), 'belova-olga-26');
    await typing.type(dialog.getByLabelText(/^Confirm new password/), 'belova-olga-26');
    await typing.click(dialog.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(wire.requests.at(-1)?.variables).toEqual({
      user: { id: user.id, password: 'belova-olga-26', resetPasswordCode: '4711' },
    });
    expect(takeSecret('resetPasswordCode')).toBeNull();
  }, 40_000);

  test('with an inviter: the registration is sent with them, and the workspace opens at an address without them', async () => {
    await loadAuthModal();
    const real = jest.requireActual<{ createAppRouter: (store: AppStore) => unknown }>(
      '@src/app/routes/router',
    );
    createAppRouter.mockImplementation(real.createAppRouter);
    const wire = mockServer((query) =>
      query.includes('userRegAdmin') ? { data: { userRegAdmin: registered } } : { data: initAnswer(null) },
    );
    await start();
    await screen.findByRole('heading', { level: 1 });
    window.location.hash = '#/?ref=12';
    await waitFor(() => expect(window.location.hash).toBe('#/lending?ref=12'));
    window.location.hash = '#/lending/reg?ref=12';
    const fill = async (label: RegExp, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    await fill(/^First name/, 'Мария');
    await fill(/^Email/, 'm@firma.ru');
    await fill(/^Phone/, '+79001234567');
    await fill(/^Password/, 'secret7');
    await fill(/^Confirm password/, 'secret7');
    fireEvent.click(screen.getByRole('checkbox'));
    press('Next');
    await fill(/^Organization name/, 'Ветер');
    await fill(/^Number of employees/, '40');
    await fill(/^Your position/, 'Директор');
    press('Sign up');
    await waitFor(() => expect(window.location.hash).toBe('#/organization'));
    expect(wire.requests.at(-1)?.variables).toMatchObject({ user: { organization: { refId: 12 } } });
  }, 40_000);
});
