import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { projectPath } from '@server/config/paths';
import { readCompose } from '@test/helpers/deployment/compose';
import { freePort } from '@test/helpers/deployment/free-port';
import { ask } from '@test/helpers/contract/graphql-client';
import { buildImage, copyImageFiles, prepareContainer, readImage } from '@test/helpers/deployment/image';
import { proxies } from '@test/helpers/services/proxies';
import { simulateS3 } from '@test/helpers/services/simulated-s3';
import { until } from '@test/helpers/until';
import { findForeign, startCluster } from '@test/server/db/foreign-postgres';

/**
 * The container image and compose.yaml without a container engine: the steps of the Dockerfile, in a clean folder, as an account
 * without rights. `npm run image` also runs the build steps, from nothing; otherwise the checkout's own build is used.
 */
const isFullBuild = process.env.IMAGE_FROM_NOTHING === '1';

jest.setTimeout(isFullBuild ? 1_800_000 : 180_000);

const NOBODY = 65534;
const account =
  process.getuid?.() === 0
    ? { uid: NOBODY, gid: NOBODY }
    : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
const image = readImage();
/** The folder that contains everything the containers have. */
let home: string;
/** The image's own files, shared by the containers. */
let folder: string;

beforeAll(() => {
  // A separate build can be in any folder; the checkout's build is linked, and so has to be on the same disk.
  mkdirSync(projectPath('test-results'), { recursive: true });
  home = mkdtempSync(isFullBuild ? join(tmpdir(), 'adaptika-image-') : projectPath('test-results/image-'));
  // Every account can traverse it.
  chmodSync(home, 0o755);
  folder = join(home, image.workdir);
  if (isFullBuild) buildImage(image, join(home, 'build'), folder);
  else copyImageFiles(image, folder);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the image contains every package that the server and its workers import', () => {
  const programs = readdirSync(join(folder, 'build/server'), { recursive: true, encoding: 'utf8' });
  const asked = programs
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [
      ...readFileSync(join(folder, 'build/server', name), 'utf8').matchAll(
        /^(?:import|export) .*?from "([^".][^"]*)";$|\bimport\("([^".][^"]*)"\)/gm,
      ),
    ])
    .map(([, named, lazy]) => named ?? lazy ?? '')
    .filter((name) => !isBuiltin(name));
  expect(asked.length).toBeGreaterThan(30);
  const packages = asked.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  const missing = packages.filter((name) => !existsSync(join(folder, 'node_modules', name, 'package.json')));
  expect(missing).toEqual([]);
});

interface Container {
  url: string;
  /** Stops it like a container engine. @returns the code that it ended with */
  stop(): Promise<unknown>;
  kill(): void;
}

/** Starts a container of the image and waits until its own health check passes. */
async function startContainer(name: string, given: Record<string, string>): Promise<Container> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    ...prepareContainer(image, join(home, name), account),
    ...{ PORT: String(port), HOST: '127.0.0.1', DRAIN_SECONDS: '1' },
    ...given,
  };
  const options = { cwd: folder, env, ...account };
  const [command = '', ...args] = image.command;
  const child: ChildProcess = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [probe = '', ...probeArgs] = image.healthCheck;
  const isHealthy = () => spawnSync(probe, probeArgs, options).status === 0;
  const kill = () => void child.kill('SIGKILL');
  try {
    expect(isHealthy()).toBe(false);
    await until(() => Promise.resolve(isHealthy()), 60_000);
  } catch (error) {
    kill();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    kill,
  };
}

async function signIn(url: string, password: string): Promise<string> {
  const { getSessionToken } = await ask(
    url,
    null,
    z.object({ getSessionToken: z.object({ type: z.literal('success'), token: z.string() }) }),
    'mutation ($login: String!, $password: String!) { getSessionToken(type: "local", login: $login, password: $password) { type token } }',
    { login: 'root@adaptika.local', password },
  );
  return getSessionToken.token;
}

const whoIs = (url: string, token: string) =>
  ask(
    url,
    token,
    z.object({ initApp: z.object({ user: z.object({ id: z.number(), email: z.string() }) }) }),
    '{ initApp { user { id email } } }',
  );

test('with its embedded database it runs as a non-root account, reports healthy, serves the page and signs in', async () => {
  expect(image.user).toBe('node');
  const password = 'image-root-password';
  const container = await startContainer('alone', { ROOT_PASSWORD: password });
  try {
    expect(readdirSync(join(home, 'alone/data'))).toContain('postgres');
    expect(await (await fetch(container.url)).text()).toContain('<div id=root');
    await signIn(container.url, password);
    expect(await container.stop()).toBe(0);
  } finally {
    container.kill();
  }
});

