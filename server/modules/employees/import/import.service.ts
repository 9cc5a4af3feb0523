import limits from '@graphql/limits.json';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AuditChanges } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import type {
  EmployeeImportField,
  EmployeeImportPlaceInput,
  MutationEmployeeImportSettingsArgs,
} from '@server/graphql/generated/resolvers';
import { hasRight } from '@server/graphql/rights';
import type { UploadedFile } from '@server/graphql/uploads';
import { checkText } from '@server/modules/checks';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { employeesRepository } from '../employees.repository';
import { checkRows } from './checking';
import { findConflicts, relatedRows } from './findings';
import { foretell } from './foretelling';
import { importRepository, rowsOf } from './import.repository';
import {
  type EmployeeImportRecord,
  employeeImportRowTable,
  employeeImportTable,
  type ImportActor,
  type ImportState,
  type RowChoice,
} from './import.tables';
import { foretellNotes } from './noting';
import { gatherPlaces, standingOf } from './places';
import { createImportReading } from './reading';
import { ROLLBACK_MS } from './rolling-back';
import { importTurns } from './turns';
import { employeeJobs } from '../employees.jobs';

type Deps = Pick<ModuleDeps, 'audit' | 'jobs' | 'live' | 'now' | 'workers'>;

export interface ImportService {
  find(scope: Scope, id: number): Promise<EmployeeImportRecord>;
  list(scope: Scope): Promise<EmployeeImportRecord[]>;
  create(scope: Scope, file: UploadedFile): Promise<EmployeeImportRecord>;
  setColumns(
    scope: Scope,
    id: number,
    fields: readonly (EmployeeImportField | null)[],
  ): Promise<EmployeeImportRecord>;
  setPlaces(
    scope: Scope,
    id: number,
    places: readonly EmployeeImportPlaceInput[],
  ): Promise<EmployeeImportRecord>;
  setSettings(scope: Scope, args: MutationEmployeeImportSettingsArgs): Promise<EmployeeImportRecord>;
  setCell(scope: Scope, cell: { id: number; number: number; column: number; text: string }): Promise<void>;
  choose(
    scope: Scope,
    id: number,
    numbers: readonly number[],
    choice: RowChoice | null,
  ): Promise<EmployeeImportRecord>;
  run(scope: Scope, id: number): Promise<EmployeeImportRecord>;
  rollBack(scope: Scope, id: number): Promise<EmployeeImportRecord>;
  delete(scope: Scope, id: number): Promise<void>;
}

const LISTED = 10;
/** What only its author sees: nothing has come of it yet. */
const OWN: readonly ImportState[] = ['reading', 'mapping', 'checking', 'ready', 'failed'];

function callerOf({ caller }: Scope): Caller {
  if (!caller) throw new AppError('auth.required');
  return caller;
}

