import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';
import pg from 'pg';

/** The async context of `work`: its own calls, and the server's handling of requests that arrive meanwhile. */
const workContext = new AsyncLocalStorage<true>();

/** Incoming requests are handled as part of `work`; jobs, heartbeats and listeners run outside of it. */
function watchRequests(): jest.SpyInstance {
  const emit = Server.prototype.emit;
  return jest.spyOn(Server.prototype, 'emit').mockImplementation(function (
    this: Server,
    event: string | symbol,
    ...args: unknown[]
  ) {
    const handle = (): boolean => Reflect.apply(emit, this, [event, ...args]);
    return event === 'request' ? workContext.run(true, handle) : handle();
  });
}

function watchQueries(seen: string[]): jest.SpyInstance {
  const query = pg.Client.prototype.query;
  return jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [config] = args;
    const text = typeof config === 'object' && config !== null && 'text' in config ? config.text : config;
    if (workContext.getStore()) seen.push(String(text));
    return Reflect.apply(query, this, args);
  });
}

/**
 * The SQL statements that `work` causes on all connections of this process, without `begin` and the like. The server's background
 * activity meanwhile (jobs of earlier writes, the heartbeat that detects outages) is excluded, however slow the machine is.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const spies = [watchRequests(), watchQueries(seen)];
  try {
    await workContext.run(true, work);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return seen.filter((text) => !/^(begin|commit|rollback)|graphile_worker/.test(text));
}
