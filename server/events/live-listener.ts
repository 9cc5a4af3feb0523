import pg from 'pg';
import type { Logger } from '@server/log/logger';

const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 10_000;
/** How long a notification of our own may take to come back before LISTEN is taken not to work (a pooler). */
const ECHO_MS = 3_000;
const CHECK_MS = 30_000;

interface ListenerOptions {
  connectionString: string;
  channel: string;
  log: Logger;
  onPayload: (payload: string) => void;
  /** Notifications may have been missed: whoever shows something must read it again. */
  onGap: () => void;
}

export interface LiveListener {
  /** Resolves when the first connection listens, or could not be made. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own, and connects again with a growing delay. Every half minute it checks that its own
 * notification comes back: behind a pooler that does not pass notifications on, `onGap` then stands in as a slow poll.
 */
export function createLiveListener(options: ListenerOptions): LiveListener {
  const { connectionString, channel, log, onPayload, onGap } = options;
  const echo = `echo:${process.pid}:${Math.random()}`;
  let client: pg.Client | null = null;
  let delay = FIRST_DELAY_MS;
  let isClosed = false;
  let isFirst = true;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let echoTimer: NodeJS.Timeout | undefined;

  async function checkEcho(): Promise<void> {
    if (!client) return;
    clearTimeout(echoTimer);
    echoTimer = setTimeout(() => {
      log.warn('notifications do not come through this connection: live updates fall back to a poll');
      onGap();
    }, ECHO_MS).unref();
    await client.query('select pg_notify($1, $2)', [channel, echo]);
  }

  function again(): void {
    if (isClosed) return;
    clearTimeout(reconnectTimer);
    reconnectTimer = setTimeout(() => void connect(), delay * (0.5 + Math.random() / 2));
    delay = Math.min(delay * 2, LONGEST_DELAY_MS);
  }

  function lose(lost: pg.Client, error?: Error): void {
    if (client !== lost || isClosed) return;
    client = null;
    clearTimeout(echoTimer);
    log.warn({ err: error }, 'the connection for live events is lost');
    void lost.end().catch(() => undefined);
    again();
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, application_name: 'adaptika live', keepAlive: true });
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next));
    next.on('notification', ({ payload }) => {
      if (payload === echo) clearTimeout(echoTimer);
      else if (payload !== undefined && !payload.startsWith('echo:')) onPayload(payload);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      if (isClosed) return await next.end();
      client = next;
      delay = FIRST_DELAY_MS;
      if (!isFirst) onGap();
      isFirst = false;
      await checkEcho();
    } catch (error) {
      if (client === next) return;
      log.warn({ err: error }, 'live events: cannot listen');
      void next.end().catch(() => undefined);
      again();
    }
  }

  const ready = connect();
  const checking = setInterval(() => void checkEcho().catch(() => undefined), CHECK_MS).unref();
  return {
    ready,
    async close() {
      isClosed = true;
      clearInterval(checking);
      clearTimeout(reconnectTimer);
      clearTimeout(echoTimer);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
