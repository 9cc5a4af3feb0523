import { readdirSync, readFileSync } from 'node:fs';

/** The megabytes that a process uses; Linux only, NaN elsewhere. */
export function memoryOf(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return (pages * 4096) / 1e6;
  } catch {
    return Number.NaN;
  }
}

/** The megabytes that a process has used at most since it started; Linux only, NaN elsewhere. */
export function mostMemoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return (Number(kilobytes ?? Number.NaN) * 1024) / 1e6;
  } catch {
    return Number.NaN;
  }
}

/** Runs work; returns by how many megabytes at most the process grew meanwhile. */
export async function growthDuring(pid: number, work: () => Promise<void>): Promise<number> {
  const before = memoryOf(pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 50);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak - before;
}

/** The parent of each process. */
function parents(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((item) => /^\d+$/.test(item))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The program name may contain spaces; it ends with the last bracket.
      found.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process has ended meanwhile.
    }
  }
  return found;
}

/** The process with all its descendants. */
function familyOf(pid: number): number[] {
  const family = [pid];
  const all = parents();
  for (const member of family) {
    for (const [child, parent] of all) if (parent === member) family.push(child);
  }
  return family;
}

/** The megabytes of a process, with shared memory divided among the sharing processes. */
function shareOf(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return (Number(kilobytes ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}

/** The kernel counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Processor time in ticks: of the process itself, and of its descendants that have ended. */
function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // utime, stime, cutime and cstime.
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  } catch {
    return 0;
  }
}

/** The seconds of processor time that the process and its descendants have used, including the database; Linux only. */
export function processorSeconds(pid: number): number {
  return familyOf(pid).reduce((sum, member) => sum + ticksOf(member), 0) / TICKS_PER_SECOND;
}

/** The megabytes of the process and all its descendants, including the database; Linux only, NaN elsewhere. */
export function memoryTogether(pid: number): number {
  if (Number.isNaN(memoryOf(pid))) return Number.NaN;
  return familyOf(pid).reduce((sum, item) => sum + shareOf(item), 0);
}
