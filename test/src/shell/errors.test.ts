import { baseApi } from '@src/api/baseApi';
import { applyServerErrors } from '@src/api/form-errors';
import { errorText, isApiError, readGraphqlErrors } from '@src/api/errors';
import { initApi } from '@src/api/init';
import { rejectionAlert } from '@src/store/failure-alert';
import { startAppListening } from '@src/store/listeners';
import { sessionLost } from '@src/store/session-events';
import { createStore } from '@src/store/store';
import { alertShown } from '@src/store/slices/alerts';
import { signedIn } from '@src/store/slices/auth';
import { mockServer, refused } from './live/wire';
import { person } from './people';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, void>({ query: () => ({ document: 'query probe { probe }' }) }),
    act: build.mutation<unknown, Record<string, unknown>>({
      query: (variables) => ({ document: 'mutation act { act }', variables }),
    }),
  }),
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const act = (store: ReturnType<typeof createStore>, variables: Record<string, unknown> = {}) =>
  store.dispatch(api.endpoints.act.initiate(variables));

describe('the error catalog', () => {
  test("a GraphQL error of another type: logged, and a persistent 'msg.err.support' with its text", async () => {
    mockServer(() => ({ errors: [{ message: 'Запрос 7f3', extensions: { type: 'InternalError' } }] }));
    const store = createStore();
    await act(store);
    expect(store.getState().alerts.items).toMatchObject([
      {
        message: { key: 'common:msg.err.support', params: { text: 'Запрос 7f3' } },
        timeout: null,
        level: 'error',
      },
    ]);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  test('an expected GraphQL error: logged, no notification, passed to the form', async () => {
    mockServer(() => refused('Такой адрес уже занят', { field: 'email' }));
    const store = createStore();
    const { error } = await act(store);
    expect(store.getState().alerts.items).toEqual([]);
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(error).toEqual({
      kind: 'expected',
      errors: [{ message: 'Такой адрес уже занят', code: 'validation.failed', field: 'email', params: {} }],
    });
  });

  test("a lost network: 'msg.err.network', and a write is not sent twice", async () => {
    const wire = mockServer(() => {
      throw new TypeError('Failed to fetch');
    });
    const store = createStore();
    await act(store);
    expect(store.getState().alerts.items).toMatchObject([
      { level: 'error', message: { key: 'common:msg.err.network' }, timeout: 3000 },
    ]);
    expect(console.error).not.toHaveBeenCalled();
    expect(wire.requests).toHaveLength(1);
  });

  test('a read is retried when the network comes back', async () => {
    jest.useFakeTimers();
    let attempts = 0;
    mockServer(() => {
      attempts += 1;
      if (attempts < 3) throw new TypeError('Failed to fetch');
      return { data: { probe: 1 } };
    });
    const store = createStore();
    const answer = store.dispatch(api.endpoints.probe.initiate());
    await jest.advanceTimersByTimeAsync(5000);
    expect((await answer).data).toEqual({ probe: 1 });
    expect(store.getState().alerts.items).toEqual([]);
    answer.unsubscribe();
  });

  test('a session unknown to the server is reported to the app: only for a signed-in person, and only by that error', async () => {
    const lost = jest.fn();
    const stop = startAppListening({ actionCreator: sessionLost, effect: lost });
    const store = createStore();
    mockServer(() => refused('Войдите', { code: 'auth.required' }));
    await act(store);
    expect(lost).not.toHaveBeenCalled();
    store.dispatch(signedIn({ token: 'token', user: person() }));
    mockServer(() => refused('Нельзя', { code: 'access.denied' }));
    await act(store);
    expect(lost).not.toHaveBeenCalled();
    mockServer(() => refused('Войдите', { code: 'auth.required' }));
    await act(store);
    expect(lost).toHaveBeenCalledTimes(1);
    stop();
  });

  test('ten calls with the same error show one message', async () => {
    mockServer(() => ({ errors: [{ message: 'Запрос 7f3' }] }));
    const store = createStore();
    await Promise.all(Array.from({ length: 10 }, () => act(store)));
    expect(store.getState().alerts.items).toHaveLength(1);
  });

  test('GraphQL errors on the init query: ignored, no state change', async () => {
    mockServer(() => ({ errors: [{ message: 'Запрос 7f3', extensions: { type: 'InternalError' } }] }));
    const store = createStore();
    store.dispatch(signedIn({ token: 'token', user: person() }));
    const { alerts, auth, app } = store.getState();
    await store.dispatch(initApi.endpoints.initApp.initiate(undefined, { subscribe: false }));
    expect(store.getState()).toMatchObject({ alerts, auth, app });
  });

  test('a lost network on the init query is reported like any other', async () => {
    jest.useFakeTimers();
    mockServer(() => {
      throw new TypeError('Failed to fetch');
    });
    const store = createStore();
    const answer = store.dispatch(initApi.endpoints.initApp.initiate(undefined, { subscribe: false }));
    await jest.advanceTimersByTimeAsync(10_000);
    await answer;
    expect(store.getState().alerts.items).toMatchObject([{ message: { key: 'common:msg.err.network' } }]);
  });

  test('persistent notifications are never displaced by temporary ones', () => {
    const store = createStore();
    const show = (message: string, timeout: number | null) =>
      store.dispatch(alertShown({ level: 'error', message, timeout }));
    show('support', null);
    for (const message of ['1', '2', '3', '4', '5']) show(message, 3000);
    expect(store.getState().alerts.items.map(({ message }) => message)).toEqual(['support', '3', '4', '5']);
    for (const message of ['a', 'b', 'c', 'd']) show(message, null);
    expect(store.getState().alerts.items.map(({ message }) => message)).toEqual([
      'support',
      'a',
      'b',
      'c',
      'd',
    ]);
  });
});

describe('requests', () => {
  test('contain the token, the language and the preflight header', async () => {
    const wire = mockServer(() => ({ data: { act: true } }));
    const store = createStore();
    store.dispatch(signedIn({ token: 'secret', user: person() }));
    await act(store, { id: 5 });
    const { headers, variables } = wire.requests[0] ?? {};
    expect(headers?.get('X-Session-Token')).toBe('secret');
    expect(headers?.get('Accept-Language')).toBe(store.getState().settings.lang);
    expect(headers?.get('graphql-require-preflight')).toBe('1');
    expect(variables).toEqual({ id: 5 });
  });

  test('with files use the multipart request spec', async () => {
    const wire = mockServer(() => ({ data: { act: true } }));
    const file = new File(['logo'], 'logo.png', { type: 'image/png' });
    await act(createStore(), { organization: { name: 'А' }, fileLogo: file, more: [file] });
    const [request] = wire.requests;
    const form = request?.body;
    if (!(form instanceof FormData)) throw new Error('no multipart body');
    expect(request?.variables).toEqual({ organization: { name: 'А' }, fileLogo: null, more: [null] });
    expect(JSON.parse(String(form.get('map')))).toEqual({ 0: ['variables.fileLogo', 'variables.more.0'] });
    expect([...form.keys()]).toEqual(['operations', 'map', '0']);
    expect(request?.headers.get('graphql-require-preflight')).toBe('1');
    expect(request?.headers.get('Content-Type')).toBeNull();
  });
});

test('form errors are shown on their fields, and the rest in the form’s list', () => {
  const setFieldError = jest.fn();
  const setFieldTouched = jest.fn();
  const error = {
    kind: 'expected',
    errors: [
      { message: 'Занят', field: 'organization.name' },
      { message: 'Нет такого поля', field: 'other' },
      { message: 'Общая беда' },
    ],
  };
  const rest = applyServerErrors(error, { organization: { name: '' } }, { setFieldError, setFieldTouched });
  expect(setFieldError.mock.calls).toEqual([['organization.name', 'Занят']]);
  // Touched, or the form would not show it; not validated again, or the rules would remove it.
  expect(setFieldTouched.mock.calls).toEqual([['organization.name', true, false]]);
  expect(rest).toEqual(['Нет такого поля', 'Общая беда']);
});

test('without a form a rejection is shown as a notification, and the rest as the catalog says', () => {
  const rejection = readGraphqlErrors([
    { message: 'Слишком часто.', extensions: { type: 'GraphQLError' } },
    { message: 'Подождите.', extensions: { type: 'GraphQLError' } },
  ]);
  expect(rejectionAlert(rejection)?.payload).toMatchObject({
    level: 'error',
    message: 'Слишком часто. Подождите.',
    timeout: 3000,
  });
  expect(rejectionAlert({ kind: 'network' })?.payload).toMatchObject({
    message: { key: 'common:msg.err.network' },
  });
  expect(errorText({ kind: 'network' })).toBeUndefined();
});

test('one unexpected error makes the whole response unexpected; a non-text is not treated as a text', () => {
  const expected = { message: 'Занят', extensions: { type: 'GraphQLError', code: 5, field: 7 } };
  expect(readGraphqlErrors([expected, { message: 'Запрос 7f3' }])).toEqual({
    kind: 'support',
    text: 'Запрос 7f3',
  });
  expect(readGraphqlErrors([expected])).toEqual({
    kind: 'expected',
    errors: [{ message: 'Занят', params: {} }],
  });
  expect(readGraphqlErrors([null])).toEqual({ kind: 'support', text: '' });
  const params = { max: 5, name: 'Ольга', list: [1], nothing: null };
  expect(readGraphqlErrors([{ message: '', extensions: { type: 'GraphQLError', params } }])).toEqual({
    kind: 'expected',
    errors: [{ message: '', params: { max: 5, name: 'Ольга' } }],
  });
  expect(readGraphqlErrors([{ message: '', extensions: { type: 'GraphQLError', params: null } }])).toEqual({
    kind: 'expected',
    errors: [{ message: '', params: {} }],
  });
});

test.each([
  [{ kind: 'network' }, true],
  [{ kind: 'support', text: 'Запрос 7f3' }, true],
  [{ kind: 'support' }, false],
  [{ kind: 'expected', errors: [] }, true],
  [{ kind: 'expected', errors: 'Занят' }, false],
  [{ kind: 'other', errors: [] }, false],
  [new TypeError('Failed to fetch'), false],
  ['network', false],
  [null, false],
])('%j as an error of a call: %s', (error, expected) => expect(isApiError(error)).toBe(expected));
