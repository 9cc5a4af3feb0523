import { eq, sql } from 'drizzle-orm';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Database, Tx } from './db/database';
import type { Logger } from './log/logger';
import { safeMessage } from './log/safe-error';
import { settingTable } from './db/setting.tables';

/** A period in which no server of the installation could work: all were down, or the database was. */
export interface Outage {
  from: Date;
  to: Date;
}

/** Compensates people for the lost time, in the transaction that ends the outage. */
export type OutageHandler = (tx: Tx, outage: Outage) => Promise<void>;

export interface Outages {
  /** Records that this server is working; if no server has done so for long, handles the outage. */
  heartbeat(): Promise<void>;
  /** Beats once before anything else, and then every few seconds. */
  start(): Promise<void>;
  stop(): void;
}

/** The name of the setting with the time of the last beat. */
export const HEARTBEAT_NAME = 'serverBeat';
const EVERY_MS = 5_000;
/** Shorter gaps are ignored. */
const OUTAGE_MS = 20_000;

/** Detects outages of all servers by the database's clock, which they share. */
export function createOutages(
  { database, log }: { database: Pick<Database, 'system'>; log: Logger },
  handlers: readonly OutageHandler[],
): Outages {
  let timer: NodeJS.Timeout | null = null;

  async function heartbeat(): Promise<void> {
    await database.system(async (tx) => {
      const isHeartbeat = eq(settingTable.name, HEARTBEAT_NAME);
      const first = sql`clock_timestamp()::text`;
      await tx.insert(settingTable).values({ name: HEARTBEAT_NAME, value: first }).onConflictDoNothing();
      // If two servers start at the same time, the second one finds the beat of the first.
      await tx.select().from(settingTable).where(isHeartbeat).for('update');
      const rows = await selectRows(tx, { from: text, to: text })(sql`
        select value::timestamptz as "from", clock_timestamp() as "to" from setting where name = ${HEARTBEAT_NAME}`);
      const [found] = rows;
      if (!found) return;
      const outage = { from: new Date(found.from), to: new Date(found.to) };
      const lostMs = outage.to.getTime() - outage.from.getTime();
      if (lostMs > OUTAGE_MS) {
        log.warn({ from: outage.from, seconds: Math.round(lostMs / 1000) }, 'no server was available');
        for (const handle of handlers) await handle(tx, outage);
      }
      await tx.update(settingTable).set({ value: outage.to.toISOString() }).where(isHeartbeat);
    });
  }

  return {
    heartbeat,
    async start() {
      await heartbeat();
      timer = setInterval(() => {
        // While the database is unavailable nothing is reported: the next successful beat finds the gap.
        heartbeat().catch((error: unknown) => log.debug({ err: safeMessage(error) }, 'no beat'));
      }, EVERY_MS);
      timer.unref();
    },
    stop() {
      if (timer) clearInterval(timer);
    },
  };
}
