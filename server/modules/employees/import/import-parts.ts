import { actAs, type Tx } from '@server/db/database';
import { retryConflicts } from '@server/db/retry';
import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import { employeeJobs } from '../employees.jobs';
import { scopeOfImport } from './import-scope';
import { importRepository } from './import.repository';
import type { EmployeeImportRecord } from './import.tables';
import { importTurns, WAIT_MS } from './turns';

/** How often the author's page hears of parts: it reads the whole import again each time. */
const PUBLISH_MS = 2_000;

/** Which import: of an organization. */
export interface ImportKey {
  readonly organizationId: number;
  readonly importId: number;
}

/** One job of an import waits at a time. */
export const jobKeyOf = (importId: number): string => `import:${importId}`;

/** Transactions of one import each, in the name of whoever began it. */
export interface ImportParts {
  /** The import when it is its turn and nobody else works on it; whose turn it is not comes again, and null is answered. */
  claim(tx: Tx, key: ImportKey): Promise<EmployeeImportRecord | null>;
  /** Claims the import and works on it. @returns what `work` answers: whether there is more to do */
  run(
    key: ImportKey,
    work: (scope: Scope, record: EmployeeImportRecord) => Promise<boolean>,
  ): Promise<boolean>;
}

/** Parts of imports as transactions, so that an import that was killed goes on where it was. */
export function createImportParts({
  database,
  jobs,
  live,
}: Pick<ModuleDeps, 'database' | 'jobs' | 'live'>): ImportParts {
  const publishedAt = new Map<number, number>();

  /** The end of a stage is published at once, parts of it now and then. */
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
    const record = await importRepository.claim(tx, organizationId, importId);
    if (!record || (await importTurns.take(tx, record))) return record;
    const runAt = new Date(Date.now() + WAIT_MS);
    const options = { key: jobKeyOf(importId), runAt };
    await jobs.enqueue(tx, employeeJobs.advanceImport, { organizationId, importId }, options);
    return null;
  }

  return {
    claim,
    // A part that stood in somebody's way is no wrong part: it is done once more.
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
