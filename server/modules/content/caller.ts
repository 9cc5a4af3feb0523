import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import { subjectOf } from '@server/graphql/subject';

/**
 * The person who acts; of whoever looks as a person, that one: whose documents these are. The view writes nothing.
 * @throws {AppError} auth.required for the system itself
 */
export function callerOf(scope: Scope): Caller {
  if (scope.caller === null) throw new AppError('auth.required');
  return subjectOf(scope.caller);
}
