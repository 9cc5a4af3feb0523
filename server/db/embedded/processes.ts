import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from './failure';

/** Returns the fields of /proc/<pid>/stat after the command's name, which may itself contain spaces and brackets. */
function linuxStat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string | undefined {
  try {
    const text = execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.trim() || undefined;
  } catch {
    return undefined;
  }
}

function canBeSignalled(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Whether a process has ended but has not been reaped by its parent, which the first process of some containers never does. */
export function isZombie(pid: number): boolean {
  return process.platform === 'linux' && linuxStat(pid)?.[0] === 'Z';
}

/** Whether a process with this pid is running. */
export function isAlive(pid: number): boolean {
  // In this order: a process that ends between the two checks must not count as alive.
  return !isZombie(pid) && canBeSignalled(pid) && !isZombie(pid);
}

/**
 * Whether any process has the folder as its working directory, as all of PostgreSQL's have their data directory. Linux only;
 * false elsewhere.
 */
export function isWorkplace(folder: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === folder;
    } catch {
      return false;
    }
  });
}

/**
 * Returns the start time of a process in the system's own notation; only good for comparison. A pid is reused by other programs,
 * a pid with its start time is not. Undefined if the system does not provide it.
 */
export function startedAt(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStat(pid)?.[19];
  return process.platform === 'win32' ? undefined : ps(pid, 'lstart');
}

/** Returns the command line of a process; undefined when there is no such process or we may not see it. */
export function commandOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') return ps(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return undefined;
  }
}

/**
 * Returns an identifier of the space in which pids are comparable: this host and, on Linux, this pid namespace (two containers
 * have two).
 */
export function pidSpace(): string {
  if (process.platform !== 'linux') return hostname();
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Waits, without keeping the process alive. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
