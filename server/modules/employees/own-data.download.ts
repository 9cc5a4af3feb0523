import { AppError } from '@server/errors';
import type { Lang } from '@server/graphql/context';
import type { DownloadRoute, ModuleDeps } from '@server/modules/module';
import { instantCell, type Spreadsheet, XLSX } from '@server/spreadsheets/spreadsheet';
import { streamWorkbook } from '@server/spreadsheets/write-workbook';
import { documentText, isDocumentKey } from '@server/texts';
import type { OwnCell, OwnTable } from '@server/modules/content/own-table';
import { type OwnData, ownData } from './own-data.read-model';

type Deps = Pick<ModuleDeps, 'audit' | 'log' | 'now' | 'reverts' | 'contentKinds'>;

function word(lang: Lang, name: string): string {
  const key = `own.${name}`;
  return isDocumentKey(key) ? documentText(lang, key) : name;
}

function sheetOf(lang: Lang, timezone: string, { key, columns, rows }: OwnTable): Spreadsheet {
  const cell = (value: OwnCell) => (value instanceof Date ? instantCell(value, timezone) : value);
  return {
    lang,
    title: word(lang, key),
    columns: columns.map((column) => ({ ...column, title: word(lang, `column.${column.key}`) })),
    parts: [rows.map((row) => row.map(cell))],
  };
}

/** For programs: the same tables, each row an object. */
function jsonOf({ tables, timezone }: OwnData, madeAt: Date): Buffer {
  const objects = ({ columns, rows }: OwnTable) =>
    rows.map((row) => Object.fromEntries(columns.map(({ key }, index) => [key, row[index] ?? null])));
  const data = Object.fromEntries(tables.map((table) => [table.key, objects(table)]));
  return Buffer.from(JSON.stringify({ madeAt, timezone, ...data }, null, 2));
}

/** `/profile/data.xlsx` for people, `/profile/data.json` for programs: what the organization holds about whoever asks. */
export function createOwnDataRoute({ audit, log, now, ...deps }: Deps): DownloadRoute {
  return {
    path: '/profile/data.:format',
    isUnpaid: true,
    async handle(scope, { params }) {
      const { caller, lang } = scope;
      const { format = '' } = params;
      if (caller === null) throw new AppError('auth.required');
      if (format !== 'xlsx' && format !== 'json') throw new AppError('notFound');
      const data = await ownData(scope, caller, deps);
      await audit.write(scope, { action: 'export', objectType: 'user', objectId: caller.userId });
      const madeAt = now();
      const fileName = `${documentText(lang, 'own.fileName', { date: madeAt.toISOString().slice(0, 10) })}.${format}`;
      if (format === 'json') {
        return { mime: 'application/json', fileName, render: () => Promise.resolve(jsonOf(data, madeAt)) };
      }
      const sheets = data.tables.map((table) => sheetOf(lang, data.timezone, table));
      const failed = (error: unknown) => log.error({ err: error }, 'the export of own data failed');
      return { mime: XLSX, fileName, render: () => Promise.resolve(streamWorkbook(sheets, failed)) };
    },
  };
}
