import { sql } from 'drizzle-orm';
import { Logger as WorkerLogger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import { z } from 'zod';
import type { Tx } from '@server/db/database';
import { retryConflicts } from '@server/db/retry';
import type { Logger } from '@server/log/logger';
import { safeMessage } from '@server/log/safe-error';
import type { JobHandlers, JobName, JobPayloads, Jobs } from './jobs';

/** UTC. Reminders come in the morning of Moscow; what the clock moves is looked at every hour. */
const DAILY: { task: JobName; match: string }[] = [
  { task: 'remindDue', match: '0 6 * * *' },
  { task: 'noticeReviews', match: '10 6 * * *' },
  { task: 'remindAdaptation', match: '15 6 * * *' },
  { task: 'remindDocuments', match: '20 6 * * *' },
  { task: 'carryOutDismissals', match: '*/15 * * * *' },
  { task: 'advanceAssignments', match: '5 * * * *' },
  // What waited for the end of quiet hours or for the hour of digests.
  { task: 'deliverNotices', match: '*/5 * * * *' },
  { task: 'sendLetters', match: '* * * * *' },
  { task: 'continueImports', match: '* * * * *' },
  { task: 'continueHistoryChecks', match: '* * * * *' },
  { task: 'closeTestAttempts', match: '* * * * *' },
  { task: 'continueRegradings', match: '* * * * *' },
  { task: 'saveHeads', match: '0 3 * * *' },
  { task: 'eraseLetters', match: '* * * * *' },
  { task: 'cleanUp', match: '30 2 * * *' },
];

const CONCURRENCY = 3;
const MAX_ATTEMPTS = 10;
const RESTART_MS = 2_000;

function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') log.error({ job: meta }, message);
    else if (level === 'warning') log.warn({ job: meta }, message);
    else log.debug(message);
  });
}

const aftermathPayload = z.object({
  kind: z.enum(['refused', 'resetCode']),
  userId: z.number().nullable(),
  lang: z.enum(['ru', 'en-us']),
  ip: z.string(),
  userAgent: z.string(),
});
const changePayload = z.object({ organizationId: z.number(), changeId: z.number() });
const importPayload = z.object({ organizationId: z.number(), importId: z.number() });
const lostAddressPayload = z.object({ organizationId: z.number(), userId: z.number() });
const checkPayload = z.object({ organizationId: z.number(), run: z.number() });
const continuePayload = z.object({ isStart: z.boolean().optional() });
const actingPayload = z.object({
  organizationId: z.number(),
  subdivisionId: z.number(),
  userId: z.number(),
});
const closePayload = z.object({ organizationId: z.number(), attemptId: z.number() });
const regradePayload = z.object({ organizationId: z.number(), regradingId: z.number() });
const deliverPayload = z.object({ organizationId: z.number().optional() });

/**
 * Two jobs that stand in each other's way are done once more at once, from what stands then: a job does nothing twice.
 * What the queue and its log keep of a failure names no values.
 */
function guarded(task: (payload: unknown) => Promise<void>): (payload: unknown) => Promise<void> {
  return async (payload) => {
    try {
      await retryConflicts(() => task(payload));
    } catch (error) {
      throw new Error(safeMessage(error));
    }
  };
}

const guardedAll = (tasks: Record<JobName, (payload: unknown) => Promise<void>>): TaskList =>
  Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, guarded(task)]));

