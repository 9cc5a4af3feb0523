import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { projectPath } from '@server/config/paths';
import { type Reply, replyShape, type Request } from './messages';

/** The process was ended before it answered: at a limit, or because it failed as a whole. */
export class WorkerStopped extends Error {}

export interface WorkerProcess {
  readonly isAlive: boolean;
  /** One request at a time. @throws {WorkerStopped} */
  ask(request: Request): Promise<Reply>;
  stop(): Promise<void>;
}

const PROGRAM = projectPath('build/server/worker/worker.js');
/** Objects alone: what lies outside of the heap is watched by the process itself. */
const HEAP_MB = 384;
/** When the process does not end itself: it does nothing at all. */
const PATIENCE_MS = 60_000;

/** Of Linux, where each thread has a priority of its own. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [];
  }
}

/**
 * What people wait for comes first. A thread is as the first one is when it begins: those that began before the first one
 * gave way are there by then, and give way one by one.
 */
function giveWay({ pid }: ChildProcess, priority: number): void {
  if (pid === undefined) return;
  const lower = (thread: number) => {
    try {
      setPriority(thread, priority);
    } catch {
      // It has ended already: whoever asks the process is told.
    }
  };
  lower(pid);
  threadsOf(pid).forEach(lower);
}

function start(folder: string, priority: number): ChildProcess {
  const child = fork(PROGRAM, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // Nothing of the server's own settings: whoever broke a parser would find no secret there.
    env: { TMPDIR: folder, TEMP: folder, TMP: folder },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  giveWay(child, priority);
  return child;
}

/** A process that does one task after another, in a folder below `parent` that goes when it goes. */
export function startWorkerProcess(parent: string, priority: number): WorkerProcess {
  const folder = mkdtempSync(join(parent, 'adaptika-worker-'));
  const child = start(folder, priority);
  // One that was being made while the first one gave way is seen when the process is ready.
  child.once('message', () => giveWay(child, priority));
  let isAlive = true;
  let settle: { done(reply: Reply): void; fail(error: Error): void } | null = null;

  const ended = new Promise<void>((resolve) => {
    const end = (reason: string) => {
      if (!isAlive) return;
      isAlive = false;
      rmSync(folder, { recursive: true, force: true });
      settle?.fail(new WorkerStopped(reason));
      resolve();
    };
    child.once('exit', (code, signal) => end(`the worker process ended (${signal ?? String(code)})`));
    child.on('error', (error) => {
      child.kill('SIGKILL');
      if (child.pid === undefined) end(error.message);
    });
  });

  child.on('message', (message: unknown) => {
    const reply = replyShape.safeParse(message);
    if (reply.success) settle?.done(reply.data);
    else child.kill('SIGKILL');
  });
  // The server may end while a process is idle.
  child.unref();
  child.channel?.unref();

  return {
    get isAlive() {
      return isAlive && child.connected;
    },
    async ask(request) {
      const { seconds } = request.limits;
      const patience = seconds === undefined ? PATIENCE_MS : seconds * 1000;
      const timer = setTimeout(() => child.kill('SIGKILL'), patience);
      child.channel?.ref();
      try {
        return await new Promise<Reply>((done, fail) => {
          settle = { done, fail };
          if (!isAlive) fail(new WorkerStopped('the worker process has ended'));
          else child.send(request, (error) => error && child.kill('SIGKILL'));
        });
      } finally {
        clearTimeout(timer);
        settle = null;
        child.channel?.unref();
      }
    },
    stop() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
