import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { projectRoot } from '@server/config/paths';
import type { Attack, Target } from './attack';
import { type Command, type Shots, shotsShape } from './commands';

/** The running attack process. */
export interface Shooting {
  prepare(attack: Attack, target: Target): Promise<void>;
  begin(): Promise<void>;
  /** Resolves after the last request has ended. */
  end(): Promise<Shots>;
  stop(): Promise<void>;
}

/** Starts a process that sends attacks. */
export function startShooting(): Shooting {
  const child = spawn(process.execPath, ['scripts/run-ts.mjs', 'test/bench/attacks/shooter.ts'], {
    cwd: projectRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  async function send(command: Command): Promise<unknown> {
    child.stdin.write(`${JSON.stringify(command)}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error('the attacking process has ended');
    return JSON.parse(value);
  }

  return {
    async prepare({ name }, target) {
      await send({ kind: 'prepare', name, target });
    },
    async begin() {
      await send({ kind: 'begin' });
    },
    async end() {
      return shotsShape.parse(await send({ kind: 'end' }));
    },
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
