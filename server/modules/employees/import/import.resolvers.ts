import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { EmployeeImportField } from '@server/graphql/generated/types';
import type { EmployeeImportResolvers } from '@server/graphql/generated/domains/employee-import';
import { once } from '@server/graphql/idempotency';
import { assignmentsOfNewcomers } from '@server/modules/assignments/newcomers.read-model';
import { paging } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { givenTable } from '@server/spreadsheets/given-table';
import { errorText } from '@server/texts';
import { IMPORT_FIELDS } from '@domain/employee-import';
import { columnOf, TABLE_FIELDS } from '@domain/person-field-lists';
import { findRow, listRows, newcomersOf, orgUnitsOf, rollbackOf, summaryOf } from './import.read-model';
import type { ImportService } from './import.service';
import { OBSTACLES, ROLLBACK_MS } from './rollback';
import { importTurns } from './import-queue.sql';

const importFields = ({
  contentKinds,
}: Pick<ModuleDeps, 'contentKinds'>): EmployeeImportResolvers['EmployeeImport'] => ({
  author: ({ authorId }, _, { loaders }) => loaders.user.load(authorId),
  error: ({ error }, _, { lang }) => (error ? errorText(lang, error.code, error.params) : null),
  ahead: (record, _, { scope }) => importTurns.ahead(scope.tx, record),
  orgUnits: (record, _, { scope }) => orgUnitsOf(scope.tx, record),
  summary: (record, _, { scope }) => summaryOf(scope.tx, record),
  assignments: (record, _, { scope: { tx, organizationId } }) =>
    record.state === 'ready'
      ? assignmentsOfNewcomers(tx, organizationId, contentKinds, newcomersOf(record))
      : Promise.resolve(0),
  rollbackUntil: ({ finishedAt, state }) =>
    finishedAt && state === 'done' ? new Date(finishedAt.getTime() + ROLLBACK_MS) : null,
  rollback: (record, _, { scope }) => (record.state === 'rolledBack' ? rollbackOf(scope.tx, record) : null),
});

const columns = new Map<string, EmployeeImportField>(TABLE_FIELDS.map((field) => [field, columnOf(field)]));

const importField = (field: string): EmployeeImportField | undefined =>
  columns.get(field) ?? IMPORT_FIELDS.find((known) => known === field);

const rowFields: EmployeeImportResolvers['EmployeeImportRow'] = {
  action: ({ action }) =>
    action === 'create' || action === 'update' || action === 'fill' || action === 'skip' ? action : null,
  errors: ({ errors, conflicts }, _, { lang }) =>
    Object.entries({ ...conflicts, ...errors }).map(([column, { code, params }]) => ({
      column: Number(column),
      text: errorText(lang, code, params),
    })),
  notes: ({ notes, errors, conflicts }, _, { lang }) =>
    Object.entries(notes)
      .filter(([column]) => !(column in errors) && !(column in conflicts))
      .map(([column, { code, params }]) => ({ column: Number(column), text: errorText(lang, code, params) })),
  changes: ({ changes }) => [...new Set(changes.flatMap((field) => importField(field) ?? []))],
  match: ({ matchId }, _, { loaders }) => (matchId === null ? null : loaders.user.load(matchId)),
  user: ({ userId }, _, { loaders }) => (userId === null ? null : loaders.user.load(userId)),
};

const keptFields: EmployeeImportResolvers['EmployeeImportKept'] = {
  user: ({ userId }, _, { loaders }) => (userId === null ? null : loaders.user.load(userId)),
  obstacle: ({ rollback }) => OBSTACLES.find((known) => known === rollback) ?? 'used',
};

/** The resolvers of imports: graphql/schema/employee-import.graphql. */
export function createImportResolvers(
  imports: ImportService,
  deps: Pick<ModuleDeps, 'contentKinds'>,
): EmployeeImportResolvers {
  return {
    Query: {
      employeeImports: (_, __, { scope }) => imports.list(scope),
      employeeImport: (_, { id }, { scope }) => imports.find(scope, id),
      async employeeImportRows(_, { id, filter, page, pageSize }, { scope }) {
        const record = await imports.find(scope, id);
        return listRows(scope.tx, record, filter ?? null, paging(page, pageSize, limits.pageSizeMax));
      },
    },
    Mutation: {
      employeeImportCreate: (_, { fileImport, text, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'employeeImportCreate', key: clientKey },
          async () => imports.create(scope, await givenTable(fileImport, text, 'import.empty')),
          (id) => imports.find(scope, id),
        ),
      employeeImportColumns: (_, { id, fields }, { scope }) => imports.setColumns(scope, id, fields),
      employeeImportOrgUnits: (_, { id, orgUnits }, { scope }) => imports.setOrgUnits(scope, id, orgUnits),
      employeeImportSettings: (_, args, { scope }) => imports.setSettings(scope, args),
      async employeeImportCell(_, cell, { scope }) {
        await imports.setCell(scope, cell);
        const row = await findRow(scope.tx, await imports.find(scope, cell.id), cell.number);
        if (!row) throw new AppError('notFound');
        return row;
      },
      employeeImportChoice: (_, { id, numbers, choice }, { scope }) =>
        imports.choose(scope, id, numbers, choice ?? null),
      employeeImportRun: (_, { id }, { scope }) => imports.run(scope, id),
      employeeImportRollBack: (_, { id }, { scope }) => imports.rollBack(scope, id),
      async employeeImportDelete(_, { id }, { scope }) {
        await imports.delete(scope, id);
        return true;
      },
    },
    EmployeeImport: importFields(deps),
    EmployeeImportRow: rowFields,
    EmployeeImportKept: keptFields,
  };
}
