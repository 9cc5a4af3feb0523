import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFolder } from '@server/db/embedded/cluster';
import { knownHome } from '@server/db/embedded/home';
import type { World } from './world';

/** Runs `work` with statement logging of the database turned on, then turns it off again. */
export async function logged<T>(world: World, work: (logFile: string) => Promise<T>): Promise<T> {
  const home = knownHome(world.app.dataDir);
  const custom = join(clusterFolder(home), 'custom.conf');
  await world.app.stop();
  writeFileSync(custom, "log_statement = 'all'\nlog_min_messages = log\n", { mode: 0o644 });
  await world.app.start();
  try {
    return await work(join(home, 'postgres.log'));
  } finally {
    await world.app.stop();
    rmSync(custom);
    await world.app.start();
  }
}

/** Waits, since another process writes the log. */
export const settled = () => new Promise((wake) => setTimeout(wake, 300));
