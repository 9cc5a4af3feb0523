import { act, renderHook, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { listenToSession, initialize } from '@src/app/start/initialize';
import { startI18n } from '@src/lib/i18n';
import { keepReturnPath } from '@src/lib/return-path';
import { captureSecrets, takeSecret } from '@src/lib/route-secrets';
import { showCarriedNotification } from '@src/store/carried-notification';
import { flushStore } from '@src/store/persistor';
import { sessionLost } from '@src/store/session-events';
import { signedIn } from '@src/store/slices/auth';
import { langChosen } from '@src/store/slices/settings';
import { createStore, restore } from '@src/store/store';
import { useSession } from '@src/store/useSession';
import { initAnswer, person, roleWith } from '../people';
import { mockServer } from '../live/wire';

/** The real store with the real device storage: the remains of an ended session, and how the page continues. */

jest.mock('@src/store/open-route', () => ({ openRoute: jest.fn(), reloadPage: jest.fn() }));
const { openRoute, reloadPage } = jest.requireMock<{ openRoute: jest.Mock; reloadPage: jest.Mock }>(
  '@src/store/open-route',
);

const session = { token: 'secret-token', user: person() };

// The listeners apply to every store.
beforeAll(async () => {
  await startI18n('en-us');
  listenToSession(createStore());
});
beforeEach(async () => {
  // Pending writes of the previous test's tabs must not appear on this test's device.
  await flushStore();
  localStorage.clear();
  sessionStorage.clear();
  openRoute.mockReset();
  reloadPage.mockReset();
});
afterEach(() => jest.restoreAllMocks());

async function openTab() {
  const store = createStore();
  await restore(store);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useSession(), { wrapper });
  return { store, session: result.current };
}

const device = () => JSON.stringify({ ...localStorage });

test('signing in stores the session on the device and reloads the page, at the route of the response', async () => {
  const tab = await openTab();
  await act(() => tab.session.enter(session, '/profile'));
  expect(device()).toContain('secret-token');
  expect(openRoute.mock.calls).toEqual([['/profile']]);
  expect((await openTab()).store.getState().auth).toEqual(session);
});

// Each test uses a tab with an empty history: its stored data do not affect the others.
test('the route in the response takes precedence over the page that the visitor was opening', async () => {
  const tab = await openTab();
  keepReturnPath('/employees/5');
  await act(() => tab.session.enter(session, '/profile'));
  expect(openRoute.mock.calls).toEqual([['/profile']]);
});

test('without one, signing in leads to the page that the visitor was opening, once', async () => {
  const tab = await openTab();
  keepReturnPath('/employees/5');
  await act(() => tab.session.enter(session));
  await act(() => tab.session.enter(session));
  expect(openRoute.mock.calls).toEqual([['/employees/5'], ['/']]);
});

test('a page requested before a sign-in with a route is dropped', async () => {
  const tab = await openTab();
  keepReturnPath('/employees/5');
  await act(() => tab.session.enter(session, '/profile'));
  await act(() => tab.session.enter(session));
  expect(openRoute.mock.calls).toEqual([['/profile'], ['/']]);
});

test('signing out clears token and person, in memory and on the device, before the page is reloaded', async () => {
  const tab = await openTab();
  await act(() => tab.session.enter(session, '/profile'));
  let left = '';
  openRoute.mockImplementation(() => {
    left = device();
  });
  await act(() => tab.session.leave());
  expect(tab.store.getState().auth).toEqual({ token: null, user: null });
  expect(openRoute).toHaveBeenLastCalledWith('/');
  expect(left).not.toContain('secret-token');
  expect(left).not.toContain(session.user.email);
  expect((await openTab()).store.getState().auth).toEqual({ token: null, user: null });
});

test('signing out forgets the code of a recovery, which the next person must not find', async () => {
  const tab = await openTab();
  await act(() => tab.session.enter(session, '/profile'));
  captureSecrets('#/organization/profile?resetPasswordCode=4711');
  await act(() => tab.session.leave());
  expect(takeSecret('resetPasswordCode')).toBeNull();
});

