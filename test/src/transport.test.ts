import { graphqlBaseQuery } from '@src/api/transport';

const BUSY = {
  errors: [{ message: 'Подождите', extensions: { type: 'GraphQLError', code: 'limits.busy' } }],
};

function answers(...responses: (() => Response)[]): jest.SpyInstance {
  let number = 0;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const make = responses[Math.min(number, responses.length - 1)];
    number += 1;
    return make?.() ?? Response.error();
  });
}

const later =
  (seconds: string, status = 429) =>
  () =>
    Response.json(BUSY, { status, headers: { 'retry-after': seconds } });
const ready = () => Response.json({ data: { userIsAuth: true } });

async function send(type: 'query' | 'mutation') {
  const { signal } = new AbortController();
  const api = {
    signal,
    abort: () => undefined,
    dispatch: (action: unknown) => action,
    getState: () => ({}),
    extra: undefined,
    endpoint: 'test',
    type,
  };
  return graphqlBaseQuery({ document: '{ userIsAuth }' }, api, {});
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['too many requests', 429],
  ['a server that is busy or stops', 503],
])('a read that may be retried soon is retried: %s', async (_reason, status) => {
  const fetched = answers(later('0.05', status), ready);
  expect(await send('query')).toEqual({ data: { userIsAuth: true } });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a write is not, and neither is a read with a long wait', async () => {
  const fetched = answers(later('0.05'), ready);
  expect(await send('mutation')).toMatchObject({ error: expect.anything() });
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockRestore();
  const patient = answers(later('60'), ready);
  expect(await send('query')).toMatchObject({ error: expect.anything() });
  expect(patient).toHaveBeenCalledTimes(1);
});
