import { Readable } from 'node:stream';
import papaparse from 'papaparse';
import { AppError } from '@server/errors';
import type { TextRow } from './read-workbook';

const MAX_CONTROLS = 0.02;

/** Decodes the text of a file: Russian Excel does not save CSV as UTF-8. */
function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** Rejects pictures and programs that are named like a table: they contain many characters that never occur in text. */
function rejectBinary(text: string): void {
  const head = text.slice(0, 4_096);
  // eslint-disable-next-line no-control-regex -- they are what tells a text from anything else
  const controls = head.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  if (controls > head.length * MAX_CONTROLS) throw new AppError('import.notSpreadsheet', { field: 'file' });
}

const SLICE = 64 * 1024;
const DELIMITERS = ['\t', ';', ',', '|'];
/** The library parses these rows once for each candidate: a larger sample, such as one endless line, is not worth it. */
const DELIMITER_SAMPLE = { characters: 256 * 1024, rows: 20 };

/** Guesses the delimiter between the cells. Empty lines, including the one after the last newline, are ignored. */
function guessDelimiter(text: string): string {
  const head = text.slice(0, DELIMITER_SAMPLE.characters);
  const { meta } = papaparse.parse(head, {
    delimitersToGuess: DELIMITERS,
    preview: DELIMITER_SAMPLE.rows,
    skipEmptyLines: 'greedy',
  });
  // If the title is a single cell, the library may not recognize the two columns below it.
  return head.includes(meta.delimiter)
    ? meta.delimiter
    : (DELIMITERS.find((sign) => head.includes(sign)) ?? meta.delimiter);
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += SLICE) yield text.slice(at, at + SLICE);
}

const isRow = (row: unknown): row is string[] => Array.isArray(row);

/**
 * Reads the rows of a CSV file or of text pasted from a spreadsheet; the delimiter is detected.
 * @throws {AppError} import.columns, import.notSpreadsheet
 */
export async function* readText(
  bytes: Buffer,
  { maxColumns }: { maxColumns: number },
): AsyncGenerator<TextRow> {
  const text = decodeText(bytes);
  rejectBinary(text);
  const parser = papaparse.parse(papaparse.NODE_STREAM_INPUT, {
    delimiter: guessDelimiter(text),
    skipEmptyLines: false,
  });
  let number = 0;
  for await (const row of Readable.from(slices(text)).pipe(parser)) {
    number += 1;
    if (!isRow(row)) continue;
    const cells = row.map((cell) => cell.trim());
    while (cells.length > 0 && cells.at(-1) === '') cells.pop();
    if (cells.length > maxColumns) {
      throw new AppError('import.columns', { field: 'file', params: { max: maxColumns } });
    }
    if (cells.length > 0) yield { number, cells };
  }
}
