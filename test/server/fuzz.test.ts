import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { type Case, cases, isFailure, type Outcome, send } from '@test/helpers/fuzz';
import { register, type Registered } from '@test/helpers/registration';

/**
 * Malformed requests over HTTP, sockets and multipart, by generated values. `ADAPTIKA_FUZZ=10000` sends more of them,
 * `ADAPTIKA_FUZZ_SEED` others. Without it they are always the same: a commit is judged by what it changes, not by luck.
 */
const COUNT = Number(process.env['ADAPTIKA_FUZZ'] ?? 1_000);
const SEED = Number(process.env['ADAPTIKA_FUZZ_SEED'] ?? 2026);
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
  ({ token } = admin);
});
afterAll(() => t.stop());

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function heapMegabytes(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

/** Some calls end the sessions of whoever makes them: a new one follows soon, or the rest would prove nothing. */
const SESSION_OF = 20;
let token = '';
/** Answers, and those of them that a stranger would have got. */
const met = { answers: 0, asStranger: 0 };

function count({ kind }: Case, { text }: Outcome): void {
  if (kind === 'raw') return;
  met.answers += 1;
  if (text.includes('"auth.required"')) met.asStranger += 1;
}

async function sendAll(all: readonly Case[]): Promise<string[]> {
  const failures: string[] = [];
  let next = 0;
  const worker = async () => {
    for (let each = all[next++]; each !== undefined; each = all[next++]) {
      if (next % SESSION_OF === 0) token = await t.signIn(admin.userId);
      const before = unexpected.length;
      const outcome = await send(t.url, token, each).catch((error: unknown) => ({
        status: 599,
        text: String(error),
      }));
      count(each, outcome);
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

const CHUNK = 500;

/** Requests from one number to another, made when they are needed: those that were sent are no part of the memory. */
async function sendBetween(from: number, to: number): Promise<string[]> {
  const failures: string[] = [];
  for (let at = from; at < to; at += CHUNK) {
    const numRuns = Math.min(CHUNK, to - at);
    const all = fc.sample(cases(t.app.schema), { numRuns, seed: SEED + at });
    all.forEach(({ kind }) => kinds.add(kind));
    failures.push(...(await sendAll(all)));
  }
  return failures;
}

const kinds = new Set<string>();

test(`${COUNT} malformed requests: never a failure of the server, and its memory stays flat (seed ${SEED})`, async () => {
  // The first quarter warms up: caches that have a limit fill, code is compiled.
  const ends = [1 / 4, 1 / 2, 1].map((share) => Math.ceil(COUNT * share));
  const failures: string[] = [];
  const heaps: number[] = [heapMegabytes()];
  for (const [index, end] of ends.entries()) {
    failures.push(...(await sendBetween(ends[index - 1] ?? 0, end)));
    heaps.push(heapMegabytes());
  }
  const [, warm = 0, , end = 0] = heaps;
  if (COUNT > 1_000) {
    const shown = heaps.map((each) => each.toFixed(1)).join(', ');
    process.stdout.write(
      `heap after gc at the start, a quarter, half, the end: ${shown} MB; ${JSON.stringify(met)}\n`,
    );
  }
  expect(kinds).toEqual(new Set(['http', 'raw', 'socket']));
  expect(failures.slice(0, 5)).toEqual([]);
  expect(unexpected.slice(0, 5)).toEqual([]);
  expect(end - warm).toBeLessThan(GROWTH_MB);
  expect(met.asStranger).toBeLessThan(met.answers / 4);
  // It is still there, and still lets the person in.
  const { data } = await t.gql(await t.signIn(admin.userId), '{ userIsAuth history(pageSize: 1) { count } }');
  expect(data).toMatchObject({ userIsAuth: true });
});
