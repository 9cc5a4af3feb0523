import { AppError } from '@server/errors';
import type { Caller, Scope } from './context';

/**
 * Whose plan, obligations and documents a page shows: the caller's own, or those of the person whom they look as. For
 * reading only: nothing is ever written, counted or told as the subject.
 */
export function subjectOf(caller: Caller): Caller {
  const person = caller.viewAs?.person;
  return person ? { ...caller, ...person } : caller;
}

/**
 * The person who acts; of whoever looks as a person, that one: whose documents these are. The view writes nothing.
 * @throws {AppError} auth.required for the system itself
 */
export function callerOf(scope: Pick<Scope, 'caller'>): Caller {
  if (scope.caller === null) throw new AppError('auth.required');
  return subjectOf(scope.caller);
}
