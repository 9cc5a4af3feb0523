import { promisify } from 'node:util';
import { createInflateRaw, inflateRaw } from 'node:zlib';

/** An entry of the directory at the end of a ZIP file. */
export interface ZipEntry {
  name: string;
  isDeflated: boolean;
  packed: number;
  unpacked: number;
  offset: number;
}

/** The bytes are not a ZIP file that a well-behaved program writes. */
export class NotZip extends Error {}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const inflateWhole = promisify(inflateRaw);

/** The end record lies in the last 64 kB; only a comment may follow it. */
function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  throw new NotZip('no end record');
}

function readEntry(bytes: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (bytes.readUInt32LE(at) !== CENTRAL) throw new NotZip('no entry where one should be');
  const method = bytes.readUInt16LE(at + 10);
  if (method !== 0 && method !== 8) throw new NotZip(`packed by method ${method}`);
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

/** The entries of a ZIP file, and where their list begins. @throws {NotZip} */
export function readDirectory(bytes: Buffer): { entries: ZipEntry[]; start: number } {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  let at = start;
  const entries = Array.from({ length: count }, () => {
    const { entry, next } = readEntry(bytes, at);
    at = next;
    return entry;
  });
  return { entries, start };
}

/** The byte range of an entry's packed content. @throws {NotZip} */
export function packedBytes(bytes: Buffer, entry: ZipEntry): { start: number; end: number } {
  if (bytes.readUInt32LE(entry.offset) !== LOCAL) throw new NotZip('no file where one should be');
  const names = bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
  const start = entry.offset + 30 + names;
  return { start, end: start + entry.packed };
}

/** Unpacks a whole entry, but no more bytes than it declares: a ZIP bomb declares less than it holds. @throws {NotZip} */
export async function unpackEntry(bytes: Buffer, entry: ZipEntry): Promise<Buffer> {
  const { start, end } = packedBytes(bytes, entry);
  const packed = bytes.subarray(start, end);
  if (!entry.isDeflated) return packed;
  const unpacked = await inflateWhole(packed, { maxOutputLength: entry.unpacked + 1 }).catch(() => null);
  if (unpacked?.length !== entry.unpacked) throw new NotZip(`${entry.name} is not as long as it says`);
  return unpacked;
}

/** Unpacks an entry in parts, for content that is too large for memory. @throws {NotZip} */
export async function* unpackParts(bytes: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const { start, end } = packedBytes(bytes, entry);
  const packed = bytes.subarray(start, end);
  if (!entry.isDeflated) {
    yield packed;
    return;
  }
  const inflate = createInflateRaw();
  inflate.end(packed);
  let length = 0;
  try {
    for await (const part of inflate) {
      if (!Buffer.isBuffer(part)) continue;
      length += part.length;
      if (length > entry.unpacked) throw new NotZip(`${entry.name} holds more than it says`);
      yield part;
    }
  } catch (error) {
    throw error instanceof NotZip ? error : new NotZip(`${entry.name} cannot be unpacked`);
  }
}
