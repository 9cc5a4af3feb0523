import type { CellObject, WorkSheet } from '@e965/xlsx';
import { AppError } from '@server/errors';
import { createFill, type TextRow } from './read-workbook';
import { numberText } from './serial-days';
import type { Merge } from './workbook-file';

/** The signature of a workbook (`.xls`) as written by Excel 97 to 2003 and many later programs. */
const LEGACY = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** The name of the stream that contains a password-protected workbook of a newer format. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Whether the bytes have the signature of an XLS. */
export function isOldWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, LEGACY.length).equals(LEGACY);
}

const encrypted = () => new AppError('import.encrypted', { field: 'file' });
const wrong = () => new AppError('import.notSpreadsheet', { field: 'file' });

function cellText(cell: CellObject | undefined, is1904: boolean): string {
  if (!cell || cell.t === 'e' || cell.t === 'z') return '';
  // A formula that was saved without its result is returned as a formula; the leading `=` makes it invalid.
  if (cell.v === undefined) return cell.f === undefined ? '' : `=${cell.f}`;
  const format = cell.z === undefined ? undefined : String(cell.z);
  return typeof cell.v === 'number' ? numberText(cell.v, format, is1904) : String(cell.v).trim();
}

/** Returns the cells of a row up to the last non-empty one. */
function cellsOf(row: readonly (CellObject | undefined)[], is1904: boolean, maxColumns: number): string[] {
  const cells = Array.from(row, (cell) => cellText(cell, is1904));
  while (cells.at(-1) === '') cells.pop();
  if (cells.length > maxColumns) {
    throw new AppError('import.columns', { field: 'file', params: { max: maxColumns } });
  }
  return cells;
}

/** Columns and rows count from 1. */
const mergesOf = (sheet: WorkSheet): Merge[] =>
  (sheet['!merges'] ?? []).map(({ s, e }) => ({
    top: s.r + 1,
    bottom: e.r + 1,
    left: s.c + 1,
    right: e.c + 1,
  }));

function* rowsOf(sheet: WorkSheet, is1904: boolean, maxColumns: number): Generator<TextRow> {
  const fill = createFill(mergesOf(sheet));
  for (const [index, row] of (sheet['!data'] ?? []).entries()) {
    const cells = row ? cellsOf(row, is1904, maxColumns) : [];
    const text = fill({ number: index + 1, cells });
    if (text && text.cells.some((cell) => cell !== '')) yield text;
  }
}

/**
 * Reads the rows and calendar of the first visible sheet with content. The whole workbook is held in memory: a worker process has
 * limits.
 * @throws {AppError} import.encrypted, import.notSpreadsheet, and import.columns while the rows are read
 */
export async function readOldWorkbook(
  bytes: Buffer,
  { maxColumns }: { maxColumns: number },
): Promise<{ rows: Iterable<TextRow>; is1904: boolean }> {
  const { read, set_cptable: useCodePages } = await import('@e965/xlsx');
  // Before Excel 97, and in many programs since, Russian text used a code page.
  useCodePages(await import('@e965/xlsx/dist/cpexcel'));
  let book;
  try {
    book = read(bytes, { type: 'buffer', dense: true, cellNF: true, cellHTML: false, cellText: false });
  } catch (error) {
    const isEncrypted =
      bytes.includes(ENCRYPTED) || (error instanceof Error && /password/i.test(error.message));
    throw isEncrypted ? encrypted() : wrong();
  }
  const facts = book.Workbook;
  const is1904 = facts?.WBProps?.date1904 === true;
  const visible = book.SheetNames.filter((_, index) => !facts?.Sheets?.[index]?.Hidden);
  for (const name of visible) {
    const sheet = book.Sheets[name];
    if (sheet?.['!data']?.some((row) => row?.some((cell) => cellText(cell, is1904) !== ''))) {
      return { rows: rowsOf(sheet, is1904, maxColumns), is1904 };
    }
  }
  return { rows: [], is1904 };
}
