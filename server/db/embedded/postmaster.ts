import { spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { clusterFolder } from './cluster';
import { codeOf, EmbeddedError, explained, saysFull } from './failure';
import { commandOf, isAlive, isWorkplace, isZombie, pause } from './processes';
import type { Address } from './sockets';

/** PostgreSQL's main process: started by us, or by an earlier Node process that it outlived. */
export interface Postmaster {
  pid: number;
  isAlive(): boolean;
}

/** A process that we start, with the offset of its first output in the log. */
interface Starting extends Postmaster {
  logStart: number;
}

/** The parameters of a start, the same for the whole life of a server. */
export interface Launch {
  home: string;
  binaries: Binaries;
  account: Account | undefined;
}

const LONGEST_LOG = 5_000_000;
/** Milliseconds that connections have to close on their own. */
const DISCONNECT_GRACE_MS = 1000;
/** Milliseconds until a stop no longer waits for running statements. */
const FAST_STOP_TIMEOUT_MS = 30_000;
/** Milliseconds that the processes of a killed predecessor have to exit. */
const PREDECESSOR_EXIT_TIMEOUT_MS = 15_000;

const logFile = (home: string) => join(home, 'postgres.log');
const pidFile = (home: string) => join(clusterFolder(home), 'postmaster.pid');

interface PidFile {
  pid: number;
  port: number;
  socketFolder: string;
  isReady: boolean;
}

/** Reads the lines of postmaster.pid: pid, data directory, start time, port, socket folder, host, shared memory, status. */
function readPidFile(home: string): PidFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(home), 'utf8').split('\n');
  } catch (error) {
    // PostgreSQL removes it on exit.
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4] ?? '',
    isReady: (lines[7] ?? '').trim() === 'ready',
  };
}

/** Returns the last lines of PostgreSQL's own log, for messages to people. */
export function logTail(home: string, from = 0): string {
  if (!existsSync(logFile(home))) return '';
  return readFileSync(logFile(home)).subarray(from).toString('utf8').trim().split('\n').slice(-8).join('\n');
}

function openLog(home: string): number {
  const path = logFile(home);
  const isLong = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LONGEST_LOG;
  return openSync(path, isLong ? 'w' : 'a', 0o600);
}

/**
 * Starts PostgreSQL and returns immediately. It runs in a separate session, so that Ctrl+C reaches only Node, which first
 * finishes its work; and it writes to a file, not to a pipe that would break with Node.
 */
function spawnPostmaster(launch: Launch, address: Address): Starting {
  const { home, binaries, account } = launch;
  const cluster = clusterFolder(home);
  const socket = process.platform === 'win32' ? [] : ['-k', address.host];
  const log = openLog(home);
  const logStart = fstatSync(log).size;
  try {
    const child = spawn(binaries.postgres, ['-D', cluster, ...socket, '-p', String(address.port)], {
      ...account,
      cwd: cluster,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log, log],
    });
    let isRunning = child.pid !== undefined;
    child.on('exit', () => (isRunning = false));
    child.on('error', () => (isRunning = false));
    child.unref();
    return { pid: child.pid ?? 0, isAlive: () => isRunning, logStart };
  } finally {
    closeSync(log);
  }
}

/** Explains from the last log lines why PostgreSQL exited before it accepted connections. */
function failedStart(home: string, words: string): EmbeddedError {
  if (saysFull(words)) return explained(new Error(words), home);
  return new EmbeddedError(
    `PostgreSQL could not open the database in ${clusterFolder(home)}. Its last words (${logFile(home)}):\n${words}\nIf it is damaged, move the folder away and restore a backup with "npm run restore".`,
  );
}

/**
 * Waits until PostgreSQL accepts connections or exits; after a crash this includes replaying the log, as long as it takes.
 * Resolves to whether it accepts.
 */
async function isAccepting(postmaster: Postmaster, home: string): Promise<boolean> {
  while (postmaster.isAlive()) {
    const found = readPidFile(home);
    if (found?.pid === postmaster.pid && found.isReady) return true;
    await pause(10);
  }
  return false;
}

