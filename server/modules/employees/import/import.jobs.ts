import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { actAs, type Tx } from '@server/db/database';
import { brokenConstraint, isConflict, isDatabaseAway } from '@server/db/failures';
import { retryConflicts } from '@server/db/retry';
import { AppError, type ErrorCode } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import { errorOfConstraint } from '@server/graphql/constraints';
import type { HandlersOf } from '@server/jobs/jobs';
import { callerOfPerson } from '@server/modules/auth/person-caller.read-model';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import type { EmployeeChanges } from '../employee-changes';
import { employeesRepository } from '../employees.repository';
import type { Invite } from '../invitations';
import { createAppointing } from './appointing';
import { checkNext } from './checking';
import { findConflicts } from './findings';
import { foretell } from './foretelling';
import { importRepository } from './import.repository';
import type { EmployeeImportRecord, ImportState } from './import.tables';
import { foretellNotes } from './noting';
import { createPlaces, gatherPlaces } from './places';
import { createImportReading } from './reading';
import { createRollingBack } from './rolling-back';
import { createRunning, PART } from './running';
import { BEAT_MS, importTurns, STANDSTILL, WAIT_MS } from './turns';
import { employeeJobs } from '../employees.jobs';

type Deps = ModuleDeps & { changes: EmployeeChanges; invite: Invite };

/** Others come first: after each part the event loop and the database are theirs for as long. */
const REST_MS = 15;
/** How often the author's page hears of parts: it reads the whole import again each time. */
const TELL_MS = 2_000;
/** Tables of people are not kept longer than anybody asks for them. */
const KEPT = '30 days';

/** Somebody who has left meanwhile. */
const NO_RIGHTS: Omit<Caller, 'userId' | 'organizationId'> = {
  sessionId: 0,
  nameFull: '',
  isSuperAdmin: false,
  isAdmin: false,
  isLeader: false,
  isRootAdmin: false,
  isSuspended: false,
  isUnpaid: false,
  leaderSubdivisionId: null,
  actingSubdivisionIds: [],
  subdivisionId: null,
  positionId: null,
  rights: {},
  scopedRights: [],
  roleIds: [],
  viewAs: null,
  support: null,
  isDemo: false,
};

const keyOf = (importId: number): string => `import:${importId}`;

const MENTOR_LOOP: ErrorCode = 'import.mentorLoop';

/** Whoever set it off, with what they may now; whether they may import was asked when they began. */
async function actorOf(tx: Tx, { authorId, organizationId, actor }: EmployeeImportRecord): Promise<Caller> {
  const userId = actor.userId ?? authorId;
  return (await callerOfPerson(tx, organizationId, userId)) ?? { ...NO_RIGHTS, userId, organizationId };
}

