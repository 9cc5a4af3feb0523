import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { projectRoot } from '@server/config/paths';

/** `server/main.ts`, compiled and running. */
export interface RunningProgram {
  readonly url: string;
  readonly child: ChildProcess;
  /** Sends the signal, and returns the program's exit code and the signal that killed it. */
  stop(signal?: NodeJS.Signals): Promise<unknown[]>;
}

export const ROOT = { login: 'root@adaptika.local', password: 'Zelenaya-vetka-17' };

interface Settings {
  appUrl: string;
  ownerUrl: string;
  dataDir: string;
  /** 0 means any free port. */
  port?: number;
  env?: Record<string, string>;
}

/**
 * Starts the program as `npm start` does, on a separate database.
 * @param program from `compile('server/main.ts')`
 * @returns once it says where it listens
 */
export async function startProgram(
  program: string,
  { appUrl, ownerUrl, dataDir, port = 0, env = {} }: Settings,
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [program], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: appUrl,
      DATABASE_OWNER_URL: ownerUrl,
      ROOT_PASSWORD: ROOT.password,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  for await (const line of createInterface(child.stdout)) {
    const url = /ready: (\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    // Without reading, the pipe would fill.
    child.stdout.resume();
    return {
      url,
      child,
      async stop(signal = 'SIGTERM') {
        const ended = once(child, 'exit');
        child.kill(signal);
        return ended;
      },
    };
  }
  throw new Error('the program ended without being ready');
}
