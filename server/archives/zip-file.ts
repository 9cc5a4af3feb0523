import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** The largest directory without the extension for archives of more than 4 GB, which none of ours may reach. */
const MAX_ENTRIES = 65_535;

/** The bytes are not a ZIP file that a well-behaved program writes. */
export class NotZip extends Error {}

/** An opened ZIP file of untrusted bytes. Its methods throw {NotZip}. */
export interface OpenedZip {
  readonly entries: readonly ZipEntry[];
  /** The offset of the directory, which lists the entries. */
  readonly directoryOffset: number;
}

export interface ZipEntry {
  readonly name: string;
  /** The declared number of bytes. */
  readonly unpacked: number;
  /** The offset of its header, which precedes its content. */
  readonly offset: number;
  /** Returns the range of its packed content. */
  packedBytes(): Promise<{ start: number; end: number }>;
  /** Unpacks it whole, but no more bytes than it declares: a ZIP bomb declares less than it holds. */
  unpack(): Promise<Buffer>;
  /** Unpacks it in parts, for content that is too large for memory; no more bytes than it declares. */
  unpackParts(): AsyncGenerator<Buffer>;
}

/** Whatever the library finds wrong with the bytes: it has no errors of its own kind. */
function asNotZip(error: unknown): never {
  throw new NotZip(error instanceof Error ? error.message : String(error), { cause: error });
}

async function* partsOf(open: () => Promise<Readable>): AsyncGenerator<Buffer> {
  const stream = await open().catch(asNotZip);
  try {
    for await (const part of stream) if (Buffer.isBuffer(part)) yield part;
  } catch (error) {
    asNotZip(error);
  } finally {
    stream.destroy();
  }
}

function entryOf(file: ZipFile, entry: Entry): ZipEntry {
  const offset = entry.relativeOffsetOfLocalHeader;
  return {
    ...{ name: entry.fileName, unpacked: entry.uncompressedSize, offset },
    async packedBytes() {
      const header = await file.readLocalFileHeaderPromise(entry, { minimal: true }).catch(asNotZip);
      return { start: header.fileDataStart, end: header.fileDataStart + entry.compressedSize };
    },
    unpack: () => file.openReadStreamPromise(entry).then(buffer).catch(asNotZip),
    unpackParts: () => partsOf(() => file.openReadStreamPromise(entry)),
  };
}

async function readEntries(file: ZipFile): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  for await (const entry of file.eachEntry()) {
    if (entries.length === MAX_ENTRIES) throw new NotZip('too many entries');
    entries.push(entryOf(file, entry));
  }
  return entries;
}

/** Reads the directory of a ZIP file. @throws {NotZip} */
export async function openZip(bytes: Buffer): Promise<OpenedZip> {
  const file = await fromBufferPromise(bytes).catch(asNotZip);
  // Before the first entry is read; its published type is wrong.
  const directoryOffset: unknown = file.readEntryCursor;
  if (typeof directoryOffset !== 'number')
    throw new Error('the library does not say where the directory begins');
  return { entries: await readEntries(file).catch(asNotZip), directoryOffset };
}
