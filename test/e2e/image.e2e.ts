import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { projectPath } from '@server/config/paths';
import { freePort } from '@test/helpers/free-port';
import { ask } from '@test/helpers/graphql-client';
import { layImage, readImage } from '@test/helpers/image';
import { until } from '@test/helpers/until';

/** The container image without a container engine: what its Dockerfile puts into it, in a clean folder, as another account. */
jest.setTimeout(180_000);

const NOBODY = 65534;
const image = readImage();
let folder: string;

beforeAll(() => {
  // On the disk of the checkout, as packages are linked; every account can pass through.
  mkdirSync(projectPath('test-results'), { recursive: true });
  folder = mkdtempSync(projectPath('test-results/image-'));
  chmodSync(folder, 0o755);
  layImage(image, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the image holds every package that the server and its workers ask for', () => {
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

test('it runs as an account that is not root, says that it is healthy, serves the page and signs in', async () => {
  expect(image.user).toBe('node');
  const data = mkdtempSync('/tmp/adaptika-image-');
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (account.uid !== undefined) chownSync(data, NOBODY, NOBODY);
  const port = String(await freePort());
  const env = {
    PATH: process.env.PATH,
    ...image.env,
    DATA_DIR: join(data, 'data'),
    PORT: port,
    HOST: '127.0.0.1',
    ROOT_PASSWORD: 'image-root-password',
    DRAIN_SECONDS: '1',
  };
  const [command = '', ...args] = image.command;
  const options = { cwd: folder, env, ...account } as const;
  const server = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const [probe = '', ...probeArgs] = image.healthCheck;
    const isHealthy = () => spawnSync(probe, probeArgs, options).status === 0;
    await until(() => Promise.resolve(isHealthy()), 60_000);
    const url = `http://127.0.0.1:${port}`;
    expect(await (await fetch(url)).text()).toContain('<div id=root');
    const answer = await ask(
      url,
      null,
      z.object({ getSessionToken: z.object({ type: z.literal('success') }) }),
      'mutation ($login: String!, $password: String!) { getSessionToken(type: "local", login: $login, password: $password) { type } }',
      { login: 'root@adaptika.local', password: env.ROOT_PASSWORD },
    );
    expect(answer.getSessionToken.type).toBe('success');
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});
