import { constants, tmpdir } from 'node:os';
import { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import { createFairQueue } from './fair-queue';
import { createThrottle } from './throttle';
import type { Reply } from './messages';
import { checkAnswer, type Owner, type Task } from './task';
import { startWorkerProcess, type WorkerProcess, WorkerStopped } from './worker-process';

export interface Workers {
  /**
   * Does the task in a process of its own, when it is the owner's turn.
   * @param field of the input that `files.busy` and `files.tooComplex` belong to
   * @throws {AppError} files.busy, files.tooComplex, the task's own
   */
  run<Input, Answer>(task: Task<Input, Answer>, input: Input, owner: Owner, field?: string): Promise<Answer>;
  /** Ends all processes; whoever waits is refused. */
  close(): Promise<void>;
}

/** One process is left to the others, whatever one organization has asked for. */
const PROCESSES = 2;
const PER_ORGANIZATION = PROCESSES - 1;
const WAITING = { most: 200, perOrganization: 60, perPerson: 20 };
/** Idle processes are kept for so long: the next file finds the libraries loaded. */
const IDLE_MS = 20_000;

interface WorkersOptions {
  /** What libraries write lies below it until the process ends. */
  folder?: string;
  /** Whether anybody else than this person asks the server for anything. */
  areOthers?: (person: string) => boolean;
  /** Of the processes; the lowest, unless a test has nobody else to wait for. */
  priority?: number;
}

interface Work {
  begin(): Promise<void>;
  refuse(): void;
}

/** What the task's reply means to whoever asked for it. */
function answerOf<Input, Answer>(
  task: Task<Input, Answer>,
  reply: Reply,
  field: string | undefined,
  log: Logger,
): Answer {
  if ('refusal' in reply) throw new AppError(reply.refusal.code, reply.refusal.details);
  if ('failure' in reply) {
    const { failure, name } = task;
    log.warn({ task: name, failure: reply.failure }, 'a file could not be read');
    if (failure !== null) throw new AppError(failure, { field });
    throw new Error(`the task ${name} failed: ${reply.failure}`);
  }
  return checkAnswer(task, reply.answer);
}

/**
 * The few processes in which the bytes of strangers are parsed and documents are made. A thread would not do: what fills
 * its memory ends the whole server, whatever its limits say (docs/adr/041).
 */
export function createWorkers(log: Logger, options: WorkersOptions = {}): Workers {
  const { folder = tmpdir(), areOthers, priority = constants.priority.PRIORITY_LOW } = options;
  const queue = createFairQueue<Work>(WAITING);
  const throttle = createThrottle(areOthers);
  const idle: WorkerProcess[] = [];
  const all = new Set<WorkerProcess>();
  const running = new Map<number, number>();
  let busy = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function end(worker: WorkerProcess): Promise<void> {
    all.delete(worker);
    return worker.stop();
  }

  function endIdle(): void {
    for (const worker of idle.splice(0)) void end(worker);
  }

  function worker(): WorkerProcess {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      if (kept.isAlive) return kept;
      all.delete(kept);
    }
    const started = startWorkerProcess(folder, priority);
    all.add(started);
    return started;
  }

  /** A process that failed reads nobody else's file. */
  function leave(used: WorkerProcess, isSpent: boolean): void {
    if (isSpent || isClosed || !used.isAlive) void end(used);
    else idle.push(used);
    clearTimeout(timer);
    timer = setTimeout(endIdle, IDLE_MS);
    timer.unref();
  }

  function count(organizationId: number, change: 1 | -1): void {
    busy += change;
    const now = (running.get(organizationId) ?? 0) + change;
    if (now === 0) running.delete(organizationId);
    else running.set(organizationId, now);
  }

  const isFree = (organizationId: number) => (running.get(organizationId) ?? 0) < PER_ORGANIZATION;

  function next(): void {
    while (busy < PROCESSES && !isClosed) {
      const taken = queue.take(isFree, throttle.isPaused);
      if (!taken) return;
      const { organizationId, userId } = taken.owner;
      const begin = performance.now();
      count(organizationId, 1);
      void taken.item.begin().finally(() => {
        count(organizationId, -1);
        throttle.done(userId, performance.now() - begin, next);
        next();
      });
    }
  }

  return {
    run(task, input, owner, field) {
      return new Promise((done, fail) => {
        const busyNow = () => new AppError('files.busy', { field });
        async function begin(): Promise<void> {
          let used: WorkerProcess | null = null;
          let isSpent = true;
          try {
            used = worker();
            const reply = await used.ask({ name: task.name, input, limits: task.limits });
            isSpent = !('refusal' in reply) && !('answer' in reply && !reply.isSpent);
            done(answerOf(task, reply, field, log));
          } catch (error) {
            const isStopped = error instanceof WorkerStopped;
            if (isStopped)
              log.warn({ task: task.name, owner, reason: error.message }, 'a worker was stopped');
            fail(isStopped ? (isClosed ? busyNow() : new AppError('files.tooComplex', { field })) : error);
          } finally {
            if (used) leave(used, isSpent);
          }
        }
        if (isClosed || !queue.push(owner, { begin, refuse: () => fail(busyNow()) })) fail(busyNow());
        else {
          throttle.queued(owner.userId);
          next();
        }
      });
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const work of queue.drain()) work.refuse();
      await Promise.all([...all].map(end));
    },
  };
}
