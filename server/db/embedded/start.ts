import type { Logger } from '../../log/logger';
import { type Account, databaseAccount } from './account';
import { findBinaries } from './binaries';
import { clusterFolder, openCluster, type Passwords } from './cluster';
import { explained } from './failure';
import { binaryCopiesFolder, databaseHome } from './home';
import { acquireLock, type Lock } from './lock';
import { APPLICATION, DATABASE, ensureLogins, OWNER } from './logins';
import { adoptPostmaster, type Launch, startPostmaster, stopPostmaster } from './postmaster';
import { type ExtraSettings, writeSettings } from './settings';
import { databaseUrl, discardAddress, prepareAddress } from './sockets';
import { supervise } from './supervisor';

export interface EmbeddedOptions {
  /** An absolute path; the database is in its `postgres` folder, unless root has to store it elsewhere. */
  dataDir: string;
  log: Logger;
  /** Receives messages for people, one line per call; standard output if absent. */
  say?: (line: string) => void;
  /** For tests only. */
  extraSettings?: ExtraSettings;
}

export interface EmbeddedDatabase {
  /** The login that owns the tables: for migrations, backup, restore. */
  ownerUrl: string;
  /** The application's login: neither superuser nor owner. */
  appUrl: string;
  /** PostgreSQL's superuser in the same database: for tests only. */
  superuserUrl: string;
  /** Whether the database was created by this start. */
  isFresh: boolean;
  /** Shuts PostgreSQL down cleanly and releases the data folder. Close your connections first. */
  stop(): Promise<void>;
}

const toOutput = (line: string) => void process.stdout.write(`${line}\n`);

function urlsOf(address: { host: string; port: number }, secret: Passwords) {
  return {
    owner: databaseUrl(address, OWNER, secret.owner, DATABASE),
    app: databaseUrl(address, APPLICATION, secret.app, DATABASE),
    superuser: databaseUrl(address, 'postgres', secret.superuser, DATABASE),
  };
}

async function running(launch: Launch, isOutdated: boolean) {
  const adopted = await adoptPostmaster(launch, isOutdated);
  if (adopted) return adopted;
  const address = await prepareAddress(launch.home, launch.account);
  try {
    return { postmaster: await startPostmaster(launch, address), address };
  } catch (error) {
    discardAddress(address, launch.home);
    throw error;
  }
}

async function startLocked(
  home: string,
  account: Account | undefined,
  lock: Lock,
  options: EmbeddedOptions,
  say: (line: string) => void,
): Promise<EmbeddedDatabase> {
  const extra = options.extraSettings ?? {};
  const binaries = findBinaries(account, binaryCopiesFolder, say);
  const secret = await openCluster(home, binaries, account, extra);
  const isOutdated = writeSettings(clusterFolder(home), account, extra);
  const launch = { home, binaries, account };
  const { postmaster, address } = await running(launch, isOutdated);
  try {
    const isFresh = await ensureLogins(address, secret);
    const urls = urlsOf(address, secret);
    lock.publish({ owner: urls.owner, app: urls.app });
    const supervisor = supervise(postmaster, launch, address, options.log);
    return {
      ownerUrl: urls.owner,
      appUrl: urls.app,
      superuserUrl: urls.superuser,
      isFresh,
      async stop() {
        await supervisor.stop();
        discardAddress(address, home);
        lock.release();
      },
    };
  } catch (error) {
    await stopPostmaster(postmaster);
    throw error;
  }
}

/**
 * Starts the PostgreSQL that comes with Adaptika and keeps it running until `stop()`. Takes over a PostgreSQL that a killed
 * earlier process left running.
 * @throws {EmbeddedError} with a message for people when that cannot be done; nothing is ever overwritten
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const say = options.say ?? toOutput;
  const account = databaseAccount();
  let lock: Lock | undefined;
  try {
    const home = databaseHome(options.dataDir, account, say);
    lock = await acquireLock(home);
    return await startLocked(home, account, lock, options, say);
  } catch (error) {
    lock?.release();
    throw explained(error, options.dataDir);
  }
}
