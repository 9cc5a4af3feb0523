import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import { rowsOfPart, type Table, tableTask } from '@server/spreadsheets/table.task';
import type { TextRow } from '@server/spreadsheets/read-workbook';
import type { Owner } from '@server/workers/task';
import type { Workers } from '@server/workers/workers';
import { findHeading, guessColumns } from './headings';
import { importRepository } from './import.repository';
import type { EmployeeImportRecord } from './import.tables';

/** So many rows are looked at for the heading and for what the columns are. */
const HEAD = 60;
const PART = 1_000;

export interface ImportReading {
  /** Before anything is stored: whether it is a table at all. @throws {AppError} as `readTable`, import.empty */
  check(owner: Owner, bytes: Buffer, fileName: string): Promise<void>;
  /** Puts the rows of the file into the database part by part. */
  store(tx: Tx, record: EmployeeImportRecord, today: string): Promise<void>;
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
  const read = (owner: Owner, bytes: Uint8Array, fileName: string, mostRows: number) =>
    workers.run(tableTask, { bytes, fileName, maxColumns: limits.importColumns, mostRows }, owner, 'file');

  return {
    async check(owner, bytes, fileName) {
      const { parts } = await read(owner, bytes, fileName, 1);
      if (parts.length === 0) throw new AppError('import.empty', { field: 'file' });
    },
    async store(tx, record, today) {
      const { organizationId, id, authorId, fileName } = record;
      const bytes = await importRepository.takeSource(tx, organizationId, id);
      if (!bytes) throw new AppError('import.empty', { field: 'file' });
      // A heading is no row of it, and one row more tells that there are too many.
      const mostRows = limits.importRows + HEAD + 1;
      const table = await read({ organizationId, userId: authorId }, bytes, fileName, mostRows);
      await storeRows(tx, record, table, today);
    },
  };
}
