import type { Config } from '../config/config';
import type { Logger } from '../log/logger';
import { checkNotifications } from './check-notifications';
import { withClient } from './client';
import { EmbeddedError, messageOf } from './embedded/failure';
import { startEmbedded } from './embedded/start';

export interface OpenDatabase {
  /** The login that owns the tables: for migrations. */
  ownerUrl: string;
  /** The login of the application. */
  appUrl: string;
  isEmbedded: boolean;
  /** Whether the embedded database was created by this start; always false for DATABASE_URL. */
  isFresh: boolean;
  /** Stops the database. Close your pools first. */
  stop(): Promise<void>;
}

const OLDEST_VERSION = 150_000;

/** Returns an address without its password, for messages. */
function withoutPassword(url: string): string {
  const parsed = new URL(url);
  parsed.password = '';
  return parsed.toString();
}

/**
 * Checks that a PostgreSQL server responds and is new enough.
 * @throws {EmbeddedError} with a message for people otherwise
 */
export async function checkServer(url: string): Promise<void> {
  try {
    const found = await withClient(url, 'check', async (client) => {
      const { rows } = await client.query<{ number: number; version: string }>(
        `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
      );
      return rows[0];
    });
    if (found && found.number < OLDEST_VERSION) {
      throw new EmbeddedError(
        `PostgreSQL ${found.version} at ${withoutPassword(url)} is too old: Adaptika needs 15 or newer.`,
      );
    }
  } catch (error) {
    if (error instanceof EmbeddedError) throw error;
    throw new EmbeddedError(`PostgreSQL at ${withoutPassword(url)} cannot be reached: ${messageOf(error)}`);
  }
}

/**
 * Opens the database of the configuration: the one at DATABASE_URL, otherwise the embedded one in DATA_DIR.
 * @throws {EmbeddedError} with a message for people: print it without a stack and exit with 1
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>,
  log: Logger,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseOwnerUrl } = config;
  if (databaseUrl === undefined) {
    const embedded = await startEmbedded({ dataDir: config.dataDir, log });
    const { ownerUrl, appUrl, isFresh } = embedded;
    return { ownerUrl, appUrl, isFresh, isEmbedded: true, stop: () => embedded.stop() };
  }
  await checkServer(databaseUrl);
  await checkNotifications(databaseUrl);
  return {
    ownerUrl: databaseOwnerUrl ?? databaseUrl,
    appUrl: databaseUrl,
    isEmbedded: false,
    isFresh: false,
    stop: () => Promise.resolve(),
  };
}
