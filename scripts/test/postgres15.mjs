// The oldest PostgreSQL that Adaptika promises to run on: a throw-away server of version 15, where its programs are at
// hand, for a second run of the server's tests.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PLACES = [
  '/usr/lib/postgresql/15/bin',
  '/usr/pgsql-15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
  '/usr/local/opt/postgresql@15/bin',
];
const NOBODY = 65534;
/** Speed, not safety: its data is thrown away. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // Compiling a statement takes longer than running it once; the embedded server cannot compile.
  'jit=off',
  'max_connections=300',
  'listen_addresses=127.0.0.1',
];

const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses root. */
const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

async function untilReady(binaries, port, child) {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL 15 ended with code ${child.exitCode}`);
    const { status } = spawnSync(join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    if (status === 0) return;
    await new Promise((wake) => setTimeout(wake, 200));
  }
  throw new Error('PostgreSQL 15 did not become ready');
}

/** Starts it and answers `{ url, stop }`; null where the machine has no PostgreSQL 15. */
export async function startPostgres15() {
  const binaries = PLACES.find((place) => existsSync(join(place, 'initdb')));
  if (!binaries) return null;
  const folder = mkdtempSync(join(tmpdir(), 'adaptika-pg15-'));
  const data = join(folder, 'data');
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  mkdirSync(data, { mode: 0o700 });
  chmodSync(folder, 0o755);
  if (isRoot) for (const path of [folder, data, passwordFile]) chownSync(path, NOBODY, NOBODY);
  const initdb = spawnSync(
    join(binaries, 'initdb'),
    [
      ...['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
      ...['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    ],
    { ...account, encoding: 'utf8' },
  );
  if (initdb.status !== 0) throw new Error(`initdb of PostgreSQL 15: ${initdb.stderr}`);
  const port = await freePort();
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...SETTINGS.flatMap((setting) => ['-c', setting])],
    { ...account, stdio: 'ignore' },
  );
  const ended = new Promise((done) => child.once('exit', done));
  const kill = () => child.kill('SIGINT');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(binaries, port, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}
