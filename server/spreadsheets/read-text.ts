import { Readable } from 'node:stream';
import papaparse from 'papaparse';
import { AppError } from '@server/errors';
import type { TextRow } from './read-workbook';

const MAX_CONTROLS = 0.02;

/** The text of a file: what Russian Excel saves as CSV is not UTF-8. */
function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** Pictures and programs under the name of a table are full of signs that no text has. */
function refuseBinary(text: string): void {
  const head = text.slice(0, 4_096);
  // eslint-disable-next-line no-control-regex -- they are what tells a text from anything else
  const controls = head.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  if (controls > head.length * MAX_CONTROLS) throw new AppError('import.notSpreadsheet', { field: 'file' });
}

const SLICE = 64 * 1024;
const DELIMITERS = ['\t', ';', ',', '|'];
/** The library parses the rows that it guesses by for each of them: a head of one endless line is not worth more. */
const GUESSED_BY = { characters: 256 * 1024, rows: 20 };

/** The sign between the cells. Empty lines, the one after the last newline too, say nothing about it. */
function guessDelimiter(text: string): string {
  const head = text.slice(0, GUESSED_BY.characters);
  const { meta } = papaparse.parse(head, {
    delimitersToGuess: DELIMITERS,
    preview: GUESSED_BY.rows,
    skipEmptyLines: 'greedy',
  });
  // Under a title of one cell the library takes two columns for none.
  return head.includes(meta.delimiter)
    ? meta.delimiter
    : (DELIMITERS.find((sign) => head.includes(sign)) ?? meta.delimiter);
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += SLICE) yield text.slice(at, at + SLICE);
}

const isRow = (row: unknown): row is string[] => Array.isArray(row);

/**
 * The rows of a CSV file or of what was pasted from a spreadsheet; the sign between the cells is found out.
 * @throws {AppError} import.columns, import.notSpreadsheet
 */
export async function* readText(
  bytes: Buffer,
  { maxColumns }: { maxColumns: number },
): AsyncGenerator<TextRow> {
  const text = decodeText(bytes);
  refuseBinary(text);
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
