import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { Header } from 'tar';
import { messageOf } from '../embedded/failure';
import { ArchiveError } from './catalog';
import { type ArchiveKeys, decryption, type encryption } from './encryption';

/** Bytes of a block: a header takes one, content is padded to whole blocks. */
const BLOCK = 512;

export interface ArchiveWriter {
  /** Adds a file from a buffer. */
  add(path: string, content: Buffer): Promise<void>;
  /** Adds a file of a known size from a stream; it must yield exactly that many bytes. */
  addStream(path: string, size: number, content: AsyncIterable<Buffer>): Promise<void>;
}

export interface ArchiveEntry {
  path: string;
  size: number;
  /** Read it to its end or not at all before requesting the next entry. */
  content: AsyncIterable<Buffer>;
}

function headerOf(path: string, size: number): Buffer {
  const header = new Header({ path, size, mode: 0o600, uid: 0, gid: 0, mtime: new Date(), type: 'File' });
  const block = Buffer.alloc(BLOCK);
  if (header.encode(block, 0)) throw new ArchiveError(`${path}: the name is too long for the archive.`);
  return block;
}

const filling = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/**
 * Writes a .tar.gz under a temporary name and renames it when it is complete. Only its owner can read it.
 * @param encrypt null: not encrypted
 * @param fill adds the entries
 */
export async function writeArchive(
  file: string,
  encrypt: ReturnType<typeof encryption>,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const draft = `${file}.part`;
  const sink = new PassThrough();
  const output = createWriteStream(draft, { mode: 0o600 });
  const written = encrypt
    ? pipeline(sink, createGzip(), encrypt, output)
    : pipeline(sink, createGzip(), output);
  // The next push reports the failure; this only prevents an unhandled rejection.
  written.catch(() => undefined);
  const push = async (bytes: Buffer) => {
    if (bytes.length > 0 && !sink.write(bytes)) {
      await Promise.race([new Promise((go) => sink.once('drain', go)), written]);
    }
  };
  try {
    await fill({
      async add(path, content) {
        await push(headerOf(path, content.length));
        await push(content);
        await push(filling(content.length));
      },
      async addStream(path, size, content) {
        await push(headerOf(path, size));
        let left = size;
        for await (const chunk of content) {
          left -= chunk.length;
          if (left < 0) break;
          await push(chunk);
        }
        if (left !== 0) throw new ArchiveError(`${path} changed while it was read.`);
        await push(filling(size));
      },
    });
    await push(Buffer.alloc(2 * BLOCK));
    sink.end();
    await written;
    await rename(draft, file);
  } catch (error) {
    sink.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/** Reads a stream's bytes in portions of the requested size. */
function portions(source: AsyncIterator<unknown>) {
  let rest = Buffer.alloc(0);

  async function next(): Promise<IteratorResult<unknown>> {
    try {
      return await source.next();
    } catch (error) {
      if (error instanceof ArchiveError) throw error;
      throw new ArchiveError(`The archive cannot be read, it is damaged: ${messageOf(error)}.`);
    }
  }

  async function readChunk(maxBytes: number): Promise<Buffer | undefined> {
    while (rest.length === 0) {
      const { done, value } = await next();
      if (done) return undefined;
      if (Buffer.isBuffer(value)) rest = Buffer.from(value);
    }
    const part = rest.subarray(0, maxBytes);
    rest = rest.subarray(part.length);
    return part;
  }

  async function* exactly(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      const part = await readChunk(left);
      if (!part) throw new ArchiveError('The archive ends in the middle: it is damaged.');
      left -= part.length;
      yield part;
    }
  }

  return {
    exactly,
    async rest(): Promise<void> {
      while (await readChunk(BLOCK)) {
        // There are only zeros.
      }
    },
    async whole(size: number): Promise<Buffer> {
      const parts: Buffer[] = [];
      for await (const part of exactly(size)) parts.push(part);
      return Buffer.concat(parts);
    },
  };
}

/**
 * Reads a .tar.gz entry by entry.
 * @throws {ArchiveError} when it is damaged or no archive
 */
export async function* readArchive(file: string, keys: ArchiveKeys): AsyncGenerator<ArchiveEntry> {
  const decrypt = await decryption(file, keys);
  const source = createReadStream(file);
  const unzipped = createGunzip();
  const fed = decrypt ? pipeline(source, decrypt, unzipped) : pipeline(source, unzipped);
  fed.catch(() => undefined);
  try {
    const reader = portions(unzipped[Symbol.asyncIterator]());
    for (;;) {
      const header = new Header(await reader.whole(BLOCK));
      // Reads to the last byte: the checksum comes at the end.
      if (header.nullBlock) return await reader.rest();
      if (!header.cksumValid || !header.path || header.size === undefined) {
        throw new ArchiveError('The archive is damaged.');
      }
      const { path, size } = header;
      const content = reader.exactly(size);
      yield { path, size, content };
      // Skips the content that was not read.
      for await (const part of content) void part;
      await reader.whole(filling(size).length);
    }
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}

/** Returns the whole content of an entry; for small ones. */
export async function contentOf(entry: ArchiveEntry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of entry.content) parts.push(part);
  return Buffer.concat(parts);
}
