import { Worker } from 'node:worker_threads';
import { AppError } from '@server/errors';
import type { Reply } from './messages';
import { requestShape } from './messages';
import { beginTask, createState, endTask } from './task-state';
import { isTask, runTask } from './run-task';

// The program of a worker process: it replies to one request at a time until the server ends.

/** A process that uses more memory than this after a task is replaced. */
const MAX_REUSE_MB = 220;

const state = createState();
const watchdog = new Worker(new URL('./watchdog.js', import.meta.url), { workerData: state });
watchdog.unref();

async function replyTo(message: unknown): Promise<Reply> {
  const { name, input, limits } = requestShape.parse(message);
  if (!isTask(name)) return { failure: `there is no task ${name}` };
  beginTask(state, limits);
  try {
    const answer = await runTask(name, input);
    return { answer, isSpent: process.memoryUsage.rss() / 1e6 > MAX_REUSE_MB };
  } catch (error) {
    if (error instanceof AppError) return { rejection: { code: error.code, details: error.details } };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    endTask(state);
  }
}

process.on('disconnect', () => process.exit());
// Errors thrown outside of a library's promise would otherwise get no reply. The process ends afterwards.
for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.on(event, (reason) => process.send?.({ failure: String(reason) }, () => process.exit(1)));
}
process.on('message', (message: unknown) => {
  void replyTo(message).then((reply) => process.send?.(reply));
});
