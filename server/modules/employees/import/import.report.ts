import { AppError, type ErrorCode } from '@server/errors';
import type { Lang, Scope } from '@server/graphql/context';
import { hasRight } from '@server/graphql/access/rights';
import type { Database } from '@server/db/database';
import { spreadsheetFile } from '@server/modules/downloads';
import type { ModuleDeps } from '@server/modules/module';
import type { DownloadRoute } from '@server/modules/routes';
import type { Cell, SpreadsheetColumn } from '@server/spreadsheets/spreadsheet';
import { documentText, errorText } from '@server/texts';
import { IMPORT_FIELDS, type ImportField } from '@domain/employee-import';
import { columnOf, TABLE_FIELDS } from '@domain/person-field-lists';
import { PERSON_FIELDS, type PersonFieldKind } from '@domain/person-fields';
import { rowsAfter } from './import.read-model';
import type { ImportService } from './import.service';
import type { EmployeeImportRecord, EmployeeImportRowRecord } from './import.tables';
import { OBSTACLES } from './rollback';

const PART = 1_000;

const kinds = new Map<string, PersonFieldKind>(
  TABLE_FIELDS.map((field) => [columnOf(field), PERSON_FIELDS[field].kind]),
);
const kindOfColumn = (column: string) => kinds.get(column) ?? null;

/** Whether its values have several lines. */
const isLong = (column: string) => kindOfColumn(column) === 'goals' || kindOfColumn(column) === 'text';

type TemplateField = Exclude<ImportField, 'nameFull' | 'id'>;

const isInTemplate = (field: ImportField): field is TemplateField =>
  field !== 'nameFull' && field !== 'id' && !isLong(field);

/** The columns of the template: a name in its parts, and no fields that are better entered manually. */
const TEMPLATE = IMPORT_FIELDS.filter(isInTemplate);

function requireRight({ caller }: Scope): void {
  if (!caller) throw new AppError('auth.required');
  if (!hasRight(caller, 'employees', 'write')) throw new AppError('notFound');
}

function resultText({ outcome, rollback }: EmployeeImportRowRecord, lang: Lang): string {
  if (rollback === null) return documentText(lang, `import.outcome.${outcome ?? 'waiting'}`);
  const known = rollback === 'done' ? rollback : (OBSTACLES.find((item) => item === rollback) ?? 'used');
  return documentText(lang, `import.rollback.${known}`);
}

function reasons(
  { errors, conflicts, notes }: EmployeeImportRowRecord,
  record: EmployeeImportRecord,
  lang: Lang,
): string {
  const all = Object.entries({ ...notes, ...conflicts, ...errors });
  const line = ([column, { code, params }]: [
    string,
    { code: ErrorCode; params?: Record<string, string | number> },
  ]) => [record.columns[Number(column)]?.title, errorText(lang, code, params)].filter(Boolean).join(': ');
  return all.map(line).join('\n');
}

function columnsOf(record: EmployeeImportRecord, lang: Lang): SpreadsheetColumn[] {
  const own = record.columns.map(({ title }, index) => ({
    title: title || documentText(lang, 'import.column', { number: index + 1 }),
    width: 22,
  }));
  return [
    { title: documentText(lang, 'import.row'), width: 10, kind: 'number' },
    { title: documentText(lang, 'import.result'), width: 32 },
    { title: documentText(lang, 'import.reason'), width: 44 },
    ...own,
  ];
}

async function* partsOf(
  database: Database,
  record: EmployeeImportRecord,
  lang: Lang,
): AsyncGenerator<Cell[][]> {
  let after = -1;
  for (;;) {
    const from = after;
    const rows = await database.tenant(record.organizationId, (tx) => rowsAfter(tx, record, from, PART));
    yield rows.map((row) => [
      row.number,
      resultText(row, lang),
      reasons(row, record, lang),
      ...record.columns.map((_, index) => row.cells[index] ?? ''),
    ]);
    const last = rows.at(-1);
    if (!last || rows.length < PART) return;
    after = last.number;
  }
}

/** Creates the downloads: the empty table to fill in, and the report of all rows. */
export function createImportRoutes(
  imports: Pick<ImportService, 'find'>,
  { database, now, log }: Pick<ModuleDeps, 'database' | 'now' | 'log'>,
): DownloadRoute[] {
  return [
    {
      path: '/employee-import/template.xlsx',
      handle(scope) {
        requireRight(scope);
        const { lang } = scope;
        const columns = TEMPLATE.map((field): SpreadsheetColumn => ({
          title: documentText(lang, `people.${field}`),
          width: 22,
          kind: kindOfColumn(field) === 'day' ? 'day' : 'text',
        }));
        const title = documentText(lang, 'people.sheet');
        const fileName = `${documentText(lang, 'import.templateFile')}.xlsx`;
        return Promise.resolve(spreadsheetFile(log, fileName, () => ({ lang, title, columns, parts: [] })));
      },
    },
    {
      path: '/employee-import/:id/report.xlsx',
      async handle(scope, { params }) {
        requireRight(scope);
        const { lang } = scope;
        const record = await imports.find(scope, Number(params['id']) || 0);
        const title = documentText(lang, 'import.reportSheet');
        const date = (record.finishedAt ?? now()).toISOString().slice(0, 10);
        const parts = partsOf(database, record, lang);
        const table = { lang, title, columns: columnsOf(record, lang), parts };
        return spreadsheetFile(log, `${documentText(lang, 'import.reportFile', { date })}.xlsx`, () => table);
      },
    },
  ];
}
