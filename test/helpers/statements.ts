import pg from 'pg';

const FRAME =
  /^(begin|commit|rollback|select set_config|listen|select \* from session_caller|select pg_notify)/i;

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  if (typeof query === 'object' && query !== null && 'text' in query) return String(query.text);
  return '';
}

/** The SQL that ran during the work, without what opens and closes each request. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls
      .map(([query]) => textOf(query).trim())
      .filter((text) => text !== '' && !FRAME.test(text) && !/graphile_worker|session_caller/.test(text));
  } finally {
    spy.mockRestore();
  }
}
