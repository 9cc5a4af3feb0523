import { DrizzleQueryError } from 'drizzle-orm';
import { GraphQLError } from 'graphql';
import { DatabaseError } from 'pg';
import { AppError } from '@server/errors';
import { present, presentFailure, type Receiver } from '@server/graphql/errors';
import { createLogger } from '@server/log/logger';
import { errorText } from '@server/texts';

function receiverWithLog(): { receiver: Receiver; lines: string[] } {
  const lines: string[] = [];
  const log = createLogger('debug', { write: (text) => void lines.push(text) });
  return { receiver: { lang: 'ru', requestId: 'r-1', log }, lines };
}

function databaseError(code: string, constraint?: string): DrizzleQueryError {
  const error = new DatabaseError('a failure of the database', 1, 'error');
  error.code = code;
  if (constraint !== undefined) error.constraint = constraint;
  return new DrizzleQueryError('update users', [], error);
}

const thrownBy = (cause: Error | undefined) =>
  new GraphQLError('a resolver failed', { path: ['userUpdate'], originalError: cause });

test.each([
  ['a database that is away', '57P01'],
  ['a deadlock', '40P01'],
  ['a serialization failure', '40001'],
])('%s is reported as temporary unavailability and logged as such', (_name, code) => {
  const { receiver, lines } = receiverWithLog();
  const error = present(thrownBy(databaseError(code)), receiver);
  expect(error.message).toBe(errorText('ru', 'unavailable'));
  expect(error.extensions).toEqual({ type: 'InternalError', code: 'unavailable', requestId: 'r-1' });
  expect(error.path).toEqual(['userUpdate']);
  expect(lines.join('')).toContain('the database is away or too busy');
});

test('an unexpected error is masked with the number of the request, and logged with its cause', () => {
  const { receiver, lines } = receiverWithLog();
  const error = present(thrownBy(new TypeError('secret of the server')), receiver);
  expect(error.message).toBe(errorText('ru', 'internal', { requestId: 'r-1' }));
  expect(error.extensions).toEqual({ type: 'InternalError', code: 'internal', requestId: 'r-1' });
  expect(lines.join('')).toContain('unexpected error');
  expect(lines.join('')).toContain('TypeError');
});

test('an error of the executor itself is masked and logged too', () => {
  const { receiver, lines } = receiverWithLog();
  const error = present(thrownBy(undefined), receiver);
  expect(error.extensions).toMatchObject({ code: 'internal' });
  expect(lines.join('')).toContain('a resolver failed');
});

test('a broken constraint that no form can break is masked, a known one is reported on its field', () => {
  const { receiver } = receiverWithLog();
  expect(present(thrownBy(databaseError('23503', 'users_role_fkey')), receiver).extensions.code).toBe(
    'internal',
  );
  expect(present(thrownBy(databaseError('23505', 'login_pkey')), receiver).extensions).toMatchObject({
    type: 'GraphQLError',
    code: 'employee.emailBusy',
    field: 'email',
  });
});

test('a failure outside of every resolver is reported and masked by the same rules, without a path', () => {
  const { receiver, lines } = receiverWithLog();
  const known = presentFailure(new AppError('auth.required'), receiver);
  expect(known.extensions).toMatchObject({ type: 'GraphQLError', code: 'auth.required' });
  expect(known.message).toBe(errorText('ru', 'auth.required'));
  expect(presentFailure(new Error('secret'), receiver).extensions.code).toBe('internal');
  expect(presentFailure(databaseError('57P03'), receiver).extensions.code).toBe('unavailable');
  expect(known.path).toBeUndefined();
  expect(lines).toHaveLength(2);
});

test('a document that does not fit the contract is reported as is, as an invalid request, and not logged', () => {
  const { receiver, lines } = receiverWithLog();
  const refused = new GraphQLError('Cannot query field "x"', { extensions: { cost: 7 } });
  const error = present(refused, receiver);
  expect(error.message).toBe('Cannot query field "x"');
  expect(error.extensions).toEqual({ type: 'RequestError', cost: 7 });
  expect(lines).toEqual([]);
});
