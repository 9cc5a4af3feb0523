import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../server/config/paths';
import { knownHome } from '../../server/db/embedded/home';
import { runningUrls } from '../../server/db/embedded/lock';
import { freePort } from './deployment/free-port';
import { copyPreparedData } from './browser/prepared-data';

/** The built program with its own data folder, as `npm start` runs it. */
export interface RunningApp {
  readonly url: string;
  readonly dataDir: string;
  /** The program's output. */
  output(): string;
  /**
   * Sends SIGTERM and returns the time in milliseconds until the program ended. The data stays. Throws when it did not end well.
   */
  stop(): Promise<number>;
  /** Starts it again on the same data and the same address; returns the time in milliseconds until it was ready. */
  start(env?: Record<string, string>): Promise<number>;
  /** Sends SIGKILL: no time for a cleanup. */
  kill(): Promise<void>;
  pid(): number;
  /** Stops it and removes the data. */
  remove(): Promise<void>;
}

const ROOT_PASSWORD = 'e2e-root-password';
const START_TIMEOUT_MS = 90_000;

/** The login of the provider's super admin. */
export const rootAccount = { email: 'root@adaptika.local', password: ROOT_PASSWORD };

async function untilHealthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended (${child.exitCode}):\n${output()}`);
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((wake) => setTimeout(wake, 20));
  }
  throw new Error(`The server did not become ready:\n${output()}`);
}

/**
 * Starts `build/server/main.js` on its own data folder: a copy of the data of a first start if the run has prepared it, otherwise
 * an empty one. `env` adds settings, `root` is another checkout.
 */
export async function startApp(env: Record<string, string> = {}, root = projectRoot): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adaptika-e2e-'));
  // Root's database runs as nobody, who must be able to traverse the folder.
  chmodSync(dataDir, 0o755);
  if (root === projectRoot) copyPreparedData(join(dataDir, 'data'), env.DEMO === '1');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let printed = '';
  const output = () => printed;

  async function start(more: Record<string, string> = {}): Promise<number> {
    const begin = performance.now();
    const started = spawn(process.execPath, ['--enable-source-maps', 'build/server/main.js'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        DATA_DIR: join(dataDir, 'data'),
        ROOT_PASSWORD,
        DEMO: '0',
        LOG_LEVEL: 'warn',
        ...env,
        ...more,
      },
    });
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
    }
    child = started;
    await untilHealthy(url, started, output);
    return performance.now() - begin;
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number> {
    const stopping = child;
    if (!stopping || stopping.exitCode !== null || stopping.signalCode !== null) return 0;
    const begin = performance.now();
    const ended = new Promise<void>((resolve) => stopping.once('exit', () => resolve()));
    stopping.kill(signal);
    const timer = setTimeout(() => stopping.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(timer);
    if (signal === 'SIGTERM' && stopping.exitCode !== 0) {
      throw new Error(
        `The server did not stop in order (${stopping.exitCode ?? stopping.signalCode}):\n${printed}`,
      );
    }
    return performance.now() - begin;
  }

  await start();
  return {
    url,
    dataDir: join(dataDir, 'data'),
    output,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
    start,
    pid: () => child?.pid ?? 0,
    async remove() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The owner's URL of a running program's database: for inspection and preparation. */
export async function ownerUrlOf(app: RunningApp): Promise<string> {
  const urls = await runningUrls(knownHome(app.dataDir));
  if (!urls) throw new Error('the program does not run on the embedded database');
  return urls.owner;
}
