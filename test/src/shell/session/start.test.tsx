import { configure, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { start } from '@src/app/start/start';
import { takeSecret } from '@src/lib/route-secrets';
import { flushStore } from '@src/store/persistor';
import { signedIn } from '@src/store/slices/auth';
import { createStore, restore } from '@src/store/store';
import { initAnswer, person, roleWith } from '../people';
import { mockServer } from '../live/wire';

/** The app's start in the page: what is shown before the server has identified the person, and if it cannot. */

jest.mock('@src/app/routes/router', () => ({ createAppRouter: jest.fn() }));
jest.mock('@src/app/routes/preload', () => ({ preloadPage: () => Promise.resolve() }));
const { createAppRouter } = jest.requireMock<{ createAppRouter: jest.Mock }>('@src/app/routes/router');

configure({ asyncUtilTimeout: 8000 });

const user = person({ position: { id: 1, name: 'Кассир', role: roleWith() } });
const answer = initAnswer(user, roleWith());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '<div id="root"><p>Первый кадр</p></div>';
  createAppRouter.mockImplementation(() =>
    createMemoryRouter([{ path: '*', element: <main>Кабинет</main> }]),
  );
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

test('a link with a token that is opened in this tab later is hidden from the address too', async () => {
  mockServer(() => ({ data: initAnswer(null) }));
  await start();
  await screen.findByText('Кабинет');
  window.location.hash = '#/lending?accessToken=secret&userId=5';
  await waitFor(() => expect(window.location.hash).not.toContain('secret'));
  expect([takeSecret('accessToken'), takeSecret('userId')]).toEqual(['secret', '5']);
});
