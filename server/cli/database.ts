import { existsSync } from 'node:fs';
import { type Config, ConfigError, loadConfig } from '../config/config';
import { ArchiveError } from '../db/archive/catalog';
import { openDatabase } from '../db/connect';
import { clusterFolder } from '../db/embedded/cluster';
import { EmbeddedError } from '../db/embedded/failure';
import { knownHome } from '../db/embedded/home';
import { runningUrls } from '../db/embedded/lock';
import { MigrationError } from '../db/migration-files';
import { createLogger } from '../log/logger';
import { safeError } from '../log/safe-error';
import { filesFolder } from '../modules/files/storage';

export interface CommandDatabase {
  ownerUrl: string;
  appUrl: string;
  /** Whether a server is currently running on the embedded database; unknown, hence false, for DATABASE_URL. */
  isServerRunning: boolean;
}

/** The folder of the uploads on this machine; undefined when they are in S3. */
export function uploadsFolder(config: Config): string | undefined {
  return config.s3Url === undefined ? filesFolder(config) : undefined;
}

async function withEmbedded<T>(
  config: Config,
  mayCreate: boolean,
  work: (database: CommandDatabase) => Promise<T>,
): Promise<T> {
  const home = knownHome(config.dataDir);
  const running = await runningUrls(home);
  if (running) return work({ ownerUrl: running.owner, appUrl: running.app, isServerRunning: true });
  if (!mayCreate && !existsSync(clusterFolder(home))) {
    throw new EmbeddedError(`There is no database in ${config.dataDir}.`);
  }
  return withOpened(config, work);
}

async function withOpened<T>(config: Config, work: (database: CommandDatabase) => Promise<T>): Promise<T> {
  const { ownerUrl, appUrl, stop } = await openDatabase(config, createLogger(config.logLevel));
  try {
    return await work({ ownerUrl, appUrl, isServerRunning: false });
  } finally {
    await stop();
  }
}

/**
 * Runs `work` on the database of the configuration: through the socket of the running server if there is one, otherwise the
 * database is started for it and stopped afterwards.
 * @param mayCreate whether to create an embedded database if there is none
 */
export function withDatabase<T>(
  config: Config,
  mayCreate: boolean,
  work: (database: CommandDatabase) => Promise<T>,
): Promise<T> {
  return config.databaseUrl === undefined ? withEmbedded(config, mayCreate, work) : withOpened(config, work);
}

function isForPeople(error: unknown): error is Error {
  return [ArchiveError, ConfigError, EmbeddedError, MigrationError].some((kind) => error instanceof kind);
}

/** Runs a command-line program; expected failures are printed without a stack. The exit code is then 1. */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    await work(loadConfig());
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${isForPeople(error) ? error.message : safeError(error).stack}\n`);
  }
}

/** Prints a line to the terminal. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
