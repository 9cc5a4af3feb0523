import { actAs, type Tx } from '@server/db/database';
import { retryConflicts } from '@server/db/retry';
import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import { isOrganizationServed } from '@server/modules/organization/organization.read-model';
import { employeeJobs } from '../employees.jobs';
import { scopeOfImport } from './import-scope';
import { importRepository } from './import.repository';
import type { EmployeeImportRecord } from './import.tables';
import { importTurns, WAIT_MS } from './import-queue.sql';

/** The interval of live events about parts: the author's page reads the whole import again each time. */
const PUBLISH_MS = 2_000;

/** Identifies an import of an organization. */
export interface ImportKey {
  readonly organizationId: number;
  readonly importId: number;
}

/** Returns the job key: only one job of an import waits at a time. */
export const jobKeyOf = (importId: number): string => `import:${importId}`;

/** Runs transactions of an import on behalf of the person who started it. */
export interface ImportParts {
  /**
   * Returns the import if it is its turn and nobody else is working on it; otherwise enqueues a retry if it is not its turn, and
   * returns null. Null, too, while the organization is suspended, deleted or not paid for.
   */
  claim(tx: Tx, key: ImportKey): Promise<EmployeeImportRecord | null>;
  /** Claims the import and works on it. @returns the result of `work`: whether there is more to do */
  run(
    key: ImportKey,
    work: (scope: Scope, record: EmployeeImportRecord) => Promise<boolean>,
  ): Promise<boolean>;
}

/** Runs imports in parts, each in a transaction, so that a killed import continues where it was. */
export function createImportParts({
  database,
  jobs,
  live,
}: Pick<ModuleDeps, 'database' | 'jobs' | 'live'>): ImportParts {
  const publishedAt = new Map<number, number>();

  /** Publishes the end of a stage immediately, and parts of it from time to time. */
  async function publish(
    { tx, organizationId }: Scope,
    { id, authorId }: EmployeeImportRecord,
    isMore: boolean,
  ) {
    const at = Date.now();
    if (isMore && at - (publishedAt.get(id) ?? 0) < PUBLISH_MS) return;
    if (isMore) publishedAt.set(id, at);
    else publishedAt.delete(id);
    await live.publish(tx, { organizationId, topic: 'employeeImport', ids: [id], userIds: [authorId] });
  }

  async function claim(
    tx: Tx,
    { organizationId, importId }: ImportKey,
  ): Promise<EmployeeImportRecord | null> {
    // A closed organization's import stands still; `continueImports` goes on with it when the organization is open again.
    if (!(await isOrganizationServed(tx, organizationId))) return null;
    const record = await importRepository.claim(tx, organizationId, importId);
    if (!record || (await importTurns.take(tx, record))) return record;
    const runAt = new Date(Date.now() + WAIT_MS);
    const options = { key: jobKeyOf(importId), runAt };
    await jobs.enqueue(tx, employeeJobs.advanceImport, { organizationId, importId }, options);
    return null;
  }

  return {
    claim,
    // A part with a transaction conflict is not an error: it is repeated.
    run: (key, work) =>
      retryConflicts(() =>
        database.tenant(key.organizationId, async (tx) => {
          const record = await claim(tx, key);
          if (!record) return false;
          const scope = await scopeOfImport(tx, record);
          if (scope.caller) await actAs(tx, key.organizationId, scope.caller);
          const isMore = await work(scope, record);
          await publish(scope, record, isMore);
          return isMore;
        }),
      ),
  };
}
