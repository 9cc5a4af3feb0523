import { pipeline, Readable } from 'node:stream';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive that is being written. */
export interface WrittenEntry {
  name: string;
  /** Its text in parts: the next one is requested when the previous one is compressed. */
  parts: Iterable<string> | AsyncIterable<string>;
}

const SIGNATURES = { file: 0x0403_4b50, descriptor: 0x0807_4b50, directory: 0x0201_4b50, end: 0x0605_4b50 };
const VERSION = 20;
/** Sizes follow the bytes, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980: the content does not depend on the time. */
const DATE = 0x0021;
/** Sizes have 32 bits. */
const MAX_BYTES = 0xffff_ffff;
const CHUNK_BYTES = 64 * 1024;

interface Stored {
  name: Buffer;
  offset: number;
  crc: number;
  packed: number;
  unpacked: number;
}

/** The fields that the head of a file and its line in the directory have in common. */
function fields(numbers: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(numbers.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of numbers) {
    if (bytes === 2) buffer.writeUInt16LE(value, at);
    else buffer.writeUInt32LE(value, at);
    at += bytes;
  }
  return buffer;
}

const headOf = ({ name }: Stored): Buffer =>
  Buffer.concat([
    fields([
      ...([
        [SIGNATURES.file, 4],
        [VERSION, 2],
        [FLAGS, 2],
        [DEFLATED, 2],
        [0, 2],
        [DATE, 2],
      ] as const),
      ...([
        [0, 4],
        [0, 4],
        [0, 4],
        [name.length, 2],
        [0, 2],
      ] as const),
    ]),
    name,
  ]);

const descriptorOf = ({ crc, packed, unpacked }: Stored): Buffer =>
  fields([
    [SIGNATURES.descriptor, 4],
    [crc, 4],
    [packed, 4],
    [unpacked, 4],
  ]);

const lineOf = ({ name, offset, crc, packed, unpacked }: Stored): Buffer =>
  Buffer.concat([
    fields([
      ...([
        [SIGNATURES.directory, 4],
        [VERSION, 2],
        [VERSION, 2],
        [FLAGS, 2],
        [DEFLATED, 2],
      ] as const),
      ...([
        [0, 2],
        [DATE, 2],
        [crc, 4],
        [packed, 4],
        [unpacked, 4],
        [name.length, 2],
      ] as const),
      ...([
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [offset, 4],
      ] as const),
    ]),
    name,
  ]);

const endOf = (count: number, bytes: number, offset: number): Buffer =>
  fields([
    ...([
      [SIGNATURES.end, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
    ] as const),
    ...([
      [bytes, 4],
      [offset, 4],
      [0, 2],
    ] as const),
  ]);

/** Compresses the parts of a file, and counts them. */
async function* packed(stored: Stored, parts: WrittenEntry['parts']): AsyncGenerator<Buffer> {
  async function* read(): AsyncGenerator<Buffer> {
    for await (const part of parts) {
      const bytes = Buffer.from(part, 'utf8');
      stored.crc = crc32(bytes, stored.crc);
      stored.unpacked += bytes.length;
      if (stored.unpacked > MAX_BYTES) throw new Error(`${stored.name.toString()} is too big for an archive`);
      yield bytes;
    }
  }
  // Tables are repetitive: the fastest level makes them a third larger than the usual one in a quarter of the time.
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED, chunkSize: CHUNK_BYTES });
  // A failure of the source ends the compressor with it, and a reader that has gone ends the source.
  pipeline(Readable.from(read(), { highWaterMark: 1 }), deflate, () => undefined);
  for await (const chunk of deflate) {
    if (!Buffer.isBuffer(chunk)) throw new Error('a compressor returns bytes');
    stored.packed += chunk.length;
    yield chunk;
  }
}

/**
 * Yields the bytes of a ZIP archive while its files are read: one file after another, compressed outside of the main thread. Only a few
 * parts are in memory, however long a file is.
 */
export async function* writeZip(
  entries: Iterable<WrittenEntry> | AsyncIterable<WrittenEntry>,
): AsyncGenerator<Buffer> {
  const files: Stored[] = [];
  let offset = 0;
  for await (const { name, parts } of entries) {
    const stored: Stored = { name: Buffer.from(name, 'utf8'), offset, crc: 0, packed: 0, unpacked: 0 };
    files.push(stored);
    const head = headOf(stored);
    yield head;
    for await (const chunk of packed(stored, parts)) yield chunk;
    const descriptor = descriptorOf(stored);
    yield descriptor;
    offset += head.length + stored.packed + descriptor.length;
    if (offset > MAX_BYTES) throw new Error('the archive is too big');
  }
  const directory = Buffer.concat(files.map(lineOf));
  yield Buffer.concat([directory, endOf(files.length, directory.length, offset)]);
}
