import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { pino } from 'pino';
import { AppError } from '@server/errors';
import { presentFailure } from '@server/graphql/errors';
import { errorText } from '@server/texts';
import type { ApiError } from '@src/api/errors';
import { rejectionAlert } from '@src/store/failure-alert';
import { download } from '@src/api/download';
import { signedIn } from '@src/store/slices/auth';
import { langChosen } from '@src/store/slices/settings';
import { createStore } from '@src/store/store';
import { useDownload } from '@src/store/useDownload';
import { person } from './people';

const answering = (status: number, body: string) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, { status }));

afterEach(() => jest.restoreAllMocks());

/** The body of a failed download as the server writes it: `presentFailure` is the server's own. */
function failureBody(failure: unknown): string {
  const receiver = { lang: 'ru', requestId: '7f3', log: pino({ level: 'silent' }) } as const;
  return JSON.stringify({ errors: [presentFailure(failure, receiver).toJSON()] });
}
const unpaid = new AppError('organization.unpaid');
const unpaidError = {
  message: errorText('ru', 'organization.unpaid'),
  code: 'organization.unpaid',
  params: {},
};

it('a rejected download shows the server’s message', async () => {
  answering(402, failureBody(unpaid));
  expect(await download('/api/history.xlsx')).toEqual({
    error: { kind: 'expected', errors: [unpaidError] },
  });
});

it.each([
  [
    'a bug in it',
    500,
    new TypeError('x is not a function'),
    errorText('ru', 'internal', { requestId: '7f3' }),
  ],
  ['its database away', 503, Object.assign(new Error(), { code: '57P03' }), errorText('ru', 'unavailable')],
])(
  'the server’s own body for %s is an unexpected error, as in GraphQL',
  async (_what, status, failure, text) => {
    answering(status, failureBody(failure));
    expect(await download('/api/history.xlsx')).toEqual({ error: { kind: 'support', text } });
  },
);

it('a response without a message is described by its status; a proxy without a server, and a lost connection, as lost', async () => {
  answering(500, '<html></html>');
  expect(await download('/api/history.xlsx')).toEqual({ error: { kind: 'support', text: '500' } });
  answering(502, '<html></html>');
  expect(await download('/api/history.xlsx')).toEqual({ error: { kind: 'network' } });
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('lost'));
  expect(await download('/api/history.xlsx')).toEqual({ error: { kind: 'network' } });
});

it('a download carries the token and the language', async () => {
  const fetched = answering(500, '');
  const store = createStore();
  store.dispatch(signedIn({ token: 'secret', user: person() }));
  store.dispatch(langChosen('en-us'));
  await download('/api/history.xlsx');
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
  expect([headers.get('X-Session-Token'), headers.get('Accept-Language')]).toEqual(['secret', 'en-us']);
});

describe('the message for a failed download', () => {
  const report = (error: ApiError) => rejectionAlert(error)?.payload;

  it('a lost network is reported as usual, an unexpected error stays until closed, a rejection shows the server’s message', () => {
    expect(report({ kind: 'network' })).toMatchObject({
      message: { key: 'common:msg.err.network' },
      timeout: 3000,
    });
    expect(report({ kind: 'support', text: '500' })).toMatchObject({
      message: { key: 'common:msg.err.support', params: { text: '500' } },
      timeout: null,
    });
    expect(report({ kind: 'expected', errors: [{ message: 'Подписка не активна' }] })).toMatchObject({
      message: 'Подписка не активна',
    });
  });
});

describe('after «Скачать» fails', () => {
  /** The messages that are shown, and the errors that are logged. */
  async function fail() {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createStore();
    const { result } = renderHook(() => useDownload(), {
      wrapper: ({ children }: { children: ReactNode }) => createElement(Provider, { store, children }),
    });
    await act(() => result.current.save('/api/history.xlsx'));
    expect(result.current.isBusy).toBe(false);
    const messages = store.getState().alerts.items.map(({ message }) => message);
    return { messages, logged: logged.mock.calls.map(([, error]) => error) };
  }

  it('a notification shows the error, and it is logged', async () => {
    answering(402, failureBody(unpaid));
    expect(await fail()).toEqual({
      messages: [unpaidError.message],
      logged: [{ kind: 'expected', errors: [unpaidError] }],
    });
  });

  it('a failure inside the server stays until it is closed, with the number of the request', async () => {
    answering(500, failureBody(new TypeError('x is not a function')));
    const text = errorText('ru', 'internal', { requestId: '7f3' });
    const message = { key: 'common:msg.err.support', params: { text } };
    expect(await fail()).toEqual({ messages: [message], logged: [{ kind: 'support', text }] });
  });

  it('a lost network is notified, but not logged', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('lost'));
    expect(await fail()).toEqual({ messages: [{ key: 'common:msg.err.network', params: {} }], logged: [] });
  });
});
