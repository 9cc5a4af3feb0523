import type { TaskLimits } from './task';

/** Indexes into the memory that a worker process shares with its watchdog. */
export const STATE_OF = { isBusy: 0, cpuMs: 1, megabytes: 2 } as const;

/** The interval of the watchdog's checks. */
export const CHECK_INTERVAL_MS = 50;

/** Creates the state of a worker process in memory shared by its two threads. */
export function createState(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(Object.keys(STATE_OF).length * Int32Array.BYTES_PER_ELEMENT));
}

/** Starts the limits of a task. */
export function beginTask(state: Int32Array, { cpuSeconds, megabytes }: TaskLimits): void {
  const { user, system } = process.cpuUsage();
  Atomics.store(state, STATE_OF.cpuMs, Math.round((user + system) / 1_000 + cpuSeconds * 1_000));
  Atomics.store(state, STATE_OF.megabytes, megabytes);
  Atomics.store(state, STATE_OF.isBusy, 1);
  Atomics.notify(state, STATE_OF.isBusy);
}

/** Ends the limits of the task. */
export function endTask(state: Int32Array): void {
  Atomics.store(state, STATE_OF.isBusy, 0);
  Atomics.notify(state, STATE_OF.isBusy);
}

/** Returns the CPU time and memory that the process may have used by the end of its task. */
export function readState(state: Int32Array): { cpuMs: number; megabytes: number } {
  return {
    cpuMs: Atomics.load(state, STATE_OF.cpuMs),
    megabytes: Atomics.load(state, STATE_OF.megabytes),
  };
}