/**
 * PostgreSQL considers a dead predecessor alive as long as its pid exists, which in a container without an init process is
 * forever. Once none of its processes is left, the predecessor is known to be dead.
 */
function removeDeadPidFile(home: string): void {
  const found = readPidFile(home);
  if (found && isZombie(found.pid) && !isWorkplace(clusterFolder(home)))
    rmSync(pidFile(home), { force: true });
}

/**
 * Starts PostgreSQL and waits until it accepts connections. Processes of a killed predecessor may live for a moment longer;
 * PostgreSQL does not start until they are gone, hence the retries.
 * @throws {EmbeddedError} when it ends instead
 */
export async function startPostmaster(launch: Launch, address: Address): Promise<Postmaster> {
  const end = Date.now() + PREDECESSOR_EXIT_TIMEOUT_MS;
  for (;;) {
    removeDeadPidFile(launch.home);
    const postmaster = spawnPostmaster(launch, address);
    if (await isAccepting(postmaster, launch.home)) return postmaster;
    const words = logTail(launch.home, postmaster.logStart);
    const isHindered = /lock file .* already exists|still in use/.test(words);
    if (!isHindered || Date.now() > end) throw failedStart(launch.home, words);
    await pause(100);
  }
}

/**
 * Shuts PostgreSQL down cleanly; everything acknowledged is on disk. Connections that are being closed by their programs get a
 * moment to finish (an interruption would raise an error that no listener handles any more), then they are cut.
 */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  await signalUntilGone(postmaster, 'SIGTERM', DISCONNECT_GRACE_MS);
  await signalUntilGone(postmaster, 'SIGINT', FAST_STOP_TIMEOUT_MS);
  // Does not wait for anything; the next start replays the log.
  await signalUntilGone(postmaster, 'SIGQUIT', FAST_STOP_TIMEOUT_MS);
}

/** SIGTERM: waits until all clients have disconnected. SIGINT: immediate clean shutdown. SIGQUIT: like a crash. */
type StopSignal = 'SIGTERM' | 'SIGINT' | 'SIGQUIT';

/** Signals PostgreSQL to end, without waiting. */
export function signalPostmaster(postmaster: Postmaster, signal: StopSignal = 'SIGINT'): void {
  try {
    if (postmaster.isAlive()) process.kill(postmaster.pid, signal);
  } catch {
    // It ended at this very moment.
  }
}

async function signalUntilGone(postmaster: Postmaster, signal: StopSignal, timeoutMs: number) {
  const end = Date.now() + timeoutMs;
  signalPostmaster(postmaster, signal);
  while (postmaster.isAlive() && Date.now() < end) await pause(10);
}

function isOurPostmaster(pid: number, home: string): boolean {
  const command = commandOf(pid);
  // If the system does not show command lines, a live pid has to suffice.
  return command === undefined || (command.includes('postgres') && command.includes(clusterFolder(home)));
}

/** Whether the running program is the installed one, not one from an earlier release. */
function isSameProgram(launch: Launch): boolean {
  const options = join(clusterFolder(launch.home), 'postmaster.opts');
  return existsSync(options) && readFileSync(options, 'utf8').startsWith(launch.binaries.postgres);
}

/**
 * Handles a PostgreSQL that a killed Node process left running. Adopts it, or stops it if its version or its settings are
 * outdated. A pid that now belongs to another program is ignored. Hold the lock when calling.
 */
export async function adoptPostmaster(
  launch: Launch,
  areSettingsNew: boolean,
): Promise<{ postmaster: Postmaster; address: Address } | undefined> {
  const { home } = launch;
  const found = readPidFile(home);
  if (!found || !isAlive(found.pid)) return undefined;
  if (!isOurPostmaster(found.pid, home)) {
    rmSync(pidFile(home), { force: true });
    return undefined;
  }
  const postmaster: Postmaster = { pid: found.pid, isAlive: () => isAlive(found.pid) };
  const host = process.platform === 'win32' ? '127.0.0.1' : found.socketFolder;
  if (found.isReady && !areSettingsNew && isSameProgram(launch) && existsSync(host)) {
    return { postmaster, address: { host, port: found.port } };
  }
  await stopPostmaster(postmaster);
  return undefined;
}
