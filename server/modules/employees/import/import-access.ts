import { AppError } from '@server/errors';
import type { Scope, Caller } from '@server/graphql/context';
import { hasRight } from '@server/graphql/access/rights';
import type { ModuleDeps } from '@server/modules/module';
import { employeeJobs } from '../employees.jobs';
import { importRepository } from './import.repository';
import type { ImportState, ImportActor, EmployeeImportRecord } from './import.tables';
import { importTurns } from './import-queue.sql';
import type { ImportReading } from './rows/reading';

export type ImportServiceDeps = Pick<ModuleDeps, 'audit' | 'jobs' | 'live' | 'now' | 'workers'>;

/** States in which only the author sees the import: it has had no effect yet. */
const OWN: readonly ImportState[] = ['reading', 'mapping', 'checking', 'ready', 'failed'];

/** @throws {AppError} auth.required */
export function callerOf({ caller }: Scope): Caller {
  if (!caller) throw new AppError('auth.required');
  return caller;
}

/** Returns the identity under which the job works after the caller's request has ended. @throws {AppError} auth.required */
export function actorOf(scope: Scope): ImportActor {
  const caller = callerOf(scope);
  return {
    userId: caller.userId,
    ip: scope.ip,
    userAgent: scope.userAgent,
    lang: scope.lang,
    isAdmin: caller.isAdmin,
    isSuperAdmin: caller.isSuperAdmin,
    mayCreatePlaces: hasRight(caller, 'structure', 'write'),
  };
}

/** The dependencies of the import's operations. */
export interface ImportDeps extends ImportServiceDeps {
  readonly reading: ImportReading;
}

/** Whether the caller may see an import: one that has had no effect yet is visible only to its author. */
export const isSeen = (scope: Scope, { state, authorId }: EmployeeImportRecord) =>
  authorId === callerOf(scope).userId || !OWN.includes(state);

/** Locks and returns the import if it is in one of these states. @throws {AppError} notFound, import.state */
export async function takeImport(
  scope: Scope,
  id: number,
  states: readonly ImportState[],
): Promise<EmployeeImportRecord> {
  const record = await importRepository.lock(scope.tx, scope.organizationId, id);
  if (!record || !isSeen(scope, record)) throw new AppError('notFound');
  if (!states.includes(record.state)) throw new AppError('import.state');
  return record;
}

/** Publishes to the author that the import has changed. */
export async function publishImport(
  { live }: ImportDeps,
  { tx, organizationId }: Scope,
  { id, authorId }: EmployeeImportRecord,
): Promise<void> {
  await live.publish(tx, { organizationId, topic: 'employeeImport', ids: [id], userIds: [authorId] });
}

/** Hands the import over to a job. */
export async function handOver(
  deps: ImportDeps,
  scope: Scope,
  record: Pick<EmployeeImportRecord, 'id' | 'organizationId'>,
  fields: Partial<EmployeeImportRecord>,
): Promise<EmployeeImportRecord> {
  const { organizationId } = scope;
  const after = await importRepository.update(scope.tx, record, { ...fields, doneCount: 0 });
  await importTurns.queue(scope.tx, record);
  await deps.jobs.enqueue(
    scope.tx,
    employeeJobs.advanceImport,
    { organizationId, importId: record.id },
    { key: `import:${record.id}` },
  );
  await publishImport(deps, scope, after);
  return after;
}
