import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { type Case, cases, isFailure, send } from '@test/helpers/fuzz';
import { register, type Registered } from '@test/helpers/registration';

/**
 * Malformed requests over HTTP, sockets and multipart, by generated values. `ADAPTIKA_FUZZ=10000` sends more of them,
 * `ADAPTIKA_FUZZ_SEED` the same as before.
 */
const COUNT = Number(process.env['ADAPTIKA_FUZZ'] ?? 1_000);
const SEED = Number(process.env['ADAPTIKA_FUZZ_SEED'] ?? Date.now() % 2_147_483_647);
const AT_ONCE = 6;
const MEGABYTE = 1_048_576;
const GROWTH_MB = 40;

jest.setTimeout(Math.max(60_000, COUNT * 60));

let t: TestApp;
let admin: Registered;
/** What the server wrote of failures that it did not expect. */
const unexpected: string[] = [];

beforeAll(async () => {
  t = await startTestApp({
    onLog: (line) => {
      if (line.includes('"level":50') || line.includes('"level":60')) unexpected.push(line);
    },
  });
  admin = await register(t);
});
afterAll(() => t.stop());

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function heapMegabytes(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

async function sendAll(all: readonly Case[]): Promise<string[]> {
  const failures: string[] = [];
  let next = 0;
  const worker = async () => {
    for (let each = all[next++]; each !== undefined; each = all[next++]) {
      const token = next % 50 === 0 ? await t.signIn(admin.userId) : admin.token;
      const before = unexpected.length;
      const outcome = await send(t.url, token, each).catch((error: unknown) => ({
        status: 599,
        text: String(error),
      }));
      if (isFailure(each, outcome)) {
        failures.push(
          JSON.stringify({
            each,
            outcome: outcome.text.slice(0, 300),
            status: outcome.status,
            log: unexpected.slice(before),
          }),
        );
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failures;
}

test(`${COUNT} malformed requests: never a failure of the server, and its memory stays flat (seed ${SEED})`, async () => {
  const all = fc.sample(cases(t.app.schema), { numRuns: COUNT, seed: SEED });
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['http', 'raw', 'socket']));
  const quarter = Math.ceil(COUNT / 4);
  const failures = await sendAll(all.slice(0, quarter));
  const before = heapMegabytes();
  failures.push(...(await sendAll(all.slice(quarter))));
  const growth = heapMegabytes() - before;
  expect(failures.slice(0, 5)).toEqual([]);
  expect(unexpected.slice(0, 5)).toEqual([]);
  expect(growth).toBeLessThan(GROWTH_MB);
  // It is still there, and still lets the person in.
  const { data } = await t.gql(admin.token, '{ userIsAuth history(pageSize: 1) { count } }');
  expect(data).toMatchObject({ userIsAuth: true });
});
