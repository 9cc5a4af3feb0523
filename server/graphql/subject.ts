import type { Caller } from './context';

/**
 * Whose plan, obligations and documents a page shows: the caller's own, or those of the person whom they look as. For
 * reading only: nothing is ever written, counted or told as the subject.
 */
export function subjectOf(caller: Caller): Caller {
  const person = caller.viewAs?.person;
  return person ? { ...caller, ...person } : caller;
}