describe('the initApp response', () => {
  const role = roleWith('structure');
  const withRole = person({ position: { id: 1, name: 'Кассир', role } });

  /** The session stored on the device at each reload of the page. */
  function atReload(): object[] {
    const found: object[] = [];
    reloadPage.mockImplementation(() => {
      const slices = JSON.parse(localStorage.getItem('persist:adaptika') ?? '{}');
      found.push(JSON.parse(slices.auth));
    });
    return found;
  }

  /** Starts the app for a signed-in person, with this response. */
  async function startWith(answer: ReturnType<typeof initAnswer>, user = withRole) {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockServer(() => ({ data: answer }));
    const { store } = await openTab();
    store.dispatch(signedIn({ token: 'secret-token', user }));
    await flushStore();
    await initialize(store);
    await flushStore();
    return store;
  }

  test('no session any more: the token is removed from the device, and the app is not opened', async () => {
    const found = atReload();
    const store = await startWith(initAnswer(null));
    expect(store.getState().auth).toEqual({ token: null, user: null });
    expect(store.getState().app.is).toBe(false);
    expect(found).toEqual([{ token: null, user: null }]);
    const next = createStore();
    showCarriedNotification(next);
    expect(next.getState().alerts.items).toEqual([]);
  });

  test('it arrives after a sign-out: nobody is stored', async () => {
    mockServer(() => ({ data: initAnswer(withRole, role) }));
    const { store } = await openTab();
    await initialize(store);
    expect(store.getState().auth).toEqual({ token: null, user: null });
  });

  test('another role that cannot be stored does not reload the page forever', async () => {
    const store = await startWith(initAnswer(person(), { ...roleWith('roles'), id: 2 }));
    expect(reloadPage).not.toHaveBeenCalled();
    expect(store.getState().app.is).toBe(true);
  });

  test('a support session that began while the page was open: it is reloaded', async () => {
    const store = await startWith(initAnswer(withRole, role));
    const answer = initAnswer(withRole, role);
    answer.initApp.support = {
      ...{ id: 5, organizationName: 'Ромашка', reason: 'Отчёт', consent: 'asked' },
      until: '2030-01-01T00:00:00Z',
    };
    mockServer(() => ({ data: answer }));
    await initialize(store);
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(store.getState().app.support).toBeNull();
  });

  test('the role was changed since: the same happens', async () => {
    const found = atReload();
    const store = await startWith(initAnswer(withRole, { ...role, updatedAt: '2026-11-21T00:00:00Z' }));
    expect(store.getState().auth.token).toBeNull();
    expect(found).toEqual([{ token: null, user: null }]);
  });

  test('the position has another role: it is stored, and the page is not opened before it reloads', async () => {
    const found = atReload();
    const other = { ...roleWith('roles'), id: 2 };
    const store = await startWith(initAnswer(withRole, other));
    expect(store.getState().auth.user?.position?.role?.id).toBe(2);
    expect(store.getState().app.is).toBe(false);
    expect(found).toMatchObject([{ token: 'secret-token', user: { position: { role: { id: 2 } } } }]);
    expect((await openTab()).store.getState().auth.user?.position?.role?.id).toBe(2);
  });

  test('a rejected session shows the reason once the page is loaded again', async () => {
    const answer = initAnswer(null);
    answer.initApp.sessionRejection = 'Вход отсюда закрыт';
    await startWith(answer);
    const next = createStore();
    showCarriedNotification(next);
    expect(next.getState().alerts.items).toMatchObject([
      { level: 'error', message: 'Вход отсюда закрыт', timeout: 3000 },
    ]);
  });

  test('viewing as another role leaves one’s own unchanged', async () => {
    const answer = initAnswer(withRole, { ...roleWith('roles'), id: 9 });
    answer.initApp.viewAs = { roleId: 9, userId: null, name: 'Кадровик', until: '2030-01-01T00:00:00Z' };
    const store = await startWith(answer);
    expect(store.getState().app.is).toBe(true);
    expect(store.getState().auth.user?.position?.role?.id).toBe(role.id);
  });

  test('viewing as a person by somebody without a position', async () => {
    const answer = initAnswer(person());
    answer.initApp.viewAs = { roleId: 9, userId: 5, name: 'Кадровик', until: '2030-01-01T00:00:00Z' };
    const store = await startWith(answer, person());
    expect(store.getState().app.is).toBe(true);
  });

  test('changes of the person are stored', async () => {
    const store = await startWith(initAnswer({ ...withRole, nameFirst: 'Мария' }, role));
    expect(store.getState().auth.user?.nameFirst).toBe('Мария');
  });

  test('a visitor stays a visitor, and the app opens', async () => {
    mockServer(() => ({ data: initAnswer(null) }));
    const { store } = await openTab();
    await initialize(store);
    expect(store.getState().app).toMatchObject({ is: true, loading: false });
    expect(store.getState().auth).toEqual({ token: null, user: null });
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('without a response only the waiting ends', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockServer(() => ({ errors: [{ message: 'Запрос 7f3' }] }));
    const { store } = await openTab();
    const started = initialize(store);
    expect(store.getState().app.loading).toBe(true);
    await started;
    expect(store.getState().app).toMatchObject({ is: false, loading: false });
  });

  test('a session that a call found lost is checked at once', async () => {
    const store = await startWith(initAnswer(withRole, role));
    const wire = mockServer(() => ({ data: initAnswer(withRole, role) }));
    store.dispatch(sessionLost());
    await waitFor(() =>
      expect(wire.requests.map(({ query }) => query)).toEqual([expect.stringContaining('initApp')]),
    );
  });

  test('another language is requested again: the server localizes some responses', async () => {
    const store = await startWith(initAnswer(withRole, role));
    const wire = mockServer(() => ({ data: initAnswer(withRole, role) }));
    store.dispatch(langChosen('ru'));
    await waitFor(() => expect(wire.requests[0]?.headers.get('Accept-Language')).toBe('ru'));
    expect(i18next.language).toBe('ru');
  });

  test('nothing changed: the app opens', async () => {
    const store = await startWith(initAnswer(withRole, role));
    expect(store.getState().auth.token).toBe('secret-token');
    expect(store.getState().app.is).toBe(true);
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

test('the page is reloaded at the requested route', () => {
  const { openRoute: open } = jest.requireActual<{ openRoute: (path: string) => void }>(
    '@src/store/open-route',
  );
  // jsdom cannot load a page, and logs that.
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open('#/profile');
  expect(window.location.hash).toBe('#/profile');
  expect(String(said.mock.calls[0]?.[0])).toMatch(/navigation/);
});
