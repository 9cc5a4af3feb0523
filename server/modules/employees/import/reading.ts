import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { rowsOfPart, type Table, type TableInput, tableTask } from '@server/spreadsheets/table.task';
import type { TextRow } from '@server/spreadsheets/read-workbook';
import { readUpload } from '@server/workers/readings';
import type { Workers } from '@server/workers/workers';
import { findHeading, guessColumns } from './headings';
import { importRepository } from './import.repository';
import type { EmployeeImportRecord } from './import.tables';

/** So many rows are looked at for the heading and for what the columns are. */
const HEAD = 60;
const PART = 1_000;

export interface ImportReading {
  /** Before anything is stored: whether it is a table at all. @throws {AppError} as `readTable`, import.empty */
  check(scope: Scope, bytes: Buffer, fileName: string): Promise<void>;
  /** The whole table of an import: waits for a worker process, outside of any transaction. @throws {AppError} as `readTable` */
  read(record: EmployeeImportRecord, bytes: Buffer): Promise<Table>;
  /** Puts the rows of the table into the database part by part. @throws {AppError} import.rows, import.empty */
  store(tx: Tx, record: EmployeeImportRecord, table: Table, today: string): Promise<void>;
}

/** The rows one after another; of one part of the table at a time there are objects. */
function* rowsOf({ parts }: Table): Generator<TextRow> {
  for (const part of parts) yield* rowsOfPart(part);
}

async function storeRows(tx: Tx, record: EmployeeImportRecord, table: Table, today: string): Promise<void> {
  const { organizationId, id } = record;
  let part: TextRow[] = [];
  let columns: EmployeeImportRecord['columns'] | null = null;
  let rowCount = 0;

  const settleHead = () => {
    const texts = part.map(({ cells }) => cells);
    const { titles, skip } = findHeading(texts);
    part = part.slice(skip);
    columns = guessColumns(
      titles,
      part.map(({ cells }) => cells),
      today,
    );
  };
  /** A table that has people's numbers came from here: what it says of them is meant. */
  const isOurs = () => columns?.some(({ field }) => field === 'id') ?? false;
  const store = async () => {
    if (columns === null) settleHead();
    rowCount += part.length;
    if (rowCount > limits.importRows) {
      throw new AppError('import.rows', { field: 'file', params: { max: limits.importRows } });
    }
    if (part.length > 0) await importRepository.addRows(tx, organizationId, id, part);
    part = [];
  };

  for (const row of rowsOf(table)) {
    part.push(row);
    if (part.length >= (columns === null ? HEAD : PART)) await store();
  }
  await store();
  if (rowCount === 0) throw new AppError('import.empty', { field: 'file' });
  await importRepository.update(tx, record, {
    state: 'mapping',
    columns: columns ?? [],
    duplicates: isOurs() ? 'update' : record.duplicates,
    is1904: table.is1904,
    rowCount,
    doneCount: 0,
  });
}

/** Reads the tables of imports: parsed in a worker process, stored here. */
export function createImportReading(workers: Workers): ImportReading {
  const inputOf = (bytes: Uint8Array, fileName: string, mostRows: number): TableInput => ({
    ...{ bytes, fileName, mostRows },
    maxColumns: limits.importColumns,
  });

  return {
    async check(scope, bytes, fileName) {
      const { parts } = await readUpload(workers, scope, tableTask, inputOf(bytes, fileName, 1), 'file');
      if (parts.length === 0) throw new AppError('import.empty', { field: 'file' });
    },
    read({ organizationId, authorId, fileName }, bytes) {
      // A heading is no row of it, and one row more tells that there are too many.
      const input = inputOf(bytes, fileName, limits.importRows + HEAD + 1);
      return workers.run(tableTask, input, { organizationId, userId: authorId }, 'file');
    },
    async store(tx, record, table, today) {
      await storeRows(tx, record, table, today);
      await importRepository.deleteSource(tx, record);
    },
  };
}