function tasksOf(handlers: JobHandlers): TaskList {
  return guardedAll({
    sendLetters: () => handlers.sendLetters({}),
    deliverNotices: (payload) => handlers.deliverNotices(deliverPayload.parse(payload)),
    signInAftermath: (payload) => handlers.signInAftermath(aftermathPayload.parse(payload)),
    signInChanged: (payload) => handlers.signInChanged(changePayload.parse(payload)),
    noteLostAddress: (payload) => handlers.noteLostAddress(lostAddressPayload.parse(payload)),
    advanceImport: (payload) => handlers.advanceImport(importPayload.parse(payload)),
    checkHistory: (payload) => handlers.checkHistory(checkPayload.parse(payload)),
    continueHistoryChecks: () => handlers.continueHistoryChecks({}),
    continueImports: (payload) => handlers.continueImports(continuePayload.parse(payload ?? {})),
    remindDue: () => handlers.remindDue({}),
    noticeReviews: () => handlers.noticeReviews({}),
    advanceAssignments: () => handlers.advanceAssignments({}),
    remindAdaptation: () => handlers.remindAdaptation({}),
    remindDocuments: () => handlers.remindDocuments({}),
    carryOutDismissals: () => handlers.carryOutDismissals({}),
    turnActingHead: (payload) => handlers.turnActingHead(actingPayload.parse(payload)),
    closeTestAttempt: (payload) => handlers.closeTestAttempt(closePayload.parse(payload)),
    closeTestAttempts: () => handlers.closeTestAttempts({}),
    regradeTest: (payload) => handlers.regradeTest(regradePayload.parse(payload)),
    continueRegradings: () => handlers.continueRegradings({}),
    saveHeads: () => handlers.saveHeads({}),
    eraseLetters: () => handlers.eraseLetters({}),
    cleanUp: () => handlers.cleanUp({}),
  });
}

async function enqueueAll<Name extends JobName>(
  tx: Tx,
  name: Name,
  payloads: readonly JobPayloads[Name][],
): Promise<void> {
  if (payloads.length === 0) return;
  await tx.execute(
    sql`select enqueue_job(${name}, payload, null, null, ${MAX_ATTEMPTS}) from json_array_elements(${JSON.stringify(payloads)}::json) payload`,
  );
}

/** Jobs in PostgreSQL: added in a write's own transaction, picked up by any node, tried again when they fail. */
export function createJobs(connectionString: string, log: Logger): Jobs {
  const pool = new Pool({
    connectionString,
    max: CONCURRENCY + 2,
    // The library's statements wait for one another and do not retry: a stricter default of the database would end them.
    onConnect: async (client) => {
      await client.query(`set default_transaction_isolation = 'read committed'`);
    },
  });
  // The library stops listening when it stops, while connections are still closing: one that breaks then ends nobody.
  const noteBroken = (error: Error) => log.debug({ err: error }, 'a connection of the worker broke');
  pool.on('error', noteBroken);
  pool.on('connect', (client) => client.on('error', noteBroken));
  let runner: Runner | null = null;
  let isStopped = false;

  async function work(handlers: JobHandlers): Promise<void> {
    const started = await run({
      pgPool: pool,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      taskList: tasksOf(handlers),
      parsedCronItems: parseCronItems(DAILY.map((item) => ({ ...item, options: { maxAttempts: 3 } }))),
      logger: workerLogger(log),
    });
    runner = started;
    // What a killed server has left in the middle goes on at once.
    await started.addJob('continueImports', { isStart: true });
    started.promise.catch((error: unknown) => {
      log.error({ err: error }, 'the worker stopped; it starts again');
      if (runner === started) runner = null;
      restart(handlers);
    });
  }

  function restart(handlers: JobHandlers): void {
    if (isStopped) return;
    setTimeout(() => {
      if (isStopped) return;
      work(handlers).catch((error: unknown) => {
        log.warn({ err: error }, 'the worker cannot start');
        restart(handlers);
      });
    }, RESTART_MS).unref();
  }

  return {
    async enqueue(tx, name, payload, options = {}) {
      await tx.execute(
        sql`select enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${options.runAt?.toISOString() ?? null}::timestamptz, ${options.key ?? null}, ${MAX_ATTEMPTS})`,
      );
    },
    enqueueAll,
    start: (handlers) => work(handlers),
    async stop() {
      isStopped = true;
      const last = runner;
      runner = null;
      await last?.stop();
      await pool.end();
    },
  };
}
