import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@server/db/client';
import { isRoot } from './support';

/** A foreign PostgreSQL, as an administrator would set up: the system's own, version 15 or newer. */
export interface ForeignPostgres {
  /** The URL of a login that may create databases and roles, but is not superuser, as hosters provide it. */
  url: string;
  version: string;
  stop(): Promise<void>;
}

const NOBODY = 65534;

/** The path of the system's PostgreSQL 15 programs; undefined when it has none. */
export function findForeign(): string | undefined {
  return [process.env.PG15_BIN, '/usr/lib/postgresql/15/bin'].find(
    (folder) => folder !== undefined && existsSync(join(folder, 'initdb')),
  );
}

async function untilAnswers(url: string): Promise<void> {
  for (;;) {
    try {
      await withClient(url, 'test', (client) => client.query('select 1'));
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

interface Cluster {
  /** A superuser's. */
  password: string;
  /** Additional options of the server. */
  options: readonly string[];
  urlOf(folder: string, login: string, database: string): string;
}

/** Starts an empty one in a separate folder; connections require a password. */
export async function startCluster(programs: string, { password, options, urlOf }: Cluster) {
  const folder = mkdtempSync('/tmp/adaptika-foreign-');
  const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (isRoot) for (const path of [folder, passwordFile]) chownSync(path, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  execFileSync(
    join(programs, 'initdb'),
    [
      ...['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync'],
      ...['--encoding=UTF8', '--locale=C.UTF-8'],
    ],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'fsync=off', ...options],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = (login: string, database: string) => urlOf(folder, login, database);
  await untilAnswers(url('postgres', 'postgres'));
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server configured like those of hosters. */
export async function startForeign(programs: string): Promise<ForeignPostgres> {
  const { url, stop } = await startCluster(programs, {
    password: 'any',
    options: ['-c', 'listen_addresses='],
    urlOf: (folder, login, database) =>
      `postgres://${login}:any@127.0.0.1:5432/${database}?host=${encodeURIComponent(folder)}`,
  });
  const version = await withClient(url('postgres', 'postgres'), 'test', async (client) => {
    await client.query("create role hosted login createrole createdb password 'any'");
    await client.query('create database moved owner hosted');
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    return rows[0]?.version ?? '';
  });
  return { url: url('hosted', 'moved'), version, stop };
}
