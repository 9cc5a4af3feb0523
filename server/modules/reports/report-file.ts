import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ReportCell } from '@server/modules/content/content-reports';
import type { ModuleDeps } from '@server/modules/module';
import { mapParts } from '@server/spreadsheets/parts';
import { type Cell, dayCell, instantCell } from '@server/spreadsheets/spreadsheet';
import { streamSpreadsheet } from '@server/spreadsheets/write-workbook';
import { reportQuery } from './report-query';
import type { ReportCatalogue } from './report-sources';
import { shownColumns } from './report-words';
import type { ReportShape } from './reports.tables';

const WIDTHS: Record<ReportCell, number> = { text: 30, number: 12, day: 14, instant: 18 };
/** The number of rows in memory at once. */
const PART = 2_000;

/** A file that exists as long as it is being read. */
export interface ReportFile {
  bytes: number;
  rows: number;
  /** The file is deleted when the stream has ended. */
  open(): Readable;
  drop(): Promise<void>;
}

interface Asked {
  name: string;
  shape: ReportShape;
  timezone: string;
}

function cellOf(cell: ReportCell, value: string, timezone: string): Cell {
  if (value === '') return null;
  if (cell === 'number') return Number(value);
  if (cell === 'day') return dayCell(value);
  return cell === 'instant' ? instantCell(new Date(value), timezone) : value;
}

/**
 * Writes the part of a report that the scope's caller may see to a separate file. The database is read in one pass that ends when
 * the file is complete, however slowly the file is downloaded.
 * @throws {AppError} report.tooLong: rows are never cut off silently
 */
export async function writeReport(
  scope: Scope,
  { name, shape, timezone }: Asked,
  { catalogue, log }: Pick<ModuleDeps, 'log'> & { catalogue: ReportCatalogue },
): Promise<ReportFile> {
  const { rows: maxRows } = limits.report;
  const source = catalogue.find(shape.source);
  if (!source) throw new AppError('notFound');
  const rows = await reportQuery.count(scope, shape, source);
  if (rows > maxRows) throw new AppError('report.tooLong', { params: { max: maxRows } });
  const { lang } = scope;
  const shown = shownColumns(lang, source, shape.columns);
  const parts = mapParts(reportQuery.parts(scope, shape, source, PART), (row): Cell[] =>
    shown.map(({ cell, words }, place) => cellOf(cell, words(row[place] ?? ''), timezone)),
  );
  const columns = shown.map(({ title, cell }) => ({ title, width: WIDTHS[cell], kind: cell }));
  const path = join(tmpdir(), `adaptika-report-${randomUUID()}.xlsx`);
  const drop = () => rm(path, { force: true });
  try {
    let failure: unknown;
    const sheet = streamSpreadsheet({ lang, title: name, columns, parts }, (error) => {
      failure = error;
      log.error({ err: error }, 'a report could not be written');
    });
    await pipeline(sheet, createWriteStream(path, { mode: 0o600 }));
    if (failure !== undefined) throw new Error('a report could not be written', { cause: failure });
    const { size: bytes } = await stat(path);
    return {
      ...{ bytes, rows, drop },
      open: () => createReadStream(path).once('close', () => void drop()),
    };
  } catch (error) {
    await drop();
    throw error;
  }
}