/** Reads, checks, runs and takes back imports: each part a transaction, so that one that was killed goes on. */
export function createImportJobs(
  deps: Deps,
): HandlersOf<typeof employeeJobs, 'advanceImport' | 'continueImports'> {
  const { database, live, log, now } = deps;
  const running = createRunning(deps);
  const rollingBack = createRollingBack(deps);
  const appointing = createAppointing(deps);
  const reading = createImportReading(deps.workers);
  const toldAt = new Map<number, number>();

  const scopeOf = async (tx: Tx, record: EmployeeImportRecord): Promise<Scope> => ({
    organizationId: record.organizationId,
    caller: await actorOf(tx, record),
    tx,
    lang: record.actor.lang,
    ip: record.actor.ip,
    userAgent: record.actor.userAgent,
    bulk: { isSendEmail: record.isSendEmail },
  });

  async function today({ tx, organizationId }: Scope): Promise<string> {
    return dayOf(now(), (await employeesRepository.organization(tx, organizationId)).timezone);
  }

  /** Lists of people are told once, when all is done. */
  async function finish(scope: Scope, record: EmployeeImportRecord, state: ImportState): Promise<void> {
    const { tx, organizationId } = scope;
    for (const topic of ['user', 'position', 'subdivision', 'assignment'] as const) {
      await live.publish(tx, { organizationId, topic, ids: [] });
    }
    const at = now();
    const times = state === 'done' ? { finishedAt: at } : { rolledBackAt: at };
    await importRepository.update(tx, record, { state, ...times });
  }

  async function run(scope: Scope, record: EmployeeImportRecord, size: number): Promise<boolean> {
    if (record.doneCount === 0) await createPlaces(deps, scope, record);
    if (await running.runNext(scope, record, size)) return true;
    // Mentors of each other: nobody can be the first.
    await scope.tx.execute(sql`
      update employee_import_row r set outcome = 'failed', done_at = now(),
        conflicts = r.conflicts || jsonb_build_object('0', jsonb_build_object('code', ${MENTOR_LOOP}::text))
      where r.organization_id = ${scope.organizationId} and r.import_id = ${record.id} and r.outcome is null`);
    await appointing.appointAll(scope, record);
    await finish(scope, record, 'done');
    return false;
  }

  async function rollBack(scope: Scope, record: EmployeeImportRecord): Promise<boolean> {
    if (await rollingBack.rollBackNext(scope, record)) {
      await importRepository.update(scope.tx, record, { doneCount: record.doneCount + 1 });
      return true;
    }
    await appointing.takeBack(scope, record);
    // What was made last goes first: a group before the department that it stands in.
    await scope.tx.execute(sql`
      update employee_import_place p set rollback = v.rollback
      from (
        select o.kind, o.key, case when import_remove_place(o.kind, o.created_id) then 'done' else 'used' end as rollback
        from (
          select kind, key, created_id from employee_import_place
          where organization_id = ${scope.organizationId} and import_id = ${record.id} and created_id is not null
            and rollback is null
          order by created_id desc
        ) o
      ) v
      where p.organization_id = ${scope.organizationId} and p.import_id = ${record.id} and p.kind = v.kind and p.key = v.key`);
    await finish(scope, record, 'rolledBack');
    return false;
  }

  async function check(scope: Scope, record: EmployeeImportRecord): Promise<boolean> {
    if (await checkNext(scope.tx, record, await today(scope))) return true;
    await findConflicts(scope.tx, record, null);
    await gatherPlaces(scope.tx, record, record.actor.mayCreatePlaces);
    await foretellNotes(scope, record);
    await foretell(scope, record, await today(scope));
    await importRepository.update(scope.tx, record, { state: 'ready' });
    return false;
  }

  async function step(scope: Scope, record: EmployeeImportRecord, size: number): Promise<boolean> {
    if (record.state === 'checking') return check(scope, record);
    if (record.state === 'running') return run(scope, record, size);
    return record.state === 'rollingBack' && rollBack(scope, record);
  }

  /** The end of a stage is told at once, parts of it now and then. */
  async function tell({ tx, organizationId }: Scope, record: EmployeeImportRecord, isMore: boolean) {
    const { id, authorId } = record;
    const at = Date.now();
    if (isMore && at - (toldAt.get(id) ?? 0) < TELL_MS) return;
    if (isMore) toldAt.set(id, at);
    else toldAt.delete(id);
    await live.publish(tx, { organizationId, topic: 'employeeImport', ids: [id], userIds: [authorId] });
  }

  /** The import when it is its turn and nobody else works on it; whose turn it is not comes again. */
  async function claim(
    tx: Tx,
    organizationId: number,
    importId: number,
  ): Promise<EmployeeImportRecord | null> {
    const record = await importRepository.claim(tx, organizationId, importId);
    if (!record || (await importTurns.take(tx, record))) return record;
    const runAt = new Date(Date.now() + WAIT_MS);
    await deps.jobs.enqueue(
      tx,
      employeeJobs.advanceImport,
      { organizationId, importId },
      { key: keyOf(importId), runAt },
    );
    return null;
  }

  async function inTransaction(
    organizationId: number,
    importId: number,
    work: (scope: Scope, record: EmployeeImportRecord) => Promise<boolean>,
  ): Promise<boolean> {
    // A part that stood in somebody's way is no wrong part: it is done once more.
    return retryConflicts(() =>
      database.tenant(organizationId, async (tx) => {
        const record = await claim(tx, organizationId, importId);
        if (!record) return false;
        const scope = await scopeOf(tx, record);
        if (scope.caller) await actAs(tx, organizationId, scope.caller);
        const isMore = await work(scope, record);
        await tell(scope, record, isMore);
        return isMore;
      }),
    );
  }

  /** A file that cannot be read says so; what the database refuses is narrowed down to its row. */
  async function recover(organizationId: number, importId: number, error: unknown): Promise<boolean> {
    const constraint = brokenConstraint(error);
    const known =
      error instanceof AppError ? error : constraint === null ? null : errorOfConstraint(constraint);
    const refusal = known ?? new AppError('internal', { params: { requestId: `import-${importId}` } });
    if (!known) log.error({ err: error, importId }, 'a part of an import failed');
    return inTransaction(organizationId, importId, async (scope, record) => {
      if (record.state === 'running') {
        await running.failNext(scope, record, refusal);
        return true;
      }
      if (record.state === 'rollingBack') throw error;
      const { code, details } = refusal;
      const failure = details.params ? { code, params: details.params } : { code };
      await importRepository.update(scope.tx, record, { state: 'failed', error: failure });
      return false;
    });
  }

  async function next(
    organizationId: number,
    importId: number,
    size: number,
  ): Promise<{ isMore: boolean; size: number }> {
    try {
      const isMore = await inTransaction(organizationId, importId, (scope, record) =>
        step(scope, record, size),
      );
      return { isMore, size: Math.min(PART, size * 2) };
    } catch (error) {
      if (isDatabaseAway(error) || isConflict(error)) throw error;
      // The part as a whole was taken back: smaller and smaller ones come to the row that is wrong.
      if (size > 1 && (await isRunning(organizationId, importId))) {
        return { isMore: true, size: Math.floor(size / 2) };
      }
      return { isMore: await recover(organizationId, importId, error), size };
    }
  }

  /** Says that the worker is alive as long as it waits for another. */
  async function whileBeating<T>(record: EmployeeImportRecord, work: () => Promise<T>): Promise<T> {
    const beat = () => database.tenant(record.organizationId, (tx) => importTurns.beat(tx, record));
    const timer = setInterval(() => void beat().catch(() => undefined), BEAT_MS);
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  }

  /** The stage of reading: the file waits for its turn and is parsed between two transactions. */
  async function readFile(organizationId: number, importId: number): Promise<void> {
    const found = await database.tenant(organizationId, async (tx) => {
      const record = await claim(tx, organizationId, importId);
      if (record?.state !== 'reading') return null;
      return { record, bytes: await importRepository.source(tx, record) };
    });
    if (!found) return;
    const { record: before, bytes } = found;
    try {
      if (!bytes) throw new AppError('import.empty', { field: 'file' });
      const table = await whileBeating(before, () => reading.read(before, bytes));
      await inTransaction(organizationId, importId, async (scope, record) => {
        if (record.state === 'reading') await reading.store(scope.tx, record, table, await today(scope));
        return false;
      });
    } catch (error) {
      if (isDatabaseAway(error) || isConflict(error)) throw error;
      await recover(organizationId, importId, error);
    }
  }

  async function isRunning(organizationId: number, importId: number): Promise<boolean> {
    const record = await database.tenant(organizationId, (tx) =>
      importRepository.find(tx, organizationId, importId),
    );
    return record?.state === 'running';
  }

  return {
    async advanceImport({ organizationId, importId }) {
      await readFile(organizationId, importId);
      let state = { isMore: true, size: PART };
      while (state.isMore) {
        state = await next(organizationId, importId, state.size);
        await pause(REST_MS);
      }
    },

    async continueImports({ isStart }) {
      // One that another node works on after all is safe: a part is claimed, so that two workers never share one.
      const standstill = isStart ? '0 seconds' : STANDSTILL;
      await database.system(async (tx) => {
        await tx.execute(sql`delete from employee_import where created_at < now() - ${KEPT}::interval`);
        const { rows } = await tx.execute<{ organization_id: number; id: number }>(sql`
          select organization_id, id from employee_import
          where state in ('reading', 'checking', 'running', 'rollingBack') and beat_at < now() - ${standstill}::interval`);
        for (const row of rows) {
          await deps.jobs.enqueue(
            tx,
            employeeJobs.advanceImport,
            { organizationId: row.organization_id, importId: row.id },
            { key: keyOf(row.id) },
          );
        }
      });
    },
  };
}
