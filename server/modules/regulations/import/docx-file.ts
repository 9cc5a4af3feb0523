import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { AppError } from '@server/errors';

const inflate = promisify(inflateRaw);

/** Unpacked sizes that an honest document of 3 MB keeps well below. */
const TOTAL_BYTES = 60 * 1024 * 1024;
const TEXT_BYTES = 15 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
const TEXT_ENTRY = 'word/document.xml';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const LEGACY = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ARCHIVE = Buffer.from('PK\u0003\u0004', 'latin1');

interface Entry {
  name: string;
  isDeflated: boolean;
  packed: number;
  unpacked: number;
  offset: number;
}

const notWord = () => new AppError('regulation.importNotWord', { field: 'file' });
const tooBig = () => new AppError('regulation.importTooBig', { field: 'file' });

/** The end record stands in the last 64 kB, after it only a comment. */
function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  throw notWord();
}

function readEntry(bytes: Buffer, at: number): { entry: Entry; next: number } {
  if (bytes.readUInt32LE(at) !== CENTRAL) throw notWord();
  const method = bytes.readUInt16LE(at + 10);
  if (method !== 0 && method !== 8) throw notWord();
  const nameLength = bytes.readUInt16LE(at + 28);
  const rest = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  return {
    entry: {
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      isDeflated: method === 8,
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    },
    next: at + 46 + nameLength + rest,
  };
}

function readDirectory(bytes: Buffer): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw tooBig();
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    const { entry, next } = readEntry(bytes, at);
    at = next;
    return entry;
  });
}

/** The bytes of an entry, unpacked no further than it says: a bomb says less than it holds. */
async function unpack(bytes: Buffer, entry: Entry): Promise<Buffer> {
  if (bytes.readUInt32LE(entry.offset) !== LOCAL) throw notWord();
  const start =
    entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
  const packed = bytes.subarray(start, start + entry.packed);
  if (!entry.isDeflated) return packed;
  const unpacked = await inflate(packed, { maxOutputLength: entry.unpacked + 1 }).catch(() => null);
  if (unpacked?.length !== entry.unpacked) throw notWord();
  return unpacked;
}

function checkSizes(entries: readonly Entry[]): void {
  const total = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  const text = entries.find(({ name }) => name === TEXT_ENTRY);
  if (!text) throw notWord();
  if (total > TOTAL_BYTES || text.unpacked > TEXT_BYTES) throw tooBig();
}

async function checkEntries(bytes: Buffer): Promise<void> {
  const entries = readDirectory(bytes);
  checkSizes(entries);
  for (const entry of entries) {
    const content = await unpack(bytes, entry);
    // Word writes no document types; they are where entities that grow without end come from.
    if (entry.name.endsWith('.xml') && content.includes('<!DOCTYPE')) throw notWord();
  }
}

/**
 * Makes sure that the bytes are a Word document of an honest size before a parser sees them.
 * @throws {AppError} regulation.importLegacy, importNotWord, importTooBig
 */
export async function checkDocx(bytes: Buffer): Promise<void> {
  if (bytes.subarray(0, LEGACY.length).equals(LEGACY)) {
    throw new AppError('regulation.importLegacy', { field: 'file' });
  }
  if (!bytes.subarray(0, ARCHIVE.length).equals(ARCHIVE)) throw notWord();
  try {
    await checkEntries(bytes);
  } catch (error) {
    // An offset that leads out of the file: whoever wrote it was no Word.
    if (error instanceof RangeError) throw notWord();
    throw error;
  }
}
