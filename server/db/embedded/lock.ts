import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf, EmbeddedError } from './failure';
import { isAlive, pause, pidSpace, startedAt } from './processes';

const holder = z.object({
  pid: z.number().int().positive(),
  startedAt: z.string().optional(),
  pidSpace: z.string(),
  /** Set once the database accepts connections: lets the command-line programs use the running server. */
  urls: z.object({ owner: z.string(), app: z.string() }).optional(),
});
type Holder = z.infer<typeof holder>;

export interface Lock {
  /** Adds the addresses of the running database to the file, for the command-line programs. */
  publish(urls: { owner: string; app: string }): void;
  release(): void;
}

const HEARTBEAT = 1000;
/** Milliseconds without a change of the lock file after which a holder on another host is considered dead. */
const STALE_LOCK_MS = 3500;

const lockPath = (home: string) => join(home, 'adaptika.lock');

function read(path: string): { text: string; holder: Holder | undefined } | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return { text, holder: holder.safeParse(parsed(text)).data };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Pids of another host or container mean nothing here; whether their holder is alive is decided by the file's modification time.
 */
async function isMoving(path: string): Promise<boolean> {
  const before = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  await pause(STALE_LOCK_MS);
  return before !== statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

async function isHeld(path: string, found: Holder): Promise<boolean> {
  if (found.pidSpace !== pidSpace()) return isMoving(path);
  return isAlive(found.pid) && (found.startedAt === undefined || found.startedAt === startedAt(found.pid));
}

/** Removes a dead holder's file, unless another process did so first and the file is now its own. */
function removeStale(path: string, text: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== text) linkSync(aside, path);
  rmSync(aside, { force: true });
}

/** Creates the file together with its content in one step: nobody can read a partial file. */
function create(path: string, content: Holder): boolean {
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function held(path: string, content: Holder): Lock {
  const heartbeat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      // The file was removed; the next start will not see us, but PostgreSQL's own lock still rejects it.
    }
  }, HEARTBEAT);
  heartbeat.unref();
  return {
    publish(urls) {
      const draft = `${path}.${process.pid}.new`;
      writeFileSync(draft, JSON.stringify({ ...content, urls }), { mode: 0o600 });
      renameSync(draft, path);
    },
    release() {
      clearInterval(heartbeat);
      const now = read(path);
      if (now?.holder?.pid === content.pid && now.holder.startedAt === content.startedAt) rmSync(path);
    },
  };
}

/**
 * Makes this process the only Adaptika on a database. Takes over the lock of a dead process.
 * @throws {EmbeddedError} when another one runs; the system's error when the folder cannot be written
 */
export async function acquireLock(home: string): Promise<Lock> {
  const path = lockPath(home);
  const own: Holder = { pid: process.pid, startedAt: startedAt(process.pid), pidSpace: pidSpace() };
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (create(path, own)) return held(path, own);
    const found = read(path);
    if (found?.holder && (await isHeld(path, found.holder))) throw alreadyRunningError(home, found.holder);
    if (found) removeStale(path, found.text);
  }
  throw new EmbeddedError(`Other programs keep taking ${path}. Start again when they have ended.`);
}

function alreadyRunningError(home: string, by: Holder): EmbeddedError {
  const where = by.pidSpace === pidSpace() ? '' : ` on ${by.pidSpace.split(' ')[0] ?? 'another host'}`;
  return new EmbeddedError(
    `Another Adaptika (process ${by.pid}${where}) is running on ${home}. Stop it first, or give this one its own DATA_DIR. Several nodes need a PostgreSQL of their own: DATABASE_URL.`,
  );
}

/** Returns the addresses of the database while an Adaptika is running on it; otherwise undefined. */
export async function runningUrls(home: string): Promise<{ owner: string; app: string } | undefined> {
  const path = lockPath(home);
  const found = read(path)?.holder;
  return found?.urls && (await isHeld(path, found)) ? found.urls : undefined;
}
