import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/employee-import.graphql. */
export type EmployeeImportResolvers = DomainResolvers<{
  Query: 'employeeImports' | 'employeeImport' | 'employeeImportRows';
  Mutation: 'employeeImportCreate' | 'employeeImportColumns' | 'employeeImportOrgUnits' | 'employeeImportSettings' | 'employeeImportCell' | 'employeeImportChoice' | 'employeeImportRun' | 'employeeImportRollBack' | 'employeeImportDelete';
  EmployeeImport: 'id' | 'fileName' | 'author' | 'state' | 'error' | 'columns' | 'orgUnits' | 'duplicates' | 'isSendEmail' | 'rowCount' | 'doneCount' | 'ahead' | 'leaders' | 'summary' | 'assignments' | 'createdAt' | 'finishedAt' | 'rollbackUntil' | 'rollback';
  EmployeeImportColumn: 'title' | 'samples' | 'field' | 'confidence';
  EmployeeImportOrgUnit: 'kind' | 'key' | 'name' | 'count' | 'isFound' | 'action' | 'targetId' | 'suggestedId' | 'suggestedName';
  EmployeeImportLeader: 'subdivision' | 'name' | 'count' | 'state';
  EmployeeImportSummary: 'create' | 'update' | 'skip' | 'wrong' | 'duplicates' | 'same' | 'archive' | 'dismissed' | 'rehired' | 'noted';
  EmployeeImportRollback: 'removed' | 'restored' | 'kept';
  EmployeeImportKept: 'number' | 'user' | 'obstacle';
  EmployeeImportRowList: 'items' | 'count';
  EmployeeImportRow: 'number' | 'cells' | 'errors' | 'action' | 'choice' | 'notes' | 'changes' | 'match' | 'matchBy' | 'outcome' | 'user';
  EmployeeImportCellError: 'column' | 'text';
}>;
