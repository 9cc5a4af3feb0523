import pg from 'pg';

const QUIET_MS = 80;
const LONGEST_WAIT_MS = 5_000;
const MINUTE_MS = 60_000;
/** `work` takes less than this, or far less. */
const BEFORE_THE_MINUTE_MS = 3_000;

/** Jobs by the clock begin with the minute: one that is about to begin would be counted with `work`. */
async function passTheMinute(): Promise<void> {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < BEFORE_THE_MINUTE_MS) await new Promise((wake) => setTimeout(wake, left + QUIET_MS));
}

/**
 * The SQL statements that `work` causes on all connections of this process, `begin` and the like left out. Jobs of
 * earlier writes (letters of what was assigned, for one) send statements as well: it waits until they are done.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  await passTheMinute();
  const seen: string[] = [];
  let lastAt = performance.now();
  const original = pg.Client.prototype.query;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [config] = args;
    const text = typeof config === 'object' && config !== null && 'text' in config ? config.text : config;
    seen.push(String(text));
    lastAt = performance.now();
    return Reflect.apply(original, this, args);
  });
  try {
    const deadline = lastAt + LONGEST_WAIT_MS;
    while (performance.now() < Math.min(lastAt + QUIET_MS, deadline)) {
      await new Promise((wake) => setTimeout(wake, QUIET_MS / 4));
    }
    seen.length = 0;
    await work();
  } finally {
    spy.mockRestore();
  }
  return seen.filter((text) => !/^(begin|commit|rollback)|graphile_worker/.test(text));
}
