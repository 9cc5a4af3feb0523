import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, isPassable } from './account';
import { EmbeddedError, messageOf } from './failure';

/** Where root keeps the databases and programs that the account cannot access in their usual place. */
const SYSTEM_DATA_FOLDER = '/var/lib/adaptika';
/** A file in the data folder that points to a database stored elsewhere. */
const POINTER = 'database.location';

/** The folder for copies of the programs. */
export const binaryCopiesFolder = SYSTEM_DATA_FOLDER;

function makeDataFolder(dataDir: string): void {
  try {
    // A folder that we created may be passed through (its content has its own permissions), regardless of the umask.
    if (mkdirSync(dataDir, { recursive: true })) chmodSync(dataDir, 0o755);
  } catch (error) {
    throw new EmbeddedError(`The data folder ${dataDir} cannot be created: ${messageOf(error)}`);
  }
  if (existsSync(join(dataDir, 'PG_VERSION'))) {
    throw new EmbeddedError(
      `${dataDir} is itself a data directory of PostgreSQL, not a folder of Adaptika. Choose another DATA_DIR; nothing was changed.`,
    );
  }
}

function recordedHome(dataDir: string): string | undefined {
  const pointer = join(dataDir, POINTER);
  if (!existsSync(pointer)) return undefined;
  const home = readFileSync(pointer, 'utf8').trim();
  if (existsSync(home)) return home;
  throw new EmbeddedError(
    `${pointer} says that the database is in ${home}, but there is no such folder. Bring it back, or delete ${pointer} to start with an empty database.`,
  );
}

/**
 * Returns a partly random name, not one derived from the path alone: a data folder that was deleted and created again starts
 * empty.
 */
function newHome(dataDir: string): string {
  const id = createHash('sha256').update(dataDir).update(randomBytes(16)).digest('hex').slice(0, 16);
  const home = join(SYSTEM_DATA_FOLDER, id);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  writeFileSync(join(home, 'origin'), `${dataDir}\n`);
  writeFileSync(join(dataDir, POINTER), `${home}\n`, { mode: 0o600 });
  return home;
}

/**
 * Returns the folder that holds the database of a data folder, without creating anything; for programs that look for a running
 * server.
 */
export function knownHome(dataDir: string): string {
  return recordedHome(dataDir) ?? dataDir;
}

/**
 * Returns the folder that holds the database: the data folder itself or, for root with a data folder that `nobody` cannot access
 * (such as one below /root), one in /var/lib/adaptika.
 * @param say called once with a message if the database is stored elsewhere
 * @throws {EmbeddedError} when the data folder cannot be used
 */
export function databaseHome(
  dataDir: string,
  account: Account | undefined,
  say: (line: string) => void,
): string {
  makeDataFolder(dataDir);
  const recorded = recordedHome(dataDir);
  if (recorded) return recorded;
  if (!account || existsSync(join(dataDir, 'postgres')) || isPassable(dataDir)) return dataDir;
  const home = newHome(dataDir);
  say(`PostgreSQL does not run as root and its account cannot reach ${dataDir}: the database is in ${home}`);
  return home;
}
