import { spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { clusterFolder } from './cluster';
import { codeOf, EmbeddedError, explained, saysFull } from './failure';
import { commandOf, isAlive, isWorkplace, isZombie, pause } from './processes';
import type { Address } from './sockets';

/** PostgreSQL's main process: one that we started, or one that outlived the Node that did. */
export interface Postmaster {
  pid: number;
  isAlive(): boolean;
}

/** One that we start, with where its own words begin in the log. */
interface Starting extends Postmaster {
  logStart: number;
}

/** What is needed to start it, the same for the whole life of a server. */
export interface Launch {
  home: string;
  binaries: Binaries;
  account: Account | undefined;
}

const LONGEST_LOG = 5_000_000;
/** Milliseconds that connections are given to close by themselves. */
const FAREWELL = 1000;
/** Milliseconds until a stop that waits for running statements becomes one that does not. */
const PATIENCE = 30_000;
/** Milliseconds that the processes of a killed predecessor are given to notice it. */
const PREDECESSOR = 15_000;

const logFile = (home: string) => join(home, 'postgres.log');
const pidFile = (home: string) => join(clusterFolder(home), 'postmaster.pid');

interface PidFile {
  pid: number;
  port: number;
  socketFolder: string;
  isReady: boolean;
}

/** The lines of postmaster.pid: pid, data directory, start time, port, socket folder, host, shared memory, status. */
function readPidFile(home: string): PidFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(home), 'utf8').split('\n');
  } catch (error) {
    // PostgreSQL removes it when it ends.
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

/** The last lines of PostgreSQL's own log, for messages to people. */
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
 * Starts PostgreSQL and returns at once. It is in a session of its own, so that Ctrl+C reaches only Node, which
 * first finishes what it is doing; and it writes to a file, not to a pipe that would break with Node.
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

/** Why PostgreSQL ended before it accepted, as its last words tell. */
function failedStart(home: string, words: string): EmbeddedError {
  if (saysFull(words)) return explained(new Error(words), home);
  return new EmbeddedError(
    `PostgreSQL could not open the database in ${clusterFolder(home)}. Its last words (${logFile(home)}):\n${words}\nIf it is damaged, move the folder away and restore a backup with "npm run restore".`,
  );
}

/** After a crash that includes replaying the log, as long as it takes. Resolves to whether it accepts. */
async function isAccepting(postmaster: Postmaster, home: string): Promise<boolean> {
  while (postmaster.isAlive()) {
    const found = readPidFile(home);
    if (found?.pid === postmaster.pid && found.isReady) return true;
    await pause(10);
  }
  return false;
}

/**
 * PostgreSQL believes that a dead predecessor lives as long as its pid is not given free, which in a container
 * without an init process is for ever. Once none of its processes is left we know better.
 */
function forgetDead(home: string): void {
  const found = readPidFile(home);
  if (found && isZombie(found.pid) && !isWorkplace(clusterFolder(home)))
    rmSync(pidFile(home), { force: true });
}

/**
 * Starts PostgreSQL and waits until it accepts connections. Processes of one that was killed may live for a moment
 * longer; PostgreSQL refuses until they are gone, hence the repetition.
 * @throws {EmbeddedError} when it ends instead
 */
export async function startPostmaster(launch: Launch, address: Address): Promise<Postmaster> {
  const end = Date.now() + PREDECESSOR;
  for (;;) {
    forgetDead(launch.home);
    const postmaster = spawnPostmaster(launch, address);
    if (await isAccepting(postmaster, launch.home)) return postmaster;
    const words = logTail(launch.home, postmaster.logStart);
    const isHindered = /lock file .* already exists|still in use/.test(words);
    if (!isHindered || Date.now() > end) throw failedStart(launch.home, words);
    await pause(100);
  }
}

/**
 * Ends PostgreSQL in order; everything acknowledged is on disk. Connections that their programs are closing get a
 * moment for it (being told off in the middle of that is an error that nobody listens for any more), then they are cut.
 */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  await signalUntilGone(postmaster, 'SIGTERM', FAREWELL);
  await signalUntilGone(postmaster, 'SIGINT', PATIENCE);
  // Without waiting for anything; the next start replays the log.
  await signalUntilGone(postmaster, 'SIGQUIT', PATIENCE);
}

/** SIGTERM: when all have left. SIGINT: at once, in order. SIGQUIT: as if it crashed. */
type StopSignal = 'SIGTERM' | 'SIGINT' | 'SIGQUIT';

/** Tells PostgreSQL to end, without waiting. */
export function signalPostmaster(postmaster: Postmaster, signal: StopSignal = 'SIGINT'): void {
  try {
    if (postmaster.isAlive()) process.kill(postmaster.pid, signal);
  } catch {
    // It ended in this very moment.
  }
}

async function signalUntilGone(postmaster: Postmaster, signal: StopSignal, patience: number) {
  const end = Date.now() + patience;
  signalPostmaster(postmaster, signal);
  while (postmaster.isAlive() && Date.now() < end) await pause(10);
}

function isOurPostmaster(pid: number, home: string): boolean {
  const command = commandOf(pid);
  // Where the system does not show command lines, the living pid must do.
  return command === undefined || (command.includes('postgres') && command.includes(clusterFolder(home)));
}

/** Whether the running program is the installed one, not that of an earlier release. */
function isSameProgram(launch: Launch): boolean {
  const options = join(clusterFolder(launch.home), 'postmaster.opts');
  return existsSync(options) && readFileSync(options, 'utf8').startsWith(launch.binaries.postgres);
}

/**
 * What an earlier Node that was killed left running. Adopts it as it is, or stops it when it is another program's
 * version or its settings are old. A pid that another program has by now is forgotten. Hold the lock when calling.
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
