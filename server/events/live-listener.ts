import pg from 'pg';
import type { Logger } from '@server/log/logger';

const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 10_000;
/** If our own notification takes longer to come back, LISTEN is considered broken (by a pooler). */
const ECHO_MS = 3_000;
const CHECK_MS = 30_000;

interface ListenerOptions {
  connectionString: string;
  channel: string;
  log: Logger;
  onPayload: (payload: string) => void;
  /** Notifications may have been missed: displayed data must be read again. */
  onGap: () => void;
}

export interface LiveListener {
  /** Resolves when the first connection listens, or has failed. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** The state of a listener. */
interface Listening extends ListenerOptions {
  /** The notification that it sends to itself, to check that notifications come back. */
  readonly echo: string;
  /** Null while disconnected. */
  client: pg.Client | null;
  /** The max delay in milliseconds before the next connection attempt. */
  delay: number;
  isClosed: boolean;
  isFirst: boolean;
  reconnectTimer: NodeJS.Timeout | undefined;
  echoTimer: NodeJS.Timeout | undefined;
}

async function checkEcho(listening: Listening): Promise<void> {
  if (!listening.client) return;
  clearTimeout(listening.echoTimer);
  listening.echoTimer = setTimeout(() => {
    listening.log.warn('notifications do not come through this connection: live updates fall back to a poll');
    listening.onGap();
  }, ECHO_MS).unref();
  await listening.client.query('select pg_notify($1, $2)', [listening.channel, listening.echo]);
}

function connectAgain(listening: Listening): void {
  if (listening.isClosed) return;
  clearTimeout(listening.reconnectTimer);
  listening.reconnectTimer = setTimeout(
    () => void connect(listening),
    listening.delay * (0.5 + Math.random() / 2),
  );
  listening.delay = Math.min(listening.delay * 2, LONGEST_DELAY_MS);
}

function loseConnection(listening: Listening, lost: pg.Client, error?: Error): void {
  if (listening.client !== lost || listening.isClosed) return;
  listening.client = null;
  clearTimeout(listening.echoTimer);
  listening.log.warn({ err: error }, 'the connection for live events is lost');
  void lost.end().catch(() => undefined);
  connectAgain(listening);
}

async function connect(listening: Listening): Promise<void> {
  const next = new pg.Client({
    connectionString: listening.connectionString,
    application_name: 'adaptika live',
    keepAlive: true,
  });
  next.on('error', (error) => loseConnection(listening, next, error));
  next.on('end', () => loseConnection(listening, next));
  next.on('notification', ({ payload }) => {
    if (payload === listening.echo) clearTimeout(listening.echoTimer);
    else if (payload !== undefined && !payload.startsWith('echo:')) listening.onPayload(payload);
  });
  try {
    await next.connect();
    await next.query(`listen ${listening.channel}`);
    if (listening.isClosed) return await next.end();
    listening.client = next;
    listening.delay = FIRST_DELAY_MS;
    if (!listening.isFirst) listening.onGap();
    listening.isFirst = false;
    await checkEcho(listening);
  } catch (error) {
    if (listening.client === next) return;
    listening.log.warn({ err: error }, 'live events: cannot listen');
    void next.end().catch(() => undefined);
    connectAgain(listening);
  }
}

async function stopListening(listening: Listening): Promise<void> {
  listening.isClosed = true;
  clearTimeout(listening.reconnectTimer);
  clearTimeout(listening.echoTimer);
  const last = listening.client;
  listening.client = null;
  await last?.end().catch(() => undefined);
}

/**
 * Listens on a separate connection and reconnects with a growing delay. Every half minute it checks that its own notification
 * comes back: behind a pooler that does not forward notifications, `onGap` then serves as a slow poll.
 */
export function createLiveListener(options: ListenerOptions): LiveListener {
  const listening: Listening = {
    ...{ ...options, echo: `echo:${process.pid}:${Math.random()}`, client: null, delay: FIRST_DELAY_MS },
    ...{ isClosed: false, isFirst: true, reconnectTimer: undefined, echoTimer: undefined },
  };

  const ready = connect(listening);
  const checking = setInterval(() => void checkEcho(listening).catch(() => undefined), CHECK_MS).unref();
  return {
    ready,
    close() {
      clearInterval(checking);
      return stopListening(listening);
    },
  };
}
