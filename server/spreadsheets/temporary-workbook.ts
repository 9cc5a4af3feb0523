import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Spreadsheet } from './spreadsheet';
import { streamWorkbook } from './write-workbook';

/**
 * A file without a name, which only this process can reach: its room is free again when the process ends, however that happens.
 */
export interface TemporaryWorkbook {
  bytes: number;
  /** The file ends with the stream. */
  open(): Readable;
  drop(): Promise<void>;
}

export interface WritingOptions {
  /** Stops writing. */
  signal?: AbortSignal;
  /** The rows of one sheet; fewer in tests. */
  sheetRows?: number;
}

/**
 * Writes an XLSX file as fast as the disk allows, so that whatever its rows are read from (a transaction) ends however slowly the
 * file is downloaded. Nothing is left of a file that could not be completed.
 */
export async function writeTemporaryWorkbook(
  sheets: readonly Spreadsheet[],
  { signal, sheetRows }: WritingOptions = {},
): Promise<TemporaryWorkbook> {
  const path = join(tmpdir(), `adaptika-table-${randomUUID()}.xlsx`);
  const written = await open(path, 'wx', 0o600);
  const file = await open(path, 'r');
  await rm(path, { force: true });
  const drop = () => file.close();
  let failure: unknown;
  const workbook = streamWorkbook(
    sheets,
    (error) => {
      failure = error;
    },
    sheetRows,
  );
  try {
    await pipeline(workbook, written.createWriteStream(), { signal });
    const { size: bytes } = await file.stat();
    return { bytes, drop, open: () => file.createReadStream() };
  } catch (error) {
    await drop();
    throw failure ?? error;
  }
}
