import { type ChildProcess, spawn } from 'node:child_process';
import { projectRoot } from '@server/config/paths';

/** A bare server that ours is compared with, in a process of its own. */
export interface BareServer {
  child: ChildProcess;
  url: string;
}

/** Starts a program of this folder that prints its port. */
export function startBare(program: string, ...args: string[]): Promise<BareServer> {
  const child = spawn(process.execPath, ['scripts/run-ts.mjs', `test/bench/${program}`, ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
    child.stdout.once('data', (chunk: Buffer) =>
      resolve({ child, url: `http://127.0.0.1:${chunk.toString().trim()}/` }),
    );
  });
}
