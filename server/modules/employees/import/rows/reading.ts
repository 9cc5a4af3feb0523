import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { rowsOfPart, type Table, type TableInput, tableTask } from '@server/spreadsheets/table.task';
import type { TextRow } from '@server/spreadsheets/read-workbook';
import { readUpload } from '@server/workers/read-upload';
import type { Workers } from '@server/workers/workers';
import { findHeading, guessColumns } from './headings';
import { importRepository } from '../import.repository';
import type { EmployeeImportRecord } from '../import.tables';

/** The number of rows from which the heading and the columns are guessed. */
const SAMPLE_ROWS = 60;
const PART = 1_000;

export interface ImportReading {
  /** Checks before anything is stored that it is a table. @throws {AppError} as `readTable`, import.empty */
  check(scope: Scope, bytes: Buffer, fileName: string): Promise<void>;
  /**
   * Reads the whole table of an import: waits for a worker process, outside of any transaction. @throws {AppError} as `readTable`
   */
  read(record: EmployeeImportRecord, bytes: Buffer): Promise<Table>;
  /** Stores the rows of the table in parts. @throws {AppError} import.rows, import.empty */
  store(tx: Tx, record: EmployeeImportRecord, table: Table, today: string): Promise<void>;
}

/** Yields the rows one by one; only one part of the table is in memory as objects. */
function* rowsOf({ parts }: Table): Generator<TextRow> {
  for (const part of parts) yield* rowsOfPart(part);
}

async function storeRows(tx: Tx, record: EmployeeImportRecord, table: Table, today: string): Promise<void> {
  const { organizationId, id } = record;
  let part: TextRow[] = [];
  let columns: EmployeeImportRecord['columns'] | null = null;
  let rowCount = 0;

  const settleLeader = () => {
    const texts = part.map(({ cells }) => cells);
    const { titles, skip } = findHeading(texts);
    part = part.slice(skip);
    columns = guessColumns(
      titles,
      part.map(({ cells }) => cells),
      today,
    );
  };
  /** A table with people's ids was exported here: its values are intentional. */
  const isOurs = () => columns?.some(({ field }) => field === 'id') ?? false;
  const store = async () => {
    if (columns === null) settleLeader();
    rowCount += part.length;
    if (rowCount > limits.importRows) {
      throw new AppError('import.rows', { field: 'file', params: { max: limits.importRows } });
    }
    if (part.length > 0) await importRepository.addRows(tx, organizationId, id, part);
    part = [];
  };

  for (const row of rowsOf(table)) {
    part.push(row);
    if (part.length >= (columns === null ? SAMPLE_ROWS : PART)) await store();
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

/** Reads the tables of imports: a worker process parses them, this code stores them. */
export function createImportReading(workers: Workers): ImportReading {
  const inputOf = (bytes: Uint8Array, fileName: string, maxRows: number): TableInput => ({
    ...{ bytes, fileName, maxRows },
    maxColumns: limits.importColumns,
  });

  return {
    async check(scope, bytes, fileName) {
      const { parts } = await readUpload(workers, scope, tableTask, inputOf(bytes, fileName, 1), 'file');
      if (parts.length === 0) throw new AppError('import.empty', { field: 'file' });
    },
    read({ organizationId, authorId, fileName }, bytes) {
      // The heading does not count as a row, and one additional row shows that there are too many.
      const input = inputOf(bytes, fileName, limits.importRows + SAMPLE_ROWS + 1);
      return workers.run(tableTask, input, { organizationId, userId: authorId }, 'file');
    },
    async store(tx, record, table, today) {
      await storeRows(tx, record, table, today);
      await importRepository.deleteSource(tx, record);
    },
  };
}
