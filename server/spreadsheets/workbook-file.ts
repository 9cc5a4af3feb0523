import { NotZip, type OpenedZip, openZip, type ZipEntry } from '@server/archives/zip-file';
import { hasMacros } from '@server/archives/macros';
import { AppError } from '@server/errors';

/** The max unpacked size: a legitimate table of 50,000 people is far below it. */
const TOTAL_BYTES = 200 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
const MAX_MERGES = 20_000;
/** The reader needs time for each sheet, even an empty one. */
const MAX_SHEETS = 200;
/** A signature and three sizes may follow the bytes of an entry. */
const DESCRIPTOR_BYTES = 24;
/** A tag may be split between two parts. */
const TAIL = 400;

const ARCHIVE = Buffer.from('PK\u0003\u0004', 'latin1');
const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/;
const MERGE = /<mergeCell\s[^<>]*ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;

/** A block of merged cells: columns and rows count from 1. */
export interface Merge {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface WorkbookFacts {
  /** By the number in the sheet's file name. */
  merges: ReadonlyMap<number, readonly Merge[]>;
  /** Days are counted from 1904, as on old Macs. */
  is1904: boolean;
}

const wrong = () => new AppError('import.notSpreadsheet', { field: 'file' });
const tooBig = () => new AppError('import.tooBig', { field: 'file' });

/** Returns 1 for A, 27 for AA. */
function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Checks that the directory entries cover the whole file: nothing may be hidden between them. */
async function checkTiling({ entries, directoryOffset }: OpenedZip): Promise<void> {
  let at = 0;
  for (const entry of [...entries].sort((a, b) => a.offset - b.offset)) {
    const { end } = await entry.packedBytes();
    if (entry.offset < at || entry.offset - at > DESCRIPTOR_BYTES) throw wrong();
    at = end;
  }
  if (directoryOffset < at || directoryOffset - at > DESCRIPTOR_BYTES) throw wrong();
}

function checkSizes(entries: readonly ZipEntry[]): void {
  const total = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (entries.length > MAX_ENTRIES || total > TOTAL_BYTES) throw tooBig();
  if (entries.filter(({ name }) => SHEET.test(name)).length > MAX_SHEETS) throw tooBig();
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('xl/workbook.xml') || names.size !== entries.length) throw wrong();
}

function mergesOf(text: string): Merge[] {
  return [...text.matchAll(MERGE)].map(([, left = '', top, right = '', bottom]) => ({
    top: Number(top),
    bottom: Number(bottom),
    left: columnNumber(left),
    right: columnNumber(right),
  }));
}

/** Reads an entry to its end: checks its declared length and collects what must be known before the rows. */
async function scan(entry: ZipEntry, look: (text: string) => void): Promise<void> {
  let tail = '';
  for await (const part of entry.unpackParts()) {
    const text = tail + part.toString('latin1');
    // Spreadsheet programs write no document types, which attackers use for exponentially growing entities.
    if (text.includes('<!DOCTYPE')) throw wrong();
    const cut = text.length > TAIL ? text.lastIndexOf('<') : -1;
    look(cut > 0 ? text.slice(0, cut) : text);
    tail = cut > 0 ? text.slice(cut) : '';
    if (tail.length > TAIL) tail = '';
  }
  look(tail);
}

async function factsOf(bytes: Buffer): Promise<WorkbookFacts> {
  const zip = await openZip(bytes);
  const { entries } = zip;
  checkSizes(entries);
  await checkTiling(zip);
  const merges = new Map<number, Merge[]>();
  let is1904 = false;
  for (const entry of entries) {
    const sheet = SHEET.exec(entry.name)?.[1];
    const found: Merge[] = [];
    await scan(entry, (text) => {
      if (sheet !== undefined && found.length < MAX_MERGES) found.push(...mergesOf(text));
      if (entry.name === 'xl/workbook.xml' && /<workbookPr[^<>]*date1904="(1|true)"/.test(text))
        is1904 = true;
    });
    if (sheet !== undefined) merges.set(Number(sheet), found);
  }
  return { merges, is1904 };
}

/** Whether the bytes have the signature of an XLSX. */
export function isArchive(bytes: Buffer): boolean {
  return bytes.subarray(0, ARCHIVE.length).equals(ARCHIVE);
}

/**
 * Checks that the bytes are an XLSX of a legitimate size before a parser reads them.
 * @throws {AppError} import.notSpreadsheet, import.tooBig, files.macros
 */
export async function checkWorkbook(bytes: Buffer): Promise<WorkbookFacts> {
  if (!isArchive(bytes)) throw wrong();
  if (await hasMacros(bytes)) throw new AppError('files.macros', { field: 'file' });
  try {
    return await factsOf(bytes);
  } catch (error) {
    if (error instanceof NotZip) throw wrong();
    throw error;
  }
}
