import pg from 'pg';

/** The SQL statements that `work` causes on all connections of this process, `begin` and the like left out. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const original = pg.Client.prototype.query;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [config] = args;
    const text = typeof config === 'object' && config !== null && 'text' in config ? config.text : config;
    seen.push(String(text));
    return Reflect.apply(original, this, args);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return seen.filter((text) => !/^(begin|commit|rollback)|graphile_worker/.test(text));
}