function actorOf(scope: Scope): ImportActor {
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

/** Imports of people: what their author decides. The work itself is import.jobs.ts. */
export function createImportService({ audit, jobs, live, now, workers }: Deps): ImportService {
  const reading = createImportReading(workers);
  const isSeen = (scope: Scope, { state, authorId }: EmployeeImportRecord) =>
    authorId === callerOf(scope).userId || !OWN.includes(state);

  /** The import while nobody else works on it, in one of these states. */
  async function take(
    scope: Scope,
    id: number,
    states: readonly ImportState[],
  ): Promise<EmployeeImportRecord> {
    const record = await importRepository.lock(scope.tx, scope.organizationId, id);
    if (!record || !isSeen(scope, record)) throw new AppError('notFound');
    if (!states.includes(record.state)) throw new AppError('import.state');
    return record;
  }

  async function todayOf({ tx, organizationId }: Scope): Promise<string> {
    return dayOf(now(), (await employeesRepository.organization(tx, organizationId)).timezone);
  }

  async function foresee(scope: Scope, record: EmployeeImportRecord, which: SQL): Promise<void> {
    await foretellNotes(scope, record);
    await foretell(scope, record, await todayOf(scope), which);
  }

  async function tell({ tx, organizationId }: Scope, { id, authorId }: EmployeeImportRecord): Promise<void> {
    await live.publish(tx, { organizationId, topic: 'employeeImport', ids: [id], userIds: [authorId] });
  }

  /** Hands the import over to a job. */
  async function begin(
    scope: Scope,
    record: Pick<EmployeeImportRecord, 'id' | 'organizationId'>,
    fields: Partial<EmployeeImportRecord>,
  ): Promise<EmployeeImportRecord> {
    const { organizationId } = scope;
    const after = await importRepository.update(scope.tx, record, { ...fields, doneCount: 0 });
    await importTurns.queue(scope.tx, record);
    await jobs.enqueue(
      scope.tx,
      employeeJobs.advanceImport,
      { organizationId, importId: record.id },
      { key: `import:${record.id}` },
    );
    await tell(scope, after);
    return after;
  }

  async function note(scope: Scope, action: 'import' | 'importRollback', record: EmployeeImportRecord) {
    const { fileName, rowCount } = record;
    const changes = { fileName: [null, fileName], rowCount: [null, rowCount] } satisfies AuditChanges;
    await audit.write(scope, { action, objectType: 'user', changes });
  }

  async function checkTargets(scope: Scope, places: readonly EmployeeImportPlaceInput[]): Promise<void> {
    const mayCreate = hasRight(callerOf(scope), 'structure', 'write');
    for (const kind of ['position', 'subdivision'] as const) {
      const standing = new Set((await standingOf(scope.tx, scope.organizationId, kind)).map(({ id }) => id));
      for (const place of places.filter((each) => each.kind === kind)) {
        if (place.action === 'create' && !mayCreate) throw new AppError('access.denied', { field: 'places' });
        if (place.action === 'link' && !standing.has(place.targetId ?? 0)) {
          throw new AppError('validation.unknown', { field: 'places' });
        }
      }
    }
  }

  const ofRows = (scope: Scope, id: number, numbers: readonly number[]) =>
    and(rowsOf(scope.organizationId, id), inArray(employeeImportRowTable.number, [...numbers]));

  return {
    async find(scope, id) {
      const record = await importRepository.find(scope.tx, scope.organizationId, id);
      if (!record || !isSeen(scope, record)) throw new AppError('notFound');
      return record;
    },

    async list(scope) {
      const rows = await scope.tx
        .select()
        .from(employeeImportTable)
        .where(eq(employeeImportTable.organizationId, scope.organizationId))
        .orderBy(sql`id desc`)
        .limit(LISTED * 5);
      return rows.filter((record) => isSeen(scope, record)).slice(0, LISTED);
    },

    async create(scope, { name, bytes }) {
      if (bytes.length > limits.importBytes) throw new AppError('import.tooBig', { field: 'file' });
      const fileName = name.split(/[\\/]/).at(-1)?.slice(-limits.name) ?? '';
      await reading.check(scope, bytes, fileName);
      const { tx, organizationId } = scope;
      const record = await importRepository.insert(tx, {
        organizationId,
        authorId: callerOf(scope).userId,
        fileName,
        actor: actorOf(scope),
      });
      await importRepository.putSource(tx, organizationId, record.id, bytes);
      return begin(scope, record, {});
    },

    async setColumns(scope, id, fields) {
      const record = await take(scope, id, ['mapping', 'checking', 'ready']);
      const chosen = fields.filter((field) => field !== null);
      if (fields.length !== record.columns.length || new Set(chosen).size !== chosen.length) {
        throw new AppError('import.columnTwice', { field: 'fields' });
      }
      if (!chosen.some((field) => field === 'nameFirst' || field === 'nameFull')) {
        throw new AppError('import.nameColumn', { field: 'fields' });
      }
      const columns = record.columns.map((column, index) => {
        const field = fields[index] ?? null;
        return field === column.field ? column : { ...column, field, confidence: 100 };
      });
      return begin(scope, record, { state: 'checking', columns, actor: actorOf(scope) });
    },

    async setPlaces(scope, id, places) {
      const record = await take(scope, id, ['ready']);
      await checkTargets(scope, places);
      const values = places.map(({ kind, key, action, targetId }) => ({
        ...{ kind, key, action },
        target_id: action === 'link' ? (targetId ?? null) : null,
      }));
      await scope.tx.execute(sql`
        update employee_import_place p set action = v.action, target_id = v.target_id
        from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (kind text, key text, action text, target_id int)
        where p.organization_id = ${scope.organizationId} and p.import_id = ${id} and p.kind = v.kind and p.key = v.key`);
      const keys = places.map(({ key }) => key);
      await foresee(
        scope,
        record,
        sql`(position_key = any(${sql.param(keys)}) or subdivision_key = any(${sql.param(keys)}))`,
      );
      const after = await importRepository.update(scope.tx, record, {});
      await tell(scope, after);
      return after;
    },

    async setSettings(scope, { id, duplicates, isSendEmail }) {
      const record = await take(scope, id, ['ready']);
      const after = await importRepository.update(scope.tx, record, {
        duplicates: duplicates ?? record.duplicates,
        isSendEmail: isSendEmail ?? record.isSendEmail,
      });
      await tell(scope, after);
      return after;
    },

    async setCell(scope, { id, number, column, text }) {
      const record = await take(scope, id, ['ready']);
      if (!record.columns[column]) throw new AppError('notFound');
      const cell = checkText(text, { field: 'text', max: limits.importCell });
      const [row] = await importRepository.cells(scope.tx, record, [number]);
      if (!row) throw new AppError('notFound');
      const before = await relatedRows(scope.tx, record, number);
      const cells = record.columns.map((_, index) => (index === column ? cell : (row.cells[index] ?? '')));
      await scope.tx
        .update(employeeImportRowTable)
        .set({ cells })
        .where(ofRows(scope, id, [number]));
      await checkRows(scope.tx, record, [{ number, cells }], await todayOf(scope));
      const related = await relatedRows(scope.tx, record, number);
      const numbers = [...new Set([...before, ...related])];
      await findConflicts(scope.tx, record, numbers);
      const { field } = record.columns[column];
      if (field === 'position' || field === 'subdivision') {
        await gatherPlaces(scope.tx, record, record.actor.mayCreatePlaces);
      }
      await foresee(scope, record, inArray(employeeImportRowTable.number, numbers));
      await tell(scope, await importRepository.update(scope.tx, record, {}));
    },

    async choose(scope, id, numbers, choice) {
      const record = await take(scope, id, ['ready']);
      if (numbers.length > limits.bulk) {
        throw new AppError('validation.range', { field: 'numbers', params: { min: 1, max: limits.bulk } });
      }
      const related = new Set(numbers);
      for (const number of numbers) {
        for (const other of await relatedRows(scope.tx, record, number)) related.add(other);
      }
      await scope.tx
        .update(employeeImportRowTable)
        .set({ choice })
        .where(ofRows(scope, id, numbers));
      await findConflicts(scope.tx, record, [...related]);
      await foresee(scope, record, inArray(employeeImportRowTable.number, [...related]));
      const after = await importRepository.update(scope.tx, record, {});
      await tell(scope, after);
      return after;
    },

    async run(scope, id) {
      const record = await take(scope, id, ['ready']);
      await note(scope, 'import', record);
      return begin(scope, record, { state: 'running', actor: actorOf(scope) });
    },

    async rollBack(scope, id) {
      const record = await take(scope, id, ['done']);
      const until = (record.finishedAt?.getTime() ?? 0) + ROLLBACK_MS;
      if (now().getTime() > until) throw new AppError('import.rollbackLate');
      await note(scope, 'importRollback', record);
      return begin(scope, record, { state: 'rollingBack', actor: actorOf(scope) });
    },

    async delete(scope, id) {
      const record = await take(scope, id, ['reading', 'mapping', 'checking', 'ready', 'failed']);
      await importRepository.delete(scope.tx, scope.organizationId, record.id);
      await tell(scope, record);
    },
  };
}
