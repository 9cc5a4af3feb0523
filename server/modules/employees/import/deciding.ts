import limits from '@graphql/limits.json';
import type { SQL } from 'drizzle-orm';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type {
  EmployeeImportField,
  EmployeeImportOrgUnitInput,
  MutationEmployeeImportSettingsArgs,
} from '@server/graphql/generated/types';
import { hasRight } from '@server/graphql/access/rights';
import { checkText } from '@server/modules/checks';
import { checkRows } from './checking';
import { findConflicts, relatedRows } from './findings.repository';
import { computePlannedOutcomes } from './dry-run';
import { actorOf, callerOf, handOver, type ImportDeps, publishImport, takeImport } from './import-access';
import { atOrgUnits, importRepository, numbered } from './import.repository';
import type { EmployeeImportRecord, RowChoice } from './import.tables';
import { storeNotes } from './rows/row-outcomes';
import { gatherOrgUnits } from './org-units/org-units';
import { existingOrgUnits } from './org-units/org-units.repository';
import { todayOf } from '@server/modules/organization/organization.read-model';

/** Recomputes the planned outcome of these rows. */
async function planOutcome(
  deps: ImportDeps,
  scope: Scope,
  record: EmployeeImportRecord,
  which: SQL,
): Promise<void> {
  await storeNotes(scope, record);
  await computePlannedOutcomes(scope, record, await todayOf(deps, scope), which);
}

/** @throws {AppError} access.denied, validation.unknown */
async function checkTargets(scope: Scope, orgUnits: readonly EmployeeImportOrgUnitInput[]): Promise<void> {
  const mayCreate = hasRight(callerOf(scope), 'structure', 'write');
  for (const kind of ['position', 'subdivision'] as const) {
    const existing = new Set(
      (await existingOrgUnits(scope.tx, scope.organizationId, kind)).map(({ id }) => id),
    );
    for (const orgUnit of orgUnits.filter((orgUnit) => orgUnit.kind === kind)) {
      if (orgUnit.action === 'create' && !mayCreate) throw new AppError('access.denied', { field: 'places' });
      if (orgUnit.action === 'link' && !existing.has(orgUnit.targetId ?? 0)) {
        throw new AppError('validation.unknown', { field: 'places' });
      }
    }
  }
}

/**
 * Sets the field of each column and queues a new check of the rows. @throws {AppError} as `takeImport`; import.columnTwice,
 * import.nameColumn
 */
export async function setColumns(
  deps: ImportDeps,
  scope: Scope,
  id: number,
  fields: readonly (EmployeeImportField | null)[],
): Promise<EmployeeImportRecord> {
  const record = await takeImport(scope, id, ['mapping', 'checking', 'ready']);
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
  return handOver(deps, scope, record, { state: 'checking', columns, actor: actorOf(scope) });
}

/**
 * Sets the actions for positions and subdivisions that do not exist. @throws {AppError} as `takeImport`; access.denied,
 * validation.unknown
 */
export async function setOrgUnits(
  deps: ImportDeps,
  scope: Scope,
  id: number,
  orgUnits: readonly EmployeeImportOrgUnitInput[],
): Promise<EmployeeImportRecord> {
  const record = await takeImport(scope, id, ['ready']);
  await checkTargets(scope, orgUnits);
  await importRepository.setOrgUnits(scope.tx, record, orgUnits);
  const keys = orgUnits.map(({ key }) => key);
  await planOutcome(deps, scope, record, atOrgUnits(keys));
  const after = await importRepository.update(scope.tx, record, {});
  await publishImport(deps, scope, after);
  return after;
}

/** Sets how existing people are handled, and whether new people are invited. @throws {AppError} as `takeImport` */
export async function setSettings(
  deps: ImportDeps,
  scope: Scope,
  { id, duplicates, isSendEmail }: MutationEmployeeImportSettingsArgs,
): Promise<EmployeeImportRecord> {
  const record = await takeImport(scope, id, ['ready']);
  const after = await importRepository.update(scope.tx, record, {
    duplicates: duplicates ?? record.duplicates,
    isSendEmail: isSendEmail ?? record.isSendEmail,
  });
  await publishImport(deps, scope, after);
  return after;
}

/** Corrects one cell: its row and the rows that conflict with it are checked again. @throws {AppError} as `takeImport` */
export async function setCell(
  deps: ImportDeps,
  scope: Scope,
  { id, number, column, text }: { id: number; number: number; column: number; text: string },
): Promise<void> {
  const record = await takeImport(scope, id, ['ready']);
  if (!record.columns[column]) throw new AppError('notFound');
  const cell = checkText(text, { field: 'text', max: limits.importCell });
  const [row] = await importRepository.cells(scope.tx, record, [number]);
  if (!row) throw new AppError('notFound');
  const before = await relatedRows(scope.tx, record, number);
  const cells = record.columns.map((_, index) => (index === column ? cell : (row.cells[index] ?? '')));
  await importRepository.updateRows(scope.tx, record, [number], { cells });
  await checkRows(scope.tx, record, [{ number, cells }], await todayOf(deps, scope));
  const related = await relatedRows(scope.tx, record, number);
  const numbers = [...new Set([...before, ...related])];
  await findConflicts(scope.tx, record, numbers);
  const { field } = record.columns[column];
  if (field === 'position' || field === 'subdivision') {
    await gatherOrgUnits(scope.tx, record, record.actor.mayCreatePlaces);
  }
  await planOutcome(deps, scope, record, numbered(numbers));
  await publishImport(deps, scope, await importRepository.update(scope.tx, record, {}));
}

/** Sets the choice for individual rows, which overrides the settings. @throws {AppError} as `takeImport`; validation.range */
export async function choose(
  deps: ImportDeps,
  scope: Scope,
  id: number,
  numbers: readonly number[],
  choice: RowChoice | null,
): Promise<EmployeeImportRecord> {
  const record = await takeImport(scope, id, ['ready']);
  if (numbers.length > limits.bulk) {
    throw new AppError('validation.range', { field: 'numbers', params: { min: 1, max: limits.bulk } });
  }
  const related = new Set(numbers);
  for (const number of numbers) {
    for (const other of await relatedRows(scope.tx, record, number)) related.add(other);
  }
  await importRepository.updateRows(scope.tx, record, numbers, { choice });
  await findConflicts(scope.tx, record, [...related]);
  await planOutcome(deps, scope, record, numbered([...related]));
  const after = await importRepository.update(scope.tx, record, {});
  await publishImport(deps, scope, after);
  return after;
}
