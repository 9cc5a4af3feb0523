import { NotZip, openZip, type ZipEntry } from '@server/archives/zip-file';
import { hasMacros } from '@server/archives/macros';
import { AppError } from '@server/errors';

/** Limits on the unpacked size; an ordinary document of 3 MB stays well below them. */
const TOTAL_BYTES = 60 * 1024 * 1024;
const TEXT_BYTES = 15 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
const TEXT_ENTRY = 'word/document.xml';

const LEGACY = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ARCHIVE = Buffer.from('PK\u0003\u0004', 'latin1');

const notWord = () => new AppError('regulation.importNotWord', { field: 'file' });
const tooBig = () => new AppError('regulation.importTooBig', { field: 'file' });

function checkSizes(entries: readonly ZipEntry[]): void {
  if (entries.length > MAX_ENTRIES) throw tooBig();
  const total = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  const text = entries.find(({ name }) => name === TEXT_ENTRY);
  if (!text) throw notWord();
  if (total > TOTAL_BYTES || text.unpacked > TEXT_BYTES) throw tooBig();
}

async function checkEntries(bytes: Buffer): Promise<void> {
  const { entries } = await openZip(bytes);
  checkSizes(entries);
  for (const entry of entries) {
    const content = await entry.unpack();
    // Word never writes document types, and they would allow entities that expand without end.
    if (entry.name.endsWith('.xml') && content.includes('<!DOCTYPE')) throw notWord();
  }
}

/**
 * Checks that the bytes are a Word document of a plausible size before a parser reads them.
 * @throws {AppError} regulation.importLegacy, importNotWord, importTooBig, files.macros
 */
export async function checkDocx(bytes: Buffer): Promise<void> {
  if (bytes.subarray(0, LEGACY.length).equals(LEGACY)) {
    throw new AppError('regulation.importLegacy', { field: 'file' });
  }
  if (!bytes.subarray(0, ARCHIVE.length).equals(ARCHIVE)) throw notWord();
  if (await hasMacros(bytes)) throw new AppError('files.macros', { field: 'file' });
  try {
    await checkEntries(bytes);
  } catch (error) {
    if (error instanceof NotZip) throw notWord();
    throw error;
  }
}
