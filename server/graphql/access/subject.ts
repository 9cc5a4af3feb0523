import { AppError } from '@server/errors';
import type { Caller, Scope } from '../context';

/**
 * Returns the person whose plan, assignments and documents a page shows: the caller, or the person as whom they view. For reading
 * only: nothing is ever written, counted or sent as the subject.
 */
export function subjectOf(caller: Caller): Caller {
  const person = caller.viewAs?.person;
  return person ? { ...caller, ...person } : caller;
}

/**
 * Returns the acting person; for a caller who views as a person, that person, because these are their documents. The view writes
 * nothing.
 * @throws {AppError} auth.required for the system itself
 */
export function callerOf(scope: Pick<Scope, 'caller'>): Caller {
  if (scope.caller === null) throw new AppError('auth.required');
  return subjectOf(scope.caller);
}
