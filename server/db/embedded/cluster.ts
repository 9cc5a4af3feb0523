import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type Account, changeOwner } from './account';
import type { Binaries } from './binaries';
import { EmbeddedError, explained } from './failure';
import { type ExtraSettings, writeSettings } from './settings';

const passwords = z.object({ superuser: z.string(), owner: z.string(), app: z.string() });
export type Passwords = z.infer<typeof passwords>;

/** A file in the data directory that marks it as ours; holds the passwords of its three logins. */
const MARKER = 'adaptika.json';
/** Files and folders that every data directory has, in any state. */
const ESSENTIAL = ['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map', 'base', 'pg_wal', 'pg_xact'];
/** In bytes: initdb writes about 40 MB and the first start 16 more. */
const FIRST_START_SPACE = 80_000_000;

/** Returns PostgreSQL's data directory in a database's home. */
export const clusterFolder = (home: string) => join(home, 'postgres');

function unusableError(folder: string, why: string): EmbeddedError {
  return new EmbeddedError(
    `${why} Nothing was changed in ${folder}. Choose another DATA_DIR, or move that folder away and restore a backup with "npm run restore".`,
  );
}

/**
 * Reads the passwords of an existing data directory after checking that it is complete, ours and of our version.
 * @throws {EmbeddedError} otherwise; nothing is written in any case
 */
function inspect(folder: string, major: string): Passwords {
  const marker = join(folder, MARKER);
  if (!existsSync(marker)) throw unusableError(folder, `${folder} was not made by Adaptika.`);
  const missing = ESSENTIAL.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) {
    throw unusableError(folder, `The database in ${folder} is damaged: ${missing.join(', ')} missing.`);
  }
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (found !== major) {
    throw unusableError(
      folder,
      `The database in ${folder} was made by PostgreSQL ${found}, the built-in one is ${major}. Start the release that made it, "npm run backup" there, then "npm run restore" here.`,
    );
  }
  try {
    return passwords.parse(JSON.parse(readFileSync(marker, 'utf8')));
  } catch {
    throw unusableError(folder, `The database in ${folder} is damaged: ${MARKER} cannot be read.`);
  }
}

function newPasswords(): Passwords {
  const password = () => randomBytes(24).toString('base64url');
  return { superuser: password(), owner: password(), app: password() };
}

async function initdb(
  binaries: Binaries,
  folder: string,
  secret: Passwords,
  account: Account | undefined,
): Promise<void> {
  const passwordFile = `${folder}.pw`;
  writeFileSync(passwordFile, secret.superuser, { mode: 0o600 });
  try {
    changeOwner(passwordFile, account);
    await promisify(execFile)(
      binaries.initdb,
      [
        '--pgdata',
        folder,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C.UTF-8',
        '--no-instructions',
      ],
      { ...account, cwd: folder },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function checkSpace(home: string): void {
  const { bavail, bsize } = statfsSync(home);
  if (bavail * bsize < FIRST_START_SPACE) throw new Error('No space left on the disk');
}

/**
 * Creates the directory under a temporary name and renames it when complete: a killed start leaves nothing that looks like a
 * database.
 */
async function create(
  home: string,
  binaries: Binaries,
  account: Account | undefined,
  extra: ExtraSettings,
): Promise<Passwords> {
  const folder = clusterFolder(home);
  const draft = `${folder}.new`;
  const secret = newPasswords();
  try {
    rmSync(draft, { recursive: true, force: true });
    checkSpace(home);
    mkdirSync(draft, { mode: 0o700 });
    changeOwner(draft, account);
    await initdb(binaries, draft, secret, account);
    writeFileSync(join(draft, MARKER), JSON.stringify(secret), { mode: 0o600 });
    changeOwner(join(draft, MARKER), account);
    writeSettings(draft, account, extra);
    renameSync(draft, folder);
    return secret;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw explained(error, home);
  }
}

/**
 * Opens the data directory below `home`, or creates one if there is none.
 * @throws {EmbeddedError} when it is damaged, foreign or of another major version (then nothing was written), or cannot be
 * created
 */
export async function openCluster(
  home: string,
  binaries: Binaries,
  account: Account | undefined,
  extra: ExtraSettings,
): Promise<Passwords> {
  const folder = clusterFolder(home);
  if (existsSync(folder) && readdirSync(folder).length > 0) return inspect(folder, binaries.major);
  rmSync(folder, { recursive: true, force: true });
  return create(home, binaries, account, extra);
}
