import { parentPort, workerData } from 'node:worker_threads';
import { PATROL_MS, readState, STATE_OF } from './task-state';

/**
 * A thread beside the one that works: that one cannot look at the clock while a library is busy. Memory is that of the
 * whole process: what lies outside of the heap (unpacked bytes, pixels) has no limit of its own.
 */
const state: unknown = workerData;
// Said without a library: each process loads this thread beside its first file.
if (!(state instanceof Int32Array)) throw new TypeError('the watchdog has no state');

parentPort?.unref();
for (;;) {
  Atomics.wait(state, STATE_OF.isBusy, 0);
  while (Atomics.load(state, STATE_OF.isBusy) === 1) {
    const { cpuMs, megabytes } = readState(state);
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1_000 > cpuMs || process.memoryUsage.rss() / 1e6 > megabytes) {
      process.kill(process.pid, 'SIGKILL');
    }
    Atomics.wait(state, STATE_OF.isBusy, 1, PATROL_MS);
  }
}
