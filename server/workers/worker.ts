import { Worker } from 'node:worker_threads';
import { AppError } from '@server/errors';
import type { Reply } from './messages';
import { requestShape } from './messages';
import { beginTask, createState, endTask } from './task-state';
import { handlers } from './handlers';

// The program of a worker process: one request after another, each answered, until the server ends.

/** A process that holds so much after a task makes room for a new one. */
const SPENT_MB = 220;

const state = createState();
const watchdog = new Worker(new URL('./watchdog.js', import.meta.url), { workerData: state });
watchdog.unref();

async function replyTo(message: unknown): Promise<Reply> {
  const { name, input, limits } = requestShape.parse(message);
  const handler = handlers.get(name);
  if (!handler) return { failure: `there is no task ${name}` };
  beginTask(state, limits);
  try {
    const answer = await handler(input);
    return { answer, isSpent: process.memoryUsage.rss() / 1e6 > SPENT_MB };
  } catch (error) {
    if (error instanceof AppError) return { refusal: { code: error.code, details: error.details } };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    endTask(state);
  }
}

process.on('disconnect', () => process.exit());
// What a library throws beside its promise would never be answered otherwise. The process does nothing after it.
for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.on(event, (reason) => process.send?.({ failure: String(reason) }, () => process.exit(1)));
}
process.on('message', (message: unknown) => {
  void replyTo(message).then((reply) => process.send?.(reply));
});
