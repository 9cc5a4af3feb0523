import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import { openTable } from '@server/spreadsheets/open-table';
import type { TextRow } from '@server/spreadsheets/read-workbook';
import { findHeading, guessColumns } from './headings';
import { importRepository } from './import.repository';
import type { EmployeeImportRecord } from './import.tables';

/** So many rows are looked at for the heading and for what the columns are. */
const HEAD = 60;
const PART = 1_000;

const open = (bytes: Buffer, fileName: string) => openTable(bytes, fileName, limits.importColumns);

/** Before anything is stored: whether it is a table at all. @throws {AppError} as `openTable`, import.empty */
export async function checkSource(bytes: Buffer, fileName: string): Promise<void> {
  const { rows } = await open(bytes, fileName);
  for await (const _ of rows) return;
  throw new AppError('import.empty', { field: 'file' });
}

/** Puts the rows of the file into the database part by part; only a part is ever in memory. */
export async function readSource(tx: Tx, record: EmployeeImportRecord, today: string): Promise<void> {
  const { organizationId, id } = record;
  const bytes = await importRepository.takeSource(tx, organizationId, id);
  if (!bytes) throw new AppError('import.empty', { field: 'file' });
  const { rows, is1904 } = await open(bytes, record.fileName);
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

  for await (const row of rows) {
    part.push(row);
    if (part.length >= (columns === null ? HEAD : PART)) await store();
  }
  await store();
  if (rowCount === 0) throw new AppError('import.empty', { field: 'file' });
  await importRepository.update(tx, record, {
    state: 'mapping',
    columns: columns ?? [],
    duplicates: isOurs() ? 'update' : record.duplicates,
    is1904,
    rowCount,
    doneCount: 0,
  });
}