describe('compose.yaml', () => {
  const compose = readCompose();
  const { DATABASE_OWNER_URL: ownerUrl = '', DATABASE_URL: appUrl = '', S3_URL: s3Url = '' } = compose.node;
  const programs = findForeign();

  test('its parts fit together: two nodes behind the proxy, their bucket and its keys, and existing files', () => {
    expect(compose.nodes).toEqual(['one', 'two']);
    expect(compose.proxy).toMatchObject({ NODE_ONE: 'one:3000', NODE_TWO: 'two:3000' });
    expect(compose.proxy.BIND).toBe(`:${new URL(compose.node.PUBLIC_URL ?? '').port}`);
    const s3 = new URL(s3Url);
    expect(s3.pathname).toBe(`/${compose.bucket}`);
    expect(readFileSync(projectPath('deploy/s3.json'), 'utf8')).toContain(
      `{ "accessKey": "${s3.username}", "secretKey": "${s3.password}" }`,
    );
    expect(compose.files.filter((path) => !existsSync(projectPath(path)))).toEqual([]);
    expect(compose.files).toHaveLength(3);
  });

  /** Starts a PostgreSQL like the compose file, with the logins of `deploy/postgres-roles.sql`. */
  async function startDatabase() {
    const port = await freePort();
    const { env, options, healthCheck } = compose.postgres;
    const password = env.POSTGRES_PASSWORD ?? '';
    const cluster = await startCluster(programs ?? '', {
      password,
      options: [...options, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
      urlOf: (_folder, login, database) => `postgres://${login}:${password}@127.0.0.1:${port}/${database}`,
    });
    const psql = ['-v', 'ON_ERROR_STOP=1', '--no-psqlrc', cluster.url('postgres', 'postgres')];
    const own = { env: { ...process.env, ...env }, stdio: 'ignore' } as const;
    execFileSync(
      join(programs ?? '', 'psql'),
      [...psql, '-f', projectPath('deploy/postgres-roles.sql')],
      own,
    );
    const [probe = '', ...args] = healthCheck;
    execFileSync(join(programs ?? '', probe), [...args, '--port', String(port)], own);
    return { host: `127.0.0.1:${port}`, stop: cluster.stop };
  }

  async function startProxy(urls: readonly string[]) {
    const [, start] = proxies.find(([name]) => name === 'HAProxy') ?? [];
    return start ? start(urls) : null;
  }

  const whereItIs = programs === undefined ? test.skip : test;
  whereItIs(
    'two nodes with its environment share database, sessions and files, answer through its proxy, and stop',
    async () => {
      const [database, s3] = [await startDatabase(), await simulateS3()];
      const env = {
        ...compose.node,
        DATABASE_OWNER_URL: ownerUrl.replace('@postgres/', `@${database.host}/`),
        DATABASE_URL: appUrl.replace('@postgres/', `@${database.host}/`),
        S3_URL: s3Url.replace('@s3:8333/', `@${s3.host}/`),
      };
      const nodes: Container[] = [];
      try {
        for (const name of compose.nodes) nodes.push(await startContainer(name, env));
        const [one = '', two = ''] = nodes.map(({ url }) => url);
        const token = await signIn(one, compose.node.ROOT_PASSWORD ?? '');
        const { id, email } = (await whoIs(two, token)).initApp.user;
        expect(email).toBe('root@adaptika.local');

        const path = await setAvatar(one, token, id);
        const picture = await fetch(`${two}/statics${path}`);
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
        expect([...s3.objects.keys()].every((key) => key.startsWith(`/${compose.bucket}/`))).toBe(true);
        expect(s3.objects.size).toBeGreaterThan(0);

        const proxy = await startProxy([one, two]);
        if (proxy) {
          expect((await whoIs(proxy.url, token)).initApp.user.id).toBe(id);
          await proxy.stop();
        }
        expect(await Promise.all(nodes.map((node) => node.stop()))).toEqual([0, 0]);
      } finally {
        for (const node of nodes) node.kill();
        await s3.stop();
        await database.stop();
      }
    },
  );
});

const avatarSet = z.object({
  data: z.object({ userUpdate: z.object({ avatar: z.object({ details: z.object({ path: z.string() }) }) }) }),
});

/** @returns the path of the stored picture */
async function setAvatar(url: string, token: string, id: number): Promise<string> {
  const query =
    'mutation ($user: UserInput!, $fileAvatar: Upload) { userUpdate(user: $user, fileAvatar: $fileAvatar) { avatar { details { path } } } }';
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { user: { id }, fileAvatar: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.fileAvatar'] }));
  form.append('0', new File([new Uint8Array(bytes)], 'avatar.png'));
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'graphql-require-preflight': '1', 'x-session-token': token },
    body: form,
  });
  return avatarSet.parse(await answer.json()).data.userUpdate.avatar.details.path;
}
