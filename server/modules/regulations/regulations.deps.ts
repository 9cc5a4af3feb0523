import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import { subjectOf } from '@server/graphql/subject';
import type { ModuleDeps } from '@server/modules/module';

/** What the services of this module are made of. */
export type RegulationDeps = Pick<
  ModuleDeps,
  | 'audit'
  | 'codes'
  | 'database'
  | 'events'
  | 'files'
  | 'live'
  | 'log'
  | 'mail'
  | 'notify'
  | 'now'
  | 'passwords'
  | 'workers'
>;

/**
 * The person who acts; of whoever looks as a person, that one: whose documents these are. The view writes nothing.
 * @throws {AppError} auth.required for the system itself
 */
export function callerOf(scope: Scope): Caller {
  if (scope.caller === null) throw new AppError('auth.required');
  return subjectOf(scope.caller);
}

/** Of «my» tab: where a person reads and signs. */
export function readerRoute(regulationId: number): string {
  return `/regulation/my/${regulationId}/current-version`;
}

/** Where the owner works on it. */
export function editorRoute(regulationId: number, page: 'edit' | 'history' | 'current-version'): string {
  return `/regulation/editor/${regulationId}/${page}`;
}
