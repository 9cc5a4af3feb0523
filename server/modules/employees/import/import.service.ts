import limits from '@graphql/limits.json';
import type { AuditChanges } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type {
  EmployeeImportField,
  EmployeeImportOrgUnitInput,
  MutationEmployeeImportSettingsArgs,
} from '@server/graphql/generated/types';
import type { UploadedFile } from '@server/graphql/uploads';
import { importRepository } from './import.repository';
import type { EmployeeImportRecord, RowChoice } from './import.tables';
import { createImportReading } from './rows/reading';
import { ROLLBACK_MS } from './rollback';
import {
  actorOf,
  callerOf,
  handOver,
  type ImportDeps,
  type ImportServiceDeps,
  isSeen,
  publishImport,
  takeImport,
} from './import-access';
import { choose, setCell, setColumns, setOrgUnits, setSettings } from './deciding';

export interface ImportService {
  find(scope: Scope, id: number): Promise<EmployeeImportRecord>;
  list(scope: Scope): Promise<EmployeeImportRecord[]>;
  create(scope: Scope, file: UploadedFile): Promise<EmployeeImportRecord>;
  setColumns(
    scope: Scope,
    id: number,
    fields: readonly (EmployeeImportField | null)[],
  ): Promise<EmployeeImportRecord>;
  setOrgUnits(
    scope: Scope,
    id: number,
    orgUnits: readonly EmployeeImportOrgUnitInput[],
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

/** Writes one history entry for the whole import, with its file name. */
async function auditImport(
  { audit }: ImportDeps,
  scope: Scope,
  action: 'import' | 'importRollback',
  record: EmployeeImportRecord,
) {
  const { fileName, rowCount } = record;
  const changes = { fileName: [null, fileName], rowCount: [null, rowCount] } satisfies AuditChanges;
  await audit.write(scope, { action, objectType: 'user', changes });
}

async function findImport(scope: Scope, id: number): Promise<EmployeeImportRecord> {
  const record = await importRepository.find(scope.tx, scope.organizationId, id);
  if (!record || !isSeen(scope, record)) throw new AppError('notFound');
  return record;
}

async function listImports(scope: Scope): Promise<EmployeeImportRecord[]> {
  const rows = await importRepository.newest(scope.tx, scope.organizationId, LISTED * 5);
  return rows.filter((record) => isSeen(scope, record)).slice(0, LISTED);
}

async function createImport(
  deps: ImportDeps,
  scope: Scope,
  { name, bytes }: UploadedFile,
): Promise<EmployeeImportRecord> {
  if (bytes.length > limits.importBytes) throw new AppError('import.tooBig', { field: 'file' });
  const fileName = name.split(/[\\/]/).at(-1)?.slice(-limits.name) ?? '';
  await deps.reading.check(scope, bytes, fileName);
  const { tx, organizationId } = scope;
  const record = await importRepository.insert(tx, {
    organizationId,
    authorId: callerOf(scope).userId,
    fileName,
    actor: actorOf(scope),
  });
  await importRepository.putSource(tx, organizationId, record.id, bytes);
  return handOver(deps, scope, record, {});
}

async function runImport(deps: ImportDeps, scope: Scope, id: number): Promise<EmployeeImportRecord> {
  const record = await takeImport(scope, id, ['ready']);
  await auditImport(deps, scope, 'import', record);
  return handOver(deps, scope, record, { state: 'running', actor: actorOf(scope) });
}

async function rollBackImport(deps: ImportDeps, scope: Scope, id: number): Promise<EmployeeImportRecord> {
  const record = await takeImport(scope, id, ['done']);
  const until = (record.finishedAt?.getTime() ?? 0) + ROLLBACK_MS;
  if (deps.now().getTime() > until) throw new AppError('import.rollbackLate');
  await auditImport(deps, scope, 'importRollback', record);
  return handOver(deps, scope, record, { state: 'rollingBack', actor: actorOf(scope) });
}

async function deleteImport(deps: ImportDeps, scope: Scope, id: number): Promise<void> {
  const record = await takeImport(scope, id, ['reading', 'mapping', 'checking', 'ready', 'failed']);
  await importRepository.delete(scope.tx, scope.organizationId, record.id);
  await publishImport(deps, scope, record);
}

/** Manages the author's decisions about imports of people. The work itself is in import.jobs.ts. */
export function createImportService(given: ImportServiceDeps): ImportService {
  const reading = createImportReading(given.workers);
  const deps: ImportDeps = { ...given, reading };

  return {
    find: findImport,
    list: listImports,
    create: (scope, input) => createImport(deps, scope, input),
    setColumns: (scope, id, fields) => setColumns(deps, scope, id, fields),
    setOrgUnits: (scope, id, orgUnits) => setOrgUnits(deps, scope, id, orgUnits),
    setSettings: (scope, input) => setSettings(deps, scope, input),
    setCell: (scope, input) => setCell(deps, scope, input),
    choose: (scope, id, numbers, choice) => choose(deps, scope, id, numbers, choice),
    run: (scope, id) => runImport(deps, scope, id),
    rollBack: (scope, id) => rollBackImport(deps, scope, id),
    delete: (scope, id) => deleteImport(deps, scope, id),
  };
}
