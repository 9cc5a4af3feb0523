import type { PublishedChanges } from '@server/events/published-changes';
import { mkdtemp, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Client as SocketClient } from 'graphql-ws';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { type App, createApp } from '@server/app';
import { type Config, loadConfig } from '@server/config/config';
import { createLogger } from '@server/log/logger';
import type { ContentKind } from '@server/modules/content/content-kind';
import { createTestDatabase, type TestDatabase } from './postgres';

export interface GraphqlError {
  message: string;
  path?: (string | number)[];
  extensions: {
    type: string;
    code?: string;
    field?: string;
    params?: Record<string, unknown>;
    requestId?: string;
  };
}

export interface GraphqlAnswer<Data> {
  data?: Data | null;
  errors?: GraphqlError[];
  extensions?: { changes?: PublishedChanges };
}

type Variables = Record<string, unknown>;

export interface TestApp {
  app: App;
  database: TestDatabase;
  url: string;
  config: Config;
  /** One request over HTTP. `token` null: a signed-out caller. */
  gql<Data = Record<string, unknown>>(
    token: string | null,
    query: string,
    variables?: Variables,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer<Data>>;
  /** The same with files, according to the multipart request specification: variable path → file. */
  upload<Data = Record<string, unknown>>(
    token: string | null,
    query: string,
    variables: Variables,
    files: Record<string, { name: string; bytes: Uint8Array; type?: string }>,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer<Data>>;
  /** A socket client; call `dispose()` on it. */
  ws(token: string | null, headers?: Record<string, string>): SocketClient;
  /** Creates a session of this person, without a password. */
  signIn(userId: number): Promise<string>;
  stop(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables in addition to those that the helper sets. */
  env?: Record<string, string>;
  /** Sets the server's clock. */
  now?: () => Date;
  /** Puts something between the application and its database: returns the address to use instead. */
  connect?: (url: string) => Promise<string>;
  /** Receives the log lines; if absent, they are dropped. */
  onLog?: (line: string) => void;
  /** For a test that sends more documents than a person would. */
  newDocumentsPerMinute?: number;
  /** The minimum duration of a sign-in. */
  signInAnswerMs?: number;
  kinds?: readonly ContentKind[];
}

const sessionHeader = (token: string | null): Record<string, string> =>
  token === null ? {} : { 'X-Session-Token': token };

async function answerOf<Data>(response: Response): Promise<GraphqlAnswer<Data>> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${response.status}: not JSON: ${text.slice(0, 300)}`);
  }
}

/** One request over HTTP to a server at this address. */
export async function postGraphql<Data>(
  url: string,
  ...[token, query, variables = {}, headers = {}]: Parameters<TestApp['gql']>
): Promise<GraphqlAnswer<Data>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sessionHeader(token), ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return answerOf(response);
}

/** The whole server on a free port, with a separate database. Jobs run. Call `stop()` in `afterAll`. */
export async function startTestApp({
  env = {},
  now,
  connect,
  onLog,
  newDocumentsPerMinute,
  signInAnswerMs = 5,
  kinds,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'adaptika-app-'));
  const config = loadConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: database.appUrl,
    ...env,
  });
  const log = onLog ? createLogger('debug', { write: onLog }) : pino({ level: 'silent' });
  const app = await createApp({
    config,
    log,
    databaseUrl: connect ? await connect(database.appUrl) : database.appUrl,
    now,
    newDocumentsPerMinute,
    signInAnswerMs,
    // A process with the lowest priority stalls while other tests compute; `attacks/office-files` tests the priority.
    workerPriority: getPriority(),
    kinds,
  });
  const port = await app.listen();
  const url = `http://127.0.0.1:${port}`;
  return {
    app,
    database,
    url,
    config,
    gql: (...request) => postGraphql(url, ...request),
    async upload(token, query, variables, files, headers = {}) {
      const form = new FormData();
      form.append('operations', JSON.stringify({ query, variables }));
      const paths = Object.keys(files);
      form.append('map', JSON.stringify(Object.fromEntries(paths.map((path, index) => [index, [path]]))));
      Object.values(files).forEach(({ name, bytes, type }, index) => {
        form.append(String(index), new File([new Uint8Array(bytes)], name, { type }));
      });
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'graphql-require-preflight': '1', ...sessionHeader(token), ...headers },
        body: form,
      });
      return answerOf(response);
    },
    ws: (token, headers = {}) =>
      createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        lazy: true,
        retryAttempts: 0,
        connectionParams: { ...sessionHeader(token), ...headers },
      }),
    signIn: (userId) =>
      app.database.system((tx) =>
        app.deps.sessions.create(tx, {
          userId,
          device: 'test',
          ip: '127.0.0.1',
          startedBy: 'password',
          isTwoFactor: false,
        }),
      ),
    async stop() {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
