import { constants, tmpdir } from 'node:os';
import { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import { createFairQueue } from './fair-queue';
import { createThrottle } from './throttle';
import type { Reply } from './messages';
import { addTo } from './tally';
import { checkAnswer, type Owner, type Task } from './task';
import { startWorkerProcess, type WorkerProcess, WorkerStopped } from './worker-process';

export interface Workers {
  /**
   * Runs the task in a worker process when it is the owner's turn.
   * @param field of the input that `files.busy` and `files.tooComplex` belong to
   * @param disconnected aborted when nobody waits for the answer any more: a task that has not begun leaves the queue
   * @throws {AppError} files.busy, files.tooComplex, the task's own
   */
  run<Input, Answer>(
    task: Task<Input, Answer>,
    input: Input,
    owner: Owner,
    field?: string,
    disconnected?: AbortSignal,
  ): Promise<Answer>;
  /** Ends all processes; waiting tasks are rejected. */
  close(): Promise<void>;
}

/** One process stays available to the others, whatever one organization has requested. */
const PROCESSES = 2;
const PER_ORGANIZATION = PROCESSES - 1;
const WAITING = { maxTotal: 200, perOrganization: 60, perPerson: 20 };
/** How long idle processes are kept: the next file finds the libraries loaded. */
const IDLE_MS = 20_000;

interface WorkersOptions {
  /** The parent folder of libraries' files, which exist until their process ends. */
  folder?: string;
  /** Whether anyone other than this person is sending requests to the server. */
  areOthers?: (person: string) => boolean;
  /** The priority of the processes; the lowest, except in tests that compete with nobody. */
  priority?: number;
}

interface Work {
  begin(): Promise<void>;
  reject(): void;
}

/** Converts the task's reply to a result or an error. */
function answerOf<Input, Answer>(
  task: Task<Input, Answer>,
  reply: Reply,
  field: string | undefined,
  log: Logger,
): Answer {
  if ('rejection' in reply) throw new AppError(reply.rejection.code, reply.rejection.details);
  if ('failure' in reply) {
    const { failure, name } = task;
    log.warn({ task: name, failure: reply.failure }, 'a file could not be read');
    if (failure !== null) throw new AppError(failure, { field });
    throw new Error(`the task ${name} failed: ${reply.failure}`);
  }
  return checkAnswer(task, reply.answer);
}

/** The state of the processes, and the tasks that wait for them. */
interface Pool {
  readonly log: Logger;
  readonly folder: string;
  readonly priority: number;
  readonly queue: ReturnType<typeof createFairQueue<Work>>;
  readonly throttle: ReturnType<typeof createThrottle>;
  readonly idle: WorkerProcess[];
  readonly all: Set<WorkerProcess>;
  /** The number of busy processes for each organization. */
  readonly running: Map<number, number>;
  busy: number;
  isClosed: boolean;
  /** Ends the idle processes. */
  timer: NodeJS.Timeout | undefined;
}

function endProcess(pool: Pool, worker: WorkerProcess): Promise<void> {
  pool.all.delete(worker);
  return worker.stop();
}

function endIdle(pool: Pool): void {
  for (const worker of pool.idle.splice(0)) void endProcess(pool, worker);
}

/** Returns an idle process, or a new one. */
function takeProcess(pool: Pool): WorkerProcess {
  for (let kept = pool.idle.pop(); kept; kept = pool.idle.pop()) {
    if (kept.isAlive) return kept;
    pool.all.delete(kept);
  }
  const started = startWorkerProcess(pool.folder, pool.priority);
  pool.all.add(started);
  return started;
}

/** A process that failed must not read another organization's file. */
function giveBack(pool: Pool, used: WorkerProcess, isSpent: boolean): void {
  if (isSpent || pool.isClosed || !used.isAlive) void endProcess(pool, used);
  else pool.idle.push(used);
  clearTimeout(pool.timer);
  pool.timer = setTimeout(() => endIdle(pool), IDLE_MS);
  pool.timer.unref();
}

/** Adds `change` to the number of processes that work for the organization. */
function count(pool: Pool, organizationId: number, change: 1 | -1): void {
  pool.busy += change;
  addTo(pool.running, organizationId, change);
}

const isFree = (pool: Pool, organizationId: number) =>
  (pool.running.get(organizationId) ?? 0) < PER_ORGANIZATION;

/** Starts the next tasks as long as there are free processes. */
function beginNext(pool: Pool): void {
  while (pool.busy < PROCESSES && !pool.isClosed) {
    const taken = pool.queue.take((organizationId) => isFree(pool, organizationId), pool.throttle.isPaused);
    if (!taken) return;
    const { organizationId, userId } = taken.owner;
    const begin = performance.now();
    count(pool, organizationId, 1);
    void taken.item.begin().finally(() => {
      count(pool, organizationId, -1);
      pool.throttle.done(userId, performance.now() - begin, () => beginNext(pool));
      beginNext(pool);
    });
  }
}

/** A requested task, and the callbacks for its result. */
interface Asked<Input, Answer> {
  task: Task<Input, Answer>;
  input: Input;
  owner: Owner;
  field: string | undefined;
  disconnected: AbortSignal | undefined;
  done(answer: Answer): void;
  fail(error: unknown): void;
}

const busyFor = (field: string | undefined) => new AppError('files.busy', { field });

/** Returns the error for a task without a reply. A worker stops because of its file, unless the server is shutting down. */
function failureOf(
  pool: Pool,
  error: unknown,
  { task, owner, field }: { task: string; owner: Owner; field: string | undefined },
): unknown {
  if (!(error instanceof WorkerStopped)) return error;
  pool.log.warn({ task, owner, reason: error.message }, 'a worker was stopped');
  return pool.isClosed ? busyFor(field) : new AppError('files.tooComplex', { field });
}

async function doTask<Input, Answer>(pool: Pool, asked: Asked<Input, Answer>): Promise<void> {
  const { task, input, owner, field, done, fail } = asked;
  let used: WorkerProcess | null = null;
  let isSpent = true;
  try {
    used = takeProcess(pool);
    const reply = await used.ask({ name: task.name, input, limits: task.limits });
    isSpent = !('rejection' in reply) && !('answer' in reply && !reply.isSpent);
    done(answerOf(task, reply, field, pool.log));
  } catch (error) {
    fail(failureOf(pool, error, { task: task.name, owner, field }));
  } finally {
    if (used) giveBack(pool, used, isSpent);
  }
}

/** A task that has begun is finished: stopping its process would cost more than the rest of most tasks. */
function leaveQueue(pool: Pool, owner: Owner, work: Work): void {
  if (!pool.queue.remove(owner, work)) return;
  pool.throttle.left(owner.userId);
  work.reject();
}

/** Adds the task to its owner's queue; it is rejected when the owner has too many. */
function enqueueTask<Input, Answer>(pool: Pool, asked: Asked<Input, Answer>): void {
  const { owner, field, fail, disconnected } = asked;
  const leave = () => leaveQueue(pool, owner, work);
  const work: Work = {
    begin: () => {
      disconnected?.removeEventListener('abort', leave);
      return doTask(pool, asked);
    },
    reject: () => fail(busyFor(field)),
  };
  if (pool.isClosed || disconnected?.aborted || !pool.queue.push(owner, work)) {
    work.reject();
    return;
  }
  disconnected?.addEventListener('abort', leave, { once: true });
  pool.throttle.queued(owner.userId);
  beginNext(pool);
}

/** Ends all processes; waiting tasks are rejected. */
async function closePool(pool: Pool): Promise<void> {
  pool.isClosed = true;
  clearTimeout(pool.timer);
  for (const work of pool.queue.drain()) work.reject();
  await Promise.all([...pool.all].map((worker) => endProcess(pool, worker)));
}

/**
 * Creates the small pool of processes that parse untrusted files and generate documents. Threads are not enough: one that fills
 * its memory ends the whole server despite its limits (docs/adr/041).
 */
export function createWorkers(log: Logger, options: WorkersOptions = {}): Workers {
  const { folder = tmpdir(), areOthers, priority = constants.priority.PRIORITY_LOW } = options;
  const pool: Pool = {
    ...{ log, folder, priority, idle: [], all: new Set(), running: new Map() },
    ...{ busy: 0, isClosed: false, timer: undefined },
    queue: createFairQueue<Work>(WAITING),
    throttle: createThrottle(areOthers),
  };

  return {
    run: (task, input, owner, field, disconnected) =>
      new Promise((done, fail) => enqueueTask(pool, { task, input, owner, field, disconnected, done, fail })),
    close: () => closePool(pool),
  };
}
