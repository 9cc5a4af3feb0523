import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Spreadsheet } from './spreadsheet';
import { streamWorkbook } from './write-workbook';

/** A file that exists as long as it is being read. */
export interface TemporaryWorkbook {
  bytes: number;
  /** The file is deleted when the stream has ended. */
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
  const drop = () => rm(path, { force: true });
  let failure: unknown;
  const workbook = streamWorkbook(
    sheets,
    (error) => {
      failure = error;
    },
    sheetRows,
  );
  try {
    await pipeline(workbook, createWriteStream(path, { mode: 0o600 }), { signal });
    const { size: bytes } = await stat(path);
    return { bytes, drop, open: () => createReadStream(path).once('close', () => void drop()) };
  } catch (error) {
    await drop();
    throw failure ?? error;
  }
}
