import { setTimeout as pause } from 'node:timers/promises';
import { brokenConstraint, isConflict, isDatabaseAway } from '@server/db/failures';
import { AppError } from '@server/errors';
import { errorOfConstraint } from '@server/graphql/constraints';
import type { HandlersOf } from '@server/jobs/jobs';
import type { ModuleDeps } from '@server/modules/module';
import { employeeJobs } from '../employees.jobs';
import { deleteOldImports, stoppedImports } from './import-ends.repository';
import { createImportParts, type ImportKey, type ImportParts, jobKeyOf } from './import-parts';
import { todayOf } from '@server/modules/organization/organization.read-model';
import { createImportSteps, type ImportDeps, type ImportSteps } from './import-steps';
import { importRepository } from './import.repository';
import type { EmployeeImportRecord } from './import.tables';
import { createImportReading, type ImportReading } from './rows/reading';
import { PART } from './running';
import { HEARTBEAT_MS, importTurns, STALLED_AFTER } from './import-queue.sql';

/** Other work comes first: after each part the import leaves the event loop and the database free for this long. */
const PAUSE_BETWEEN_PARTS_MS = 15;

interface Work {
  readonly deps: ImportDeps;
  readonly parts: ImportParts;
  readonly steps: ImportSteps;
  readonly reading: ImportReading;
}

/** Returns an error that a person can act on, or `internal`, with the details in the log. */
function actionableError({ log }: Pick<ModuleDeps, 'log'>, importId: number, error: unknown): AppError {
  const constraint = brokenConstraint(error);
  const known =
    error instanceof AppError ? error : constraint === null ? null : errorOfConstraint(constraint);
  if (known) return known;
  log.error({ err: error, importId }, 'a part of an import failed');
  return new AppError('internal', { params: { requestId: `import-${importId}` } });
}

/** Handles a failed part: an unreadable file fails the import, and a database error fails its row. */
async function recover({ deps, parts, steps }: Work, key: ImportKey, error: unknown): Promise<boolean> {
  const rejection = actionableError(deps, key.importId, error);
  return parts.run(key, async (scope, record) => {
    if (record.state === 'running') {
      await steps.failNext(scope, record, rejection);
      return true;
    }
    if (record.state === 'rollingBack') throw error;
    const { code, details } = rejection;
    const failure = details.params ? { code, params: details.params } : { code };
    await importRepository.update(scope.tx, record, { state: 'failed', error: failure });
    return false;
  });
}

async function isRunning(
  { database }: ImportDeps,
  { organizationId, importId }: ImportKey,
): Promise<boolean> {
  const record = await database.tenant(organizationId, (tx) =>
    importRepository.find(tx, organizationId, importId),
  );
  return record?.state === 'running';
}

/** Runs the next part, and returns the max size of the following one. */
async function advance(work: Work, key: ImportKey, size: number): Promise<{ isMore: boolean; size: number }> {
  try {
    const isMore = await work.parts.run(key, (scope, record) => work.steps.next(scope, record, size));
    return { isMore, size: Math.min(PART, size * 2) };
  } catch (error) {
    if (isDatabaseAway(error) || isConflict(error)) throw error;
    // The whole part was rolled back: the size is halved until only the faulty row is left.
    if (size > 1 && (await isRunning(work.deps, key))) return { isMore: true, size: Math.floor(size / 2) };
    return { isMore: await recover(work, key, error), size };
  }
}

/** Sends heartbeats while the worker waits for another process. */
async function whileBeating<T>(
  { database }: ImportDeps,
  record: EmployeeImportRecord,
  wait: () => Promise<T>,
): Promise<T> {
  const heartbeat = () => database.tenant(record.organizationId, (tx) => importTurns.heartbeat(tx, record));
  const timer = setInterval(() => void heartbeat().catch(() => undefined), HEARTBEAT_MS);
  try {
    return await wait();
  } finally {
    clearInterval(timer);
  }
}

/** Runs the reading stage: the file waits for its turn and is parsed between two transactions. */
async function readFile(work: Work, key: ImportKey): Promise<void> {
  const { deps, parts, reading } = work;
  const found = await deps.database.tenant(key.organizationId, async (tx) => {
    const record = await parts.claim(tx, key);
    if (record?.state !== 'reading') return null;
    return { record, bytes: await importRepository.source(tx, record) };
  });
  if (!found) return;
  const { record: before, bytes } = found;
  try {
    if (!bytes) throw new AppError('import.empty', { field: 'file' });
    const table = await whileBeating(deps, before, () => reading.read(before, bytes));
    await parts.run(key, async (scope, record) => {
      if (record.state === 'reading')
        await reading.store(scope.tx, record, table, await todayOf(deps, scope));
      return false;
    });
  } catch (error) {
    if (isDatabaseAway(error) || isConflict(error)) throw error;
    await recover(work, key, error);
  }
}

/**
 * Resumes stalled imports and deletes old ones. If another node is still working on one, that is safe: a part is claimed, so two
 * workers never share one.
 */
async function continueImports({ database, jobs }: ImportDeps, isStart = false): Promise<void> {
  const stalledAfter = isStart ? '0 seconds' : STALLED_AFTER;
  await database.system(async (tx) => {
    await deleteOldImports(tx);
    for (const { organizationId, id: importId } of await stoppedImports(tx, stalledAfter)) {
      const options = { key: jobKeyOf(importId) };
      await jobs.enqueue(tx, employeeJobs.advanceImport, { organizationId, importId }, options);
    }
  });
}

/** Creates the jobs that read, check, run and roll back imports: each part is a transaction, so a killed import continues. */
export function createImportJobs(
  deps: ImportDeps,
): HandlersOf<typeof employeeJobs, 'advanceImport' | 'continueImports'> {
  const work: Work = {
    deps,
    parts: createImportParts(deps),
    steps: createImportSteps(deps),
    reading: createImportReading(deps.workers),
  };
  return {
    async advanceImport(key) {
      await readFile(work, key);
      let state = { isMore: true, size: PART };
      while (state.isMore) {
        state = await advance(work, key, state.size);
        await pause(PAUSE_BETWEEN_PARTS_MS);
      }
    },
    continueImports: ({ isStart }) => continueImports(deps, isStart),
  };
}
