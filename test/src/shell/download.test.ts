import { download } from '@src/api/download';

const answering = (status: number, body: string) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, { status }));

afterEach(() => jest.restoreAllMocks());

it('a refused download says why in the server’s words', async () => {
  answering(403, JSON.stringify({ errors: [{ message: 'Подписка не активна', type: 'forbidden' }] }));
  expect(await download('/api/history.xlsx')).toEqual({
    error: { kind: 'expected', errors: [{ message: 'Подписка не активна' }] },
  });
});

it('an answer that says nothing is told by its status, a lost connection as one', async () => {
  answering(502, '<html></html>');
  expect(await download('/api/history.xlsx')).toEqual({ error: { kind: 'support', text: '502' } });
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('lost'));
  expect(await download('/api/history.xlsx')).toEqual({ error: { kind: 'network' } });
});
