import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@server/db/client';
import { freePort } from '../deployment/free-port';

const NOBODY = 65534;
const PROGRAMS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];

/** The path of PgBouncer; undefined if it is not installed. */
export const pgBouncer = PROGRAMS.find((path) => existsSync(path));

export interface Pooler {
  /** The same database and login, through the pooler. */
  url: string;
  stop(): Promise<void>;
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    try {
      await withClient(url, 'test', (client) => client.query('select 1'));
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Starts PgBouncer in front of the database at `url`. */
export async function startPgBouncer(
  program: string,
  url: string,
  mode: 'session' | 'transaction' | 'statement',
): Promise<Pooler> {
  const target = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'adaptika-pooler-'));
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (account.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  const port = await freePort();
  const server = [
    `host=${target.searchParams.get('host') ?? target.hostname}`,
    `port=${target.port || '5432'}`,
    `dbname=${target.pathname.slice(1)}`,
    `user=${decodeURIComponent(target.username)}`,
    `password=${decodeURIComponent(target.password)}`,
  ].join(' ');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]\npooled = ${server}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\npool_mode = ${mode}\nlogfile = ${join(folder, 'log')}\nignore_startup_parameters = extra_float_digits\n`,
    { mode: 0o644 },
  );
  const child = spawn(program, [settings], { ...account, cwd: folder, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const pooled = `postgres://anybody:any@127.0.0.1:${port}/pooled`;
  await untilAnswers(pooled, child);
  return {
    url: pooled,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
