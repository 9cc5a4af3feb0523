import type { Logger } from '../../log/logger';
import { messageOf } from './failure';
import {
  type Launch,
  logTail,
  type Postmaster,
  signalPostmaster,
  startPostmaster,
  stopPostmaster,
} from './postmaster';
import { pause } from './processes';
import { type Address, restoreAddress } from './sockets';

export interface Supervisor {
  /** Stops the supervision and PostgreSQL. */
  stop(): Promise<void>;
}

const CHECK_INTERVAL_MS = 100;
const FIRST_DELAY = 100;
const LONGEST_DELAY = 5000;

/**
 * Restarts PostgreSQL at the same address whenever it exits unexpectedly (a crash, the system's out-of-memory killer, a full
 * disk), until `stop()` is called. Clients see errors in the meantime and reconnect.
 */
export function supervise(first: Postmaster, launch: Launch, address: Address, log: Logger): Supervisor {
  let postmaster = first;
  let isWanted = true;
  let delay = FIRST_DELAY;

  async function revive(): Promise<void> {
    log.error({ lastWords: logTail(launch.home) }, 'PostgreSQL has ended by itself; starting it again');
    await pause(delay);
    delay = Math.min(delay * 2, LONGEST_DELAY);
    if (!isWanted) return;
    try {
      restoreAddress(address, launch.account);
      postmaster = await startPostmaster(launch, address);
      delay = FIRST_DELAY;
      log.warn('PostgreSQL is back');
    } catch (error) {
      log.error(messageOf(error));
    }
  }

  let isBusy: Promise<void> | undefined;
  const watch = setInterval(() => {
    if (isBusy || postmaster.isAlive()) return;
    isBusy = revive().finally(() => (isBusy = undefined));
  }, CHECK_INTERVAL_MS);
  watch.unref();

  // If the program exits without calling `stop()` (an uncaught error), PostgreSQL must not stay behind.
  const onExit = () => signalPostmaster(postmaster);
  process.once('exit', onExit);

  return {
    async stop() {
      isWanted = false;
      clearInterval(watch);
      process.off('exit', onExit);
      await stopPostmaster(postmaster);
      await isBusy;
      await stopPostmaster(postmaster);
    },
  };
}
