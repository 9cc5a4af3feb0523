import { sql } from 'drizzle-orm';
import { Logger as WorkerLogger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import { retryConflicts } from '@server/db/retry';
import { rejectDuplicates } from '@server/duplicates';
import type { Logger } from '@server/log/logger';
import { safeMessage } from '@server/log/safe-error';
import { type HandledJob, JOB_POOLS, type JobPool, type Jobs } from './jobs';

const MAX_ATTEMPTS = 10;
const RESTART_MS = 2_000;
const POOLS = ['emails', 'quick', 'slow', 'outside'] as const satisfies readonly JobPool[];
/** A worker holds one while it takes or completes a job; each pool listens on one, and one is for enqueueing. */
const CONNECTIONS = Object.values(JOB_POOLS).reduce((sum, item) => sum + item, 0) + POOLS.length + 1;

function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') log.error({ job: meta }, message);
    else if (level === 'warning') log.warn({ job: meta }, message);
    else log.debug(message);
  });
}

/**
 * Repeats a job immediately after a conflict with another one, based on the data at that time; jobs are idempotent. The error
 * that the queue and its log keep contains no values.
 */
function guarded({ run: work }: HandledJob): (payload: unknown) => Promise<void> {
  return async (payload) => {
    try {
      await retryConflicts(() => work(payload));
    } catch (error) {
      throw new Error(safeMessage(error));
    }
  };
}

const tasksOf = (jobs: readonly HandledJob[]): TaskList =>
  Object.fromEntries(jobs.map((job) => [job.name, guarded(job)]));

const cronsOf = (jobs: readonly HandledJob[]) =>
  parseCronItems(
    jobs.flatMap(({ name, schedule }) =>
      schedule === undefined ? [] : [{ task: name, match: schedule, options: { maxAttempts: 3 } }],
    ),
  );

function createConnections(connectionString: string, log: Logger): Pool {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    // The library's statements wait for one another and do not retry: with a stricter isolation level as the database default
    // they would fail.
    onConnect: async (client) => {
      await client.query(`set default_transaction_isolation = 'read committed'`);
    },
  });
  // The library removes its listeners when it stops, while connections are still closing: without this one a broken connection
  // would end the process.
  const noteBroken = (error: Error) => log.debug({ err: error }, 'a connection of the worker broke');
  pool.on('error', noteBroken);
  pool.on('connect', (client) => client.on('error', noteBroken));
  return pool;
}

interface WorkersOfPool {
  stop(): Promise<void>;
}

/** Starts the workers of one pool; they restart on their own if their connection breaks. */
async function startPool(
  { pool, log }: { pool: Pool; log: Logger },
  jobs: readonly HandledJob[],
  concurrency: number,
): Promise<WorkersOfPool> {
  let runner: Runner | null = null;
  let isStopped = false;

  async function work(): Promise<void> {
    const started = await run({
      pgPool: pool,
      concurrency,
      noHandleSignals: true,
      taskList: tasksOf(jobs),
      parsedCronItems: cronsOf(jobs),
      logger: workerLogger(log),
    });
    runner = started;
    for (const { name, onStart } of jobs) if (onStart) await started.addJob(name, onStart);
    started.promise.catch((error: unknown) => {
      log.error({ err: error }, 'the worker stopped; it starts again');
      if (runner === started) runner = null;
      restart();
    });
  }

  function restart(): void {
    if (isStopped) return;
    setTimeout(() => {
      if (isStopped) return;
      work().catch((error: unknown) => {
        log.warn({ err: error }, 'the worker cannot start');
        restart();
      });
    }, RESTART_MS).unref();
  }

  await work();
  return {
    async stop() {
      isStopped = true;
      const last = runner;
      runner = null;
      await last?.stop();
    },
  };
}

/**
 * Creates the job queue in PostgreSQL: jobs are added in the transaction of a write, picked up by any node, and retried when they
 * fail.
 */
export function createJobs(connectionString: string, log: Logger): Jobs {
  const pool = createConnections(connectionString, log);
  let pools: readonly WorkersOfPool[] = [];

  return {
    async enqueue(tx, { name }, payload, options = {}) {
      await tx.execute(
        sql`select enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${options.runAt?.toISOString() ?? null}::timestamptz, ${options.key ?? null}, ${MAX_ATTEMPTS})`,
      );
    },
    async enqueueAll(tx, { name }, payloads) {
      if (payloads.length === 0) return;
      await tx.execute(
        sql`select enqueue_job(${name}, payload, null, null, ${MAX_ATTEMPTS}) from json_array_elements(${JSON.stringify(payloads)}::json) payload`,
      );
    },
    async start(jobs) {
      rejectDuplicates(
        'job',
        jobs.map(({ name }) => name),
      );
      pools = await Promise.all(
        POOLS.map((name) =>
          startPool(
            { pool, log },
            jobs.filter((job) => job.pool === name),
            JOB_POOLS[name],
          ),
        ),
      );
    },
    async stop() {
      await Promise.all(pools.map((pool) => pool.stop()));
      await pool.end();
    },
  };
}
