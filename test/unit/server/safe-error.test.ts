import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { createLogger } from '@server/log/logger';
import { safeError, safeMessage } from '@server/log/safe-error';

const SECRET = 'sekret-zarplata-250000';

function refusedValue(): DatabaseError {
  const error = new DatabaseError(`invalid input syntax for type integer: "${SECRET}"`, 1, 'error');
  error.code = '22P02';
  error.where = `unnamed portal parameter $1 = '${SECRET}'`;
  error.detail = `Key (email)=(${SECRET}) already exists.`;
  return error;
}

const failedQuery = () =>
  new DrizzleQueryError('update users set info = $1', [SECRET, `a\n    at ${SECRET}`], refusedValue());

function logged(line: object): string {
  const lines: string[] = [];
  createLogger('debug', { write: (text) => void lines.push(text) }).error(line, 'failed');
  return lines.join('');
}

test.each([
  ['as err', { err: failedQuery() }],
  ['alone', failedQuery()],
  ['under another name', { reason: failedQuery() }],
  ['among others', { err: new AggregateError([failedQuery(), refusedValue()], 'two failed') }],
  ['as the cause of another', { err: new Error('a part failed', { cause: failedQuery() }) }],
])('the parameters of a failed query do not reach the log: %s', (_, line) => {
  const text = logged(line);
  expect(text).not.toContain(SECRET);
  expect(text).toContain('update users set info = $1');
});

test('debugging details stay: the code, the query, and where it was thrown', () => {
  const error = safeError(failedQuery());
  expect(error).toMatchObject({
    message: 'Failed query: update users set info = $1',
    cause: { code: '22P02' },
  });
  expect(error.stack).toContain('safe-error.test.ts');
  expect(safeMessage(failedQuery())).toBe(
    'Error: Failed query: update users set info = $1 (22P02 invalid input syntax for type integer: "…")',
  );
});

test('a text that is not JSON is not quoted, and a value that is no error says only that', () => {
  const parse = () => JSON.parse(`${SECRET}`);
  try {
    parse();
  } catch (error) {
    expect(logged({ err: error })).not.toContain(SECRET);
  }
  expect(safeError(SECRET)).toEqual({ type: 'string', message: 'not an error', stack: '' });
});

test('user input creates no line of its own in the log, wherever it is', () => {
  const forged = 'ivan\r\n{"level":30,"msg":"signed in"}\u2028\u001b[2K\u0000';
  const lines: string[] = [];
  const log = createLogger('debug', { write: (text) => void lines.push(text) });
  log.info({ login: forged, [forged]: { deep: forged } }, forged);
  log.error({ err: new Error(forged) }, 'failed');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    // One line and one break at its end; no terminal control characters.
    expect([...line].filter((sign) => sign < ' ')).toEqual(['\n']);
    expect(line.endsWith('}\n')).toBe(true);
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, login: forged, msg: forged },
    { level: 50 },
  ]);
});
