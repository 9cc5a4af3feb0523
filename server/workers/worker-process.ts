import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { projectPath } from '@server/config/paths';
import { type Reply, replyShape, type Request } from './messages';

/** The process ended before it replied: at a limit, or because it failed as a whole. */
export class WorkerStopped extends Error {}

export interface WorkerProcess {
  readonly isAlive: boolean;
  /** Handles one request at a time. @throws {WorkerStopped} */
  ask(request: Request): Promise<Reply>;
  stop(): Promise<void>;
}

const PROGRAM = projectPath('build/server/worker/worker.js');
/** Limits objects only: the process itself watches memory outside of the heap. */
const HEAP_MB = 512;
/** The timeout for a process that does not end itself because it hangs. */
const REPLY_TIMEOUT_MS = 60_000;

/** Lists the threads on Linux, where each has a separate priority. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [];
  }
}

/**
 * Lowers the priority, because people's requests come first. New threads inherit the priority of the first one; those that
 * already exist are lowered one by one.
 */
function lowerPriority({ pid }: ChildProcess, priority: number): void {
  if (pid === undefined) return;
  const lower = (thread: number) => {
    try {
      setPriority(thread, priority);
    } catch {
      // It has already ended: the requester gets an error.
    }
  };
  lower(pid);
  threadsOf(pid).forEach(lower);
}

function start(folder: string, priority: number): ChildProcess {
  const child = fork(PROGRAM, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // Excludes the server's own settings: code that takes over a parser must find no secrets here.
    env: { TMPDIR: folder, TEMP: folder, TMP: folder },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  lowerPriority(child, priority);
  return child;
}

/** Starts a process that runs tasks one by one, in a folder below `parent` that is removed when it ends. */
export function startWorkerProcess(parent: string, priority: number): WorkerProcess {
  const folder = mkdtempSync(join(parent, 'adaptika-worker-'));
  const child = start(folder, priority);
  // A thread created while the first one's priority was lowered exists when the process is ready.
  child.once('message', () => lowerPriority(child, priority));
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
      const timeoutMs = seconds === undefined ? REPLY_TIMEOUT_MS : seconds * 1000;
      const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
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
