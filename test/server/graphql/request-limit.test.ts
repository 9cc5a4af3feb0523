import { startTestApp, type TestApp } from '@test/helpers/app';
import { register } from '@test/helpers/worlds/registration';

const LIMIT = 600;

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

async function ask(token: string): Promise<number> {
  const response = await fetch(`${t.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-token': token },
    body: '{"query":"{ userIsAuth }"}',
  });
  await response.arrayBuffer();
  return response.status;
}

async function askMany(token: (index: number) => string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) {
    const part = Array.from({ length: Math.min(20, count - statuses.length) }, (_, index) =>
      ask(token(statuses.length + index)),
    );
    statuses.push(...(await Promise.all(part)));
  }
  return statuses;
}

const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length;

test('invalid tokens are counted by IP address, live sessions are not', async () => {
  const admin = await register(t);
  expect(refused(await askMany(() => admin.token, LIMIT + 20))).toBe(0);
  // The registration was a stranger's request too.
  const made = await askMany((index) => `made-up-token-number-${index}`, LIMIT + 20);
  expect(refused(made)).toBe(21);
  expect(await ask(admin.token)).toBe(200);
}, 60_000);
