import { connect, createServer, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningUrls } from '@server/db/embedded/lock';
import { knownHome } from '@server/db/embedded/home';
import { ownerUrlOf, type RunningApp, startApp } from '../built-app';
import { freePort } from '../deployment/free-port';
import { createMovingClock, type MovingClock } from './moving-clock';

/** Two nodes of the built program on one database and one folder of files, behind one address, and the clock of all of them. */
export interface TwoNodes {
  /** The address that people use: connections are given to the nodes in turn. */
  readonly url: string;
  /** The node with the embedded database. */
  readonly app: RunningApp;
  readonly clock: MovingClock;
  /** The number of connections that each node received. */
  readonly received: readonly number[];
  remove(): Promise<void>;
}

/** Gives each connection to the next node, as a balancer in TCP mode does. */
function createBalancer(ports: readonly number[], received: number[]) {
  const open = new Set<Socket>();
  let next = 0;
  const server = createServer((client) => {
    const at = next % ports.length;
    next += 1;
    received[at] = (received[at] ?? 0) + 1;
    const node = connect(ports[at] ?? 0, '127.0.0.1');
    for (const [socket, other] of [
      [client, node],
      [node, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  return {
    listen: (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve)),
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

const portOf = ({ url }: RunningApp) => Number(new URL(url).port);

/** Starts both nodes; `env` is the same for each. */
export async function startTwoNodes(env: Record<string, string>): Promise<TwoNodes> {
  const folder = mkdtempSync(join(tmpdir(), 'adaptika-clock-'));
  const clock = createMovingClock(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shared = { ...env, ...clock.env, PUBLIC_URL: url };
  const app = await startApp(shared);
  await clock.install(await ownerUrlOf(app));
  // Its open sessions keep PostgreSQL's own functions.
  await app.stop();
  await app.start();
  const urls = await runningUrls(knownHome(app.dataDir));
  if (!urls) throw new Error('the first node does not run on the embedded database');
  const second = await startApp({
    ...shared,
    DATABASE_URL: urls.app,
    DATABASE_OWNER_URL: urls.owner,
    DATA_DIR: app.dataDir,
  });
  const received = [0, 0];
  const balancer = createBalancer([portOf(app), portOf(second)], received);
  await balancer.listen(port);
  return {
    url,
    app,
    clock,
    received,
    async remove() {
      balancer.close();
      await second.remove();
      await app.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
