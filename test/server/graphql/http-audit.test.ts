import { serverAudits } from 'graphql-http';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register } from '@test/helpers/worlds/registration';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ env: { NODE_ENV: 'production' } });
});
afterAll(() => t.stop());

test('the whole GraphQL over HTTP audit passes in production, for a signed-in person', async () => {
  // Strangers get no introspection in production, which the audit uses.
  const { token } = await register(t);
  const fetchFn: typeof fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('X-Session-Token', token);
    return fetch(url, { ...init, headers });
  };
  const results = await Promise.all(
    serverAudits({ url: `${t.url}/graphql`, fetchFn }).map((audit) => audit.fn()),
  );
  const failed = results.filter(({ status }) => status !== 'ok');
  expect(failed.map((result) => `${result.name}: ${'reason' in result ? result.reason : ''}`)).toEqual([]);
  expect(results).toHaveLength(61);
});
