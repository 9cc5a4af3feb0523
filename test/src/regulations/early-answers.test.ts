import { takeEarlyAnswer } from '@src/api/early-answers';
import { connectSession } from '@src/api/session';
import { graphqlBaseQuery } from '@src/api/transport';

const BODY = JSON.stringify({ query: '{ userIsAuth }', variables: {} });
const answer = () => Response.json({ data: { userIsAuth: true } });

function asked(how: { token?: string; lang?: string; askedAt?: number; response?: Promise<Response> } = {}) {
  const { token = 'token', lang = 'ru', askedAt = performance.now(), response } = how;
  window.earlyAnswers = { token, lang, askedAt, answers: { [BODY]: response ?? Promise.resolve(answer()) } };
}

beforeEach(() => connectSession(() => ({ token: 'token', lang: 'ru', support: null })));
afterEach(() => {
  delete window.earlyAnswers;
  jest.restoreAllMocks();
});

test('the response to the same request of the same session is returned, and once', async () => {
  asked();
  await expect((await takeEarlyAnswer(BODY))?.json()).resolves.toEqual({ data: { userIsAuth: true } });
  await expect(takeEarlyAnswer(BODY)).resolves.toBeNull();
});

test.each([
  ['another request', () => asked(), '{}'],
  ['another session', () => asked({ token: 'of somebody else' }), BODY],
  ['another language', () => asked({ lang: 'en-us' }), BODY],
  ['an answer that is old', () => asked({ askedAt: performance.now() - 60_000 }), BODY],
  ['a refusal', () => asked({ response: Promise.resolve(new Response('', { status: 503 })) }), BODY],
  ['a lost network', () => asked({ response: Promise.reject(new TypeError('lost')) }), BODY],
  ['nothing', () => undefined, BODY],
])('%s returns no response', async (_what, prepare, body) => {
  prepare();
  await expect(takeEarlyAnswer(body)).resolves.toBeNull();
});

async function send() {
  const { signal } = new AbortController();
  const api = {
    ...{ signal, abort: () => undefined, dispatch: (action: unknown) => action, getState: () => ({}) },
    ...{ extra: undefined, endpoint: 'test', type: 'query' as const },
  };
  return graphqlBaseQuery({ document: '{ userIsAuth }' }, api, {});
}

test('a call uses the early response, and the next one goes to the server', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  asked();
  await expect(send()).resolves.toEqual({ data: { userIsAuth: true } });
  expect(fetched).not.toHaveBeenCalled();
  await expect(send()).resolves.toEqual({ data: { userIsAuth: true } });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a call whose early response failed goes to the server', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  asked({ response: Promise.reject(new TypeError('lost')) });
  await expect(send()).resolves.toEqual({ data: { userIsAuth: true } });
  expect(fetched).toHaveBeenCalledTimes(1);
});
