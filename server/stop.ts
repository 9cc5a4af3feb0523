import { setTimeout as wait } from 'node:timers/promises';
import type { App } from './app';
import type { OpenDatabase } from './db/connect';
import { messageOf } from './db/embedded/failure';

/** What is running so far: a signal during the start closes only that. */
export interface Running {
  opened?: OpenDatabase;
  app?: App;
  /** The time for a load balancer to notice that this node is leaving. */
  drainSeconds: number;
}

/** A container is killed after ten seconds: the process exits if closing takes longer than this. */
const CLOSE_WITHIN_MS = 9_000;

/** Completes running requests, closes sockets so that clients reconnect elsewhere, and closes the database last. */
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
 * Handles signals from the first moment: a stop during the start must not leave PostgreSQL running. SIGTERM comes from a
 * supervisor: the node reports in its health that it is leaving, keeps serving for `drainSeconds`, then closes. SIGINT comes from
 * a person at the terminal, who does not wait: it closes immediately, even while the node drains.
 */
export function stopOnSignal(running: Running): void {
  const skipDrain = new AbortController();
  let isStopping = false;

  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    running.app?.drain();
    const drainMs = running.app ? running.drainSeconds * 1000 : 0;
    await wait(drainMs, undefined, { signal: skipDrain.signal }).catch(() => undefined);
    await closeAndExit(running);
  }

  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => {
    skipDrain.abort();
    void stop();
  });
}
