import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '@test/helpers/deployment/free-port';
import { ask } from '@test/helpers/contract/graphql-client';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';
import { ROOT, type RunningProgram, startProgram } from '@test/helpers/deployment/program';
import { type Proxy, proxies } from '@test/helpers/services/proxies';
import { compile, newFolder } from '../db/support';

/** The number of restarts of each node: one round proves it, `docs/operations.md` reports three. */
const ROUNDS = Number(process.env.ADAPTIKA_RESTARTS ?? '1');
const AT_ONCE = 8;
const DRAIN_SECONDS = '4';

jest.setTimeout(120_000 + ROUNDS * 120_000);

let program: string;
let database: TestDatabase;
const folders: string[] = [];

beforeAll(async () => {
  program = compile('server/main.ts');
  database = await createTestDatabase();
});
afterAll(async () => {
  rmSync(program, { force: true });
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

interface Answer {
  status: number;
  body: string;
}

/** A request on a separate connection: a browser would retry on a reused one that closes, which would hide a failure here. */
function post(url: string, body: object, token: string): Promise<Answer> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/graphql`, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'x-session-token': token,
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let answer = '';
      response.on('data', (chunk) => (answer += String(chunk)));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: answer }));
    });
    sent.end(text);
  });
}

/** A signed-in person, so that nothing is rejected as a stranger's flood. */
async function signIn(url: string): Promise<string> {
  const { getSessionToken } = await ask(
    url,
    null,
    z.object({ getSessionToken: z.object({ token: z.string() }) }),
    'mutation ($login: String!, $password: String!) { getSessionToken(type: "local", login: $login, password: $password) { token } }',
    ROOT,
  );
  return getSessionToken.token;
}

/** People who send requests continuously, until told to stop. */
function startLoad(url: string, token: string) {
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  async function ask(): Promise<void> {
    while (!isOver) {
      try {
        const { status, body } = await post(url, { query: '{ initApp { user { id } } }' }, token);
        if (status === 200 && body.startsWith('{"data":{"initApp":{"user":{"id"')) answered += 1;
        else failures.push(`${status} ${body.slice(0, 120)}`);
      } catch (error) {
        failures.push(String(error));
      }
    }
  }
  const asking = Array.from({ length: AT_ONCE }, ask);
  return {
    async stop() {
      isOver = true;
      await Promise.all(asking);
      return { answered, failures };
    },
  };
}

interface Node {
  url: string;
  restart(): Promise<void>;
  stop(): Promise<unknown>;
}

async function startNode(): Promise<Node> {
  const folder = newFolder();
  folders.push(folder);
  const port = await freePort();
  const start = () =>
    startProgram(program, {
      ...database,
      dataDir: folder,
      port,
      env: { DRAIN_SECONDS, EVIDENCE_KEY: 'e'.repeat(40), TRUST_PROXY: '127.0.0.1' },
    });
  let running: RunningProgram = await start();
  return {
    url: running.url,
    async restart() {
      expect(await running.stop()).toEqual([0, null]);
      running = await start();
    },
    stop: () => running.stop('SIGINT'),
  };
}

async function restartEach(nodes: readonly Node[], proxy: Proxy): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, node] of nodes.entries()) {
      await proxy.takeOut(at);
      await node.restart();
      await proxy.putBack(at);
      // The proxy detects that it is back before the other one stops.
      await wait(2_500);
    }
  }
}

const onEachProxy = proxies.length === 0 ? test.skip.each([['a proxy', null]]) : test.each([...proxies]);

onEachProxy(
  'behind %s, two nodes are restarted one after the other and no request fails',
  async (_name, start) => {
    const nodes = [await startNode(), await startNode()];
    const proxy = await start?.(nodes.map(({ url }) => url));
    if (!proxy) throw new Error('no proxy');
    try {
      const load = startLoad(proxy.url, await signIn(proxy.url));
      await restartEach(nodes, proxy);
      const { answered, failures } = await load.stop();
      console.info(`${answered} requests answered, ${failures.length} failed`);
      expect(failures).toEqual([]);
      expect(answered).toBeGreaterThan(100);
    } finally {
      await proxy.stop();
      await Promise.all(nodes.map((node) => node.stop()));
    }
  },
);
