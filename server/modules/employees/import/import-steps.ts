import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import type { EmployeeChanges } from '../writing/employee-changes';
import type { Invite } from '../writing/invitations';
import { createAppointing } from './leaders/appointing';
import { checkNext } from './checking';
import { findConflicts } from './findings.repository';
import { computePlannedOutcomes } from './dry-run';
import { failMentorLoops, removeOrgUnits } from './import-ends.repository';
import { importRepository } from './import.repository';
import type { EmployeeImportRecord, ImportState } from './import.tables';
import { storeNotes } from './rows/row-outcomes';
import { createOrgUnits, gatherOrgUnits } from './org-units/org-units';
import { createRollingBack } from './rollback';
import { createRunning } from './running';
import { todayOf } from '@server/modules/organization/organization.read-model';

/** The dependencies of an import's stages. */
export type ImportDeps = ModuleDeps & { changes: EmployeeChanges; invite: Invite };

/** Ends the import. Publishes the live events for lists only once, when everything is done. */
async function finish(
  { live, now }: ImportDeps,
  { tx, organizationId }: Scope,
  record: EmployeeImportRecord,
  state: Extract<ImportState, 'done' | 'rolledBack'>,
): Promise<void> {
  for (const topic of ['user', 'position', 'subdivision', 'assignment'] as const) {
    await live.publish(tx, { organizationId, topic, ids: [] });
  }
  const at = now();
  const times = state === 'done' ? { finishedAt: at } : { rolledBackAt: at };
  await importRepository.update(tx, record, { state, ...times });
}

/** Checks the next rows; after the last one, computes the dry run of the import. Returns whether there are more. */
async function check(deps: ImportDeps, scope: Scope, record: EmployeeImportRecord): Promise<boolean> {
  const today = await todayOf(deps, scope);
  if (await checkNext(scope.tx, record, today)) return true;
  await findConflicts(scope.tx, record, null);
  await gatherOrgUnits(scope.tx, record, record.actor.mayCreatePlaces);
  await storeNotes(scope, record);
  await computePlannedOutcomes(scope, record, today);
  await importRepository.update(scope.tx, record, { state: 'ready' });
  return false;
}

/** The stages of an import, one part at a time, in the open transaction of its job. */
export interface ImportSteps {
  /** @param size max number of rows. @returns whether there are more parts */
  next(scope: Scope, record: EmployeeImportRecord, size: number): Promise<boolean>;
  /** Marks the next row as failed with the rejection and continues without it. */
  failNext: ReturnType<typeof createRunning>['failNext'];
}

/** Creates the stages after reading: check, run and roll back. */
export function createImportSteps(deps: ImportDeps): ImportSteps {
  const running = createRunning(deps);
  const rollingBack = createRollingBack(deps);
  const appointing = createAppointing(deps);

  async function run(scope: Scope, record: EmployeeImportRecord, size: number): Promise<boolean> {
    if (record.doneCount === 0) await createOrgUnits(deps, scope, record);
    if (await running.runNext(scope, record, size)) return true;
    await failMentorLoops(scope.tx, record);
    await appointing.appointAll(scope, record);
    await finish(deps, scope, record, 'done');
    return false;
  }

  async function rollBack(scope: Scope, record: EmployeeImportRecord): Promise<boolean> {
    if (await rollingBack.rollBackNext(scope, record)) {
      await importRepository.update(scope.tx, record, { doneCount: record.doneCount + 1 });
      return true;
    }
    await appointing.takeBack(scope, record);
    await removeOrgUnits(scope.tx, record);
    await finish(deps, scope, record, 'rolledBack');
    return false;
  }

  return {
    async next(scope, record, size) {
      if (record.state === 'checking') return check(deps, scope, record);
      if (record.state === 'running') return run(scope, record, size);
      return record.state === 'rollingBack' && rollBack(scope, record);
    },
    failNext: (scope, record, rejection) => running.failNext(scope, record, rejection),
  };
}
