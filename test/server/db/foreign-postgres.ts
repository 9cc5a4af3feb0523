import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@server/db/client';
import { isRoot } from './support';

/** A PostgreSQL that is not ours, such as an administrator would have set up: the system's own, version 15 or newer. */
export interface ForeignPostgres {
  /** Of a login that may create databases and roles, but is no superuser, like those that hosters give. */
  url: string;
  version: string;
  stop(): Promise<void>;
}

const NOBODY = 65534;

/** Where the system's PostgreSQL 15 has its programs; undefined when it has none. */
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

/** Starts one in a folder of its own. */
export async function startForeign(programs: string): Promise<ForeignPostgres> {
  const folder = mkdtempSync('/tmp/adaptika-foreign-');
  const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', ...locale],
    {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const options = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  const server = spawn(join(programs, 'postgres'), options, { ...account, cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const at = (login: string, database: string) =>
    `postgres://${login}:any@127.0.0.1:5432/${database}?host=${encodeURIComponent(folder)}`;
  await untilAnswers(at('postgres', 'postgres'));
  const version = await withClient(at('postgres', 'postgres'), 'test', async (client) => {
    await client.query('create role hosted login createrole createdb');
    await client.query('create database moved owner hosted');
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    return rows[0]?.version ?? '';
  });
  return {
    url: at('hosted', 'moved'),
    version,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
