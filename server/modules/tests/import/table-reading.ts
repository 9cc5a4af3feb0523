import type { RawRow } from '@domain/questions/table/from-rows';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { UploadedFile } from '@server/graphql/uploads';
import { rowsOfPart, tableTask } from '@server/spreadsheets/table.task';
import { readUpload } from '@server/workers/read-upload';
import type { Workers } from '@server/workers/workers';

/** The max number of rows above the data: a title and headings. */
const HEAD = 20;

/**
 * Returns the rows of a table of questions, read in a worker process; nothing is stored.
 * @throws {AppError} as `readTable`; import.tooBig, import.rows, test.tableEmpty
 */
export async function readQuestionTable(
  workers: Pick<Workers, 'run'>,
  scope: Scope,
  { bytes, name: fileName }: UploadedFile,
): Promise<RawRow[]> {
  const tooBig = () => new AppError('import.tooBig', { field: 'file' });
  const max = limits.testTableRows;
  // One more row shows that there are too many.
  const input = { bytes, fileName, maxColumns: limits.importColumns, mostRows: max + HEAD + 1 };
  const { parts } = await readUpload(workers, scope, tableTask, input, 'file');
  // The browser receives it in one response.
  if (parts.reduce((sum, { length }) => sum + length, 0) > limits.testTableCharacters) throw tooBig();
  const rows = parts.flatMap(rowsOfPart);
  if (rows.length === 0) throw new AppError('test.tableEmpty', { field: 'file' });
  if (rows.length > max + HEAD) throw new AppError('import.rows', { field: 'file', params: { max } });
  return rows;
}
