import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type ZipEntry, zipStream } from '@server/archives/zip-stream';
import { AppError } from '@server/errors';
import type { Lang } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import type { DownloadRoute } from '@server/modules/routes';
import { instantCell, type Spreadsheet, XLSX } from '@server/spreadsheets/spreadsheet';
import { streamWorkbook } from '@server/spreadsheets/write-workbook';
import { documentText, documentTextOr } from '@server/texts';
import { type OwnCell, ownFilePath, type OwnTable } from '@server/modules/content/own-table.read-model';
import { type OwnData, ownData } from './own-data.read-model';

type Deps = Pick<ModuleDeps, 'audit' | 'contentKinds' | 'files' | 'log' | 'now' | 'reverts'>;

const ownText = (lang: Lang, name: string): string => documentTextOr(lang, `own.${name}`, name);

function sheetOf(lang: Lang, timezone: string, { key, columns, rows }: OwnTable): Spreadsheet {
  const cell = (value: OwnCell) => (value instanceof Date ? instantCell(value, timezone) : value);
  return {
    lang,
    title: ownText(lang, key),
    columns: columns.map((column) => ({ ...column, title: ownText(lang, `column.${column.key}`) })),
    parts: [rows.map((row) => row.map(cell))],
  };
}

/** Returns the data for programs: the same tables, each row an object. */
function jsonOf({ tables, timezone }: OwnData, madeAt: Date): Buffer {
  const objects = ({ columns, rows }: OwnTable) =>
    rows.map((row) => Object.fromEntries(columns.map(({ key }, index) => [key, row[index] ?? null])));
  const data = Object.fromEntries(tables.map((table) => [table.key, objects(table)]));
  return Buffer.from(JSON.stringify({ madeAt, timezone, ...data }, null, 2));
}

const FORMATS = ['xlsx', 'json', 'zip'] as const;

/** Yields both tables and the files one after another, so that only one is in memory at a time. */
async function* archived(
  { files }: Pick<Deps, 'files'>,
  data: OwnData,
  { workbook, json, name }: { workbook: Readable; json: Buffer; name: string },
): AsyncGenerator<ZipEntry> {
  yield { name: `${name}.xlsx`, bytes: await buffer(workbook) };
  yield { name: `${name}.json`, bytes: json };
  for (const content of data.files) yield { name: ownFilePath(content), bytes: await files.read(content) };
}

/**
 * Exports the organization's data about the caller: `/profile/data.xlsx` for people, `/profile/data.json` for programs,
 * `/profile/data.zip` with the person's files too.
 */
export function createOwnDataRoute({ audit, log, now, files, ...deps }: Deps): DownloadRoute {
  return {
    path: '/profile/data.:format',
    isUnpaid: true,
    async handle(scope, { params }) {
      const { caller, lang } = scope;
      const format = FORMATS.find((item) => item === params['format']);
      if (caller === null) throw new AppError('auth.required');
      if (!format) throw new AppError('notFound');
      const data = await ownData(scope, caller, deps);
      await audit.write(scope, { action: 'export', objectType: 'user', objectId: caller.userId });
      const madeAt = now();
      const name = documentText(lang, 'own.fileName', { date: madeAt.toISOString().slice(0, 10) });
      const sheets = data.tables.map((table) => sheetOf(lang, data.timezone, table));
      const failed = (error: unknown) => log.error({ err: error }, 'the export of own data failed');
      const workbook = () => streamWorkbook(sheets, failed);
      const parts = () => ({ workbook: workbook(), json: jsonOf(data, madeAt), name });
      const made = {
        json: { mime: 'application/json', render: () => jsonOf(data, madeAt) },
        xlsx: { mime: XLSX, render: workbook },
        zip: { mime: 'application/zip', render: () => zipStream(archived({ files }, data, parts())) },
      }[format];
      return {
        mime: made.mime,
        fileName: `${name}.${format}`,
        render: () => Promise.resolve(made.render()),
      };
    },
  };
}
