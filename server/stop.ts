import { setTimeout as wait } from 'node:timers/promises';
import type { App } from './app';
import type { OpenDatabase } from './db/connect';
import { messageOf } from './db/embedded/failure';

/** What stands so far: a signal in the middle of the start closes just that. */
export interface Running {
  opened?: OpenDatabase;
  app?: App;
  /** How long a load balancer gets to notice that this node is leaving. */
  drainSeconds: number;
}

/** A container gives ten seconds before it kills: what takes longer than this, once closing has begun, is cut off. */
const CLOSE_WITHIN_MS = 9_000;

/** Running requests end, sockets are told to go elsewhere, the database is closed last. */
export async function close({ app, opened }: Running): Promise<void> {
  await app?.close();
  await opened?.stop();
}

async function closeAndExit(running: Running): Promise<void> {
  setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
  try {
    await close(running);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  }
}

/**
 * From the first moment on: a stop that comes before the start has ended must not leave PostgreSQL behind.
 * SIGTERM comes from a supervisor: the node says in its health that it leaves, serves on for `drainSeconds`, then closes.
 * SIGINT comes from a person at the terminal, who does not wait: it closes at once, also while the node drains.
 */
export function stopOnSignal(running: Running): void {
  const hurry = new AbortController();
  let isStopping = false;

  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    running.app?.drain();
    const drainMs = running.app ? running.drainSeconds * 1000 : 0;
    await wait(drainMs, undefined, { signal: hurry.signal }).catch(() => undefined);
    await closeAndExit(running);
  }

  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => {
    hurry.abort();
    void stop();
  });
}
