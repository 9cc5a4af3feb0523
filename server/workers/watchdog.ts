import { parentPort, workerData } from 'node:worker_threads';
import { CHECK_INTERVAL_MS, readState, STATE_OF } from './task-state';

/**
 * This thread watches the working one, which cannot check the time while a library is busy. Memory is that of the whole process:
 * memory outside of the heap (unpacked bytes, pixels) has no limit.
 */
const state: unknown = workerData;
// Without a validation library: each process loads this thread before its first file.
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
    Atomics.wait(state, STATE_OF.isBusy, 1, CHECK_INTERVAL_MS);
  }
}
